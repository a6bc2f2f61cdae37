/** All icons by name: one family of lines in a 24 grid, in the colour of the text. */

import { GAME_ICONS } from "./icons_game";
import { TOOL_ICONS } from "./icons_tools";

export const ICONS = { ...GAME_ICONS, ...TOOL_ICONS };
export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];
