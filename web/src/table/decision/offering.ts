/** Which choices are shown as buttons. Many lie on the table as targets; a list of all of them is there for those who ask for it. */

interface Offering {
  choices: string[];
  offered: string[];
  narrowed: string | null;
  targets: Map<string, string[]>;
}

const FEW = 7;
const FEW_ON_TABLE = 3;

export interface Arranged {
  buttons: string[];
  /** The choices that can be pointed at on the table. */
  onTable: Set<string>;
  /** Those of them that are no buttons where there is little room: all, unless they are very few. */
  spare: Set<string>;
  /** Those that are buttons only where there is little room: elsewhere the table says the same. */
  told: Set<string>;
  /** Whether the buttons say so much that they lie side by side where there is little room. */
  row: boolean;
  /** How many choices are on the table only. */
  more: number;
  /** What a list of all holds: answers, and what can be made before them. */
  inList: { answers: number; besides: number };
  /** Whether answers are among these, and whether what can be made before them. */
  glows: boolean;
  besides: boolean;
}

type Which = (choice: string) => boolean;
const NONE: Which = () => false;

/**
 * `beside`: what can be made before any of the answers. It is left on the table, so that it does not hide what is asked.
 * `wasteful`: what nobody wants, because less does the same. It is in the list only.
 * `telling`: what says more in words than it does on the table where there is little room.
 */
export function arranged(picking: Offering, listed: boolean, beside = NONE, wasteful = NONE, telling = NONE): Arranged {
  const { narrowed, targets } = picking;
  const offered = listed ? picking.offered : picking.offered.filter((choice) => !wasteful(choice));
  const wasted = picking.offered.filter(wasteful).length;
  const onTable = new Set([...targets.values()].flat());
  const besides = picking.offered.filter(beside).length;
  const inList = { answers: picking.offered.length - besides, besides };
  const answers = offered.filter((choice) => !beside(choice));
  if (narrowed !== null || offered.length <= FEW) {
    const spare = crowd(offered, onTable);
    const row = offered.some((choice) => onTable.has(choice) && telling(choice));
    const told = new Set<string>();
    return { buttons: offered, onTable, spare, told, row, more: wasted, inList, glows: false, besides: false };
  }
  const crowded = crowd(answers, onTable);
  const shown = answers.filter((choice) => !crowded.has(choice));
  const left = offered.filter((choice) => !shown.includes(choice));
  const told = new Set(answers.length <= FEW ? answers.filter((choice) => crowded.has(choice) && telling(choice)) : []);
  return {
    buttons: listed ? offered : answers.filter((choice) => shown.includes(choice) || told.has(choice)),
    onTable,
    spare: new Set([...crowded].filter((choice) => !told.has(choice))),
    told,
    row: told.size > 0,
    more: left.length + wasted,
    inList,
    glows: !left.every(beside),
    besides: left.some(beside),
  };
}

/** Those on the table, if there are more than a few among the buttons. */
function crowd(buttons: string[], onTable: Set<string>): Set<string> {
  return buttons.filter((choice) => onTable.has(choice)).length > FEW_ON_TABLE ? onTable : new Set();
}

/** The one answer that is asked for, if all else can be done before it: whether roads are laid, one says when it is enough. */
export function onlyAnswer(choices: string[], beside = NONE): string | null {
  const answers = choices.filter((choice) => !beside(choice));
  return answers.length === 1 && choices.length > 1 ? answers[0]! : null;
}

const MANY_NUMBERS = 6;

export interface Numbers {
  /** In the order of their numbers. */
  choices: string[];
  /** What is offered besides. */
  others: string[];
}

/** Choices that differ in a number alone (`give 8`, `bid 12`), if there are many: one sets the number instead of reading a list. Not what lies on the
 * table, where one points at it. */
export function numbered(buttons: string[], onTable: Set<string> = new Set()): Numbers | null {
  const groups = new Map<string, [number, string][]>();
  for (const choice of buttons) {
    const found = /^(.+) (\d+)$/.exec(choice);
    if (found && !onTable.has(choice))
      groups.set(found[1]!, [...(groups.get(found[1]!) ?? []), [Number(found[2]), choice]]);
  }
  const largest = [...groups.values()].sort((a, b) => b.length - a.length)[0];
  if (!largest || largest.length < MANY_NUMBERS) return null;
  const choices = largest.sort(([a], [b]) => a - b).map(([, choice]) => choice);
  return { choices, others: buttons.filter((choice) => !choices.includes(choice)) };
}
