/** How much room the window has: below this width the page is one column that is scrolled, with the decision at its foot. */

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 1099px");
