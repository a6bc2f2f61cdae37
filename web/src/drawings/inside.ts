/** The inside of a drawing, from our own text: read once by the browser and copied from then on. A table has hundreds of drawings, but few that differ. */

import type { Attachment } from "svelte/attachments";

const read = new Map<string, DocumentFragment>();

function copyOf(art: string): DocumentFragment {
  let fragment = read.get(art);
  if (!fragment) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.innerHTML = art;
    fragment = document.createDocumentFragment();
    fragment.append(...svg.childNodes);
    read.set(art, fragment);
  }
  return fragment.cloneNode(true) as DocumentFragment;
}

/** Before whatever else is inside. */
export function inside(art: string): Attachment<SVGElement> | undefined {
  if (!art) return undefined;
  return (element) => {
    const copy = copyOf(art);
    const drawn = [...copy.children];
    element.prepend(copy);
    return () => drawn.forEach((one) => one.remove());
  };
}
