/** Icons of things of the game, in a 24 grid: lines of 2 units in the colour of the text; `solid` is filled. */

export const GAME_ICONS = {
  money:
    '<circle cx="12" cy="12" r="9.5"/><path class="fine" d="M15 9.3c-.4-1.2-1.5-1.8-3-1.8-1.7 0-2.9.8-2.9 2.2 0 3.2 6 1.4 6 4.6 0 1.4-1.3 2.2-3.1 2.2-1.6 0-2.7-.6-3.1-1.9M12 5.6v12.8"/>',
  points:
    '<path d="M8 15 6.5 22l5.5-2.5 5.5 2.5L16 15"/><circle cx="12" cy="9" r="7"/><path class="solid" d="m12 4.6 1.3 2.8 3 .4-2.2 2.1.5 3-2.6-1.4-2.6 1.4.5-3-2.2-2.1 3-.4z"/>',
  cowboy:
    '<path class="solid" d="M1.5 8.2c1.7 1 3.5 1.5 5.3 1.6C7 6 7.7 2.5 9.5 2.5c1 0 1.5.6 2.5.6s1.5-.6 2.5-.6c1.8 0 2.5 3.5 2.7 7.3 1.8-.1 3.6-.6 5.3-1.6-1.6 2.5-5.6 4-10.5 4s-8.9-1.5-10.5-4z"/><path class="solid" d="M8 13.2h8c0 2.6-1.6 4.3-4 4.3s-4-1.7-4-4.3zM4 22.5c.3-3.6 2-5.5 4.6-5.9L12 20l3.4-3.4c2.6.4 4.3 2.3 4.6 5.9z"/>',
  revolver:
    '<path class="solid" d="M1.5 6.2H4L5 4.5h2l.5 1.7H22.5v3.5h-1.2V11H14c-.2 2.3-1.5 3.7-3.7 3.7H9L7.5 20c-.2.7-.7 1-1.3 1H2.5c-.9 0-1.3-.6-1-1.5C2.5 16.5 4 13.5 4 10.8c-1.7-.2-2.5-1-2.5-2.6zM9.7 11l-.6 2.2h1c1.3 0 2-.7 2.2-2.2z" fill-rule="evenodd"/>',
  road: '<path d="M8.5 3 3 21M15.5 3 21 21"/><path d="M12 4v2.5M12 10.5V13M12 17v3"/>',
  parcel:
    '<path d="M12 11 22.5 16.2 12 21.5 1.5 16.2z"/><path class="full" d="M12 3h6.5l-2 2.3 2 2.3H12"/><path d="M12 2.5V16"/>',
  house:
    '<path class="solid" d="M12 2 .8 12.5l1.4 1.5L4 12.3V21.5h6v-7h4v7h6v-9.2l1.8 1.7 1.4-1.5L19 8.6V3.5h-3.5v1.8z"/>',
  building:
    '<path d="M3 21h18M5 21V9.5M19 21V9.5"/><path class="full" d="M4 9.5V6h3V3h10v3h3v3.5z"/><path d="M9.5 21v-6.5h5V21M12 14.5V21" class="fine"/>',
  firepower:
    '<path d="m12 1.8 2.1 4.8 4.7-2.4-1.3 5.1 5 1.7-4.4 3 3 4.3-5.2-.6L15 22.5l-3.6-3.9-4.2 3.2-.2-5.3-5.2-.8 3.7-3.8-3.3-4.1 5.2-.3L8.2 2.6z"/><circle class="solid" cx="12" cy="12" r="3"/>',
  dice: '<rect x="3" y="3" width="18" height="18" rx="4"/><circle class="solid" cx="8" cy="8" r="1.7"/><circle class="solid" cx="16" cy="8" r="1.7"/><circle class="solid" cx="12" cy="12" r="1.7"/><circle class="solid" cx="8" cy="16" r="1.7"/><circle class="solid" cx="16" cy="16" r="1.7"/>',
  limit: '<path d="M4 3.5h16M12 21V8M7 12.5l5-5 5 5"/>',
  horse:
    '<path class="solid" fill-rule="evenodd" d="M7 22.5c-.6-3.6.4-6 1.9-8.3-1.3.6-2.5.6-3.6.5l-1.6 1.7c-.5.5-1.2.6-1.7.1l-.6-.6c-.4-.4-.4-1 0-1.5L5.2 9c.4-2.6 1.9-4.3 4.2-5l.3-2.3c.1-.5.6-.5.9-.2l1.9 2.2c5.4.4 8.5 4.5 8.5 10.6v8.2zM9.2 6.7a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z"/>',
  outlaw:
    '<path class="solid" d="M1.5 8.2c1.7 1 3.5 1.5 5.3 1.6C7 6 7.7 2.5 9.5 2.5c1 0 1.5.6 2.5.6s1.5-.6 2.5-.6c1.8 0 2.5 3.5 2.7 7.3 1.8-.1 3.6-.6 5.3-1.6-1.6 2.5-5.6 4-10.5 4s-8.9-1.5-10.5-4z"/><path class="fine" d="M7.5 12.5v3M16.5 12.5v3"/><path class="solid" d="M6.5 15.2c3.6 1.3 7.4 1.3 11 0 .3 2.4-2.7 5-5.5 8-2.8-3-5.8-5.6-5.5-8z"/><path d="M9.7 13.4h.1M14.2 13.4h.1"/>',
  dynamite:
    '<path class="solid" d="M2 12h4.7v3H2zM7.7 12h4.6v3H7.7zM13.3 12H18v3h-4.7zM2 18.5h4.7V22H2zM7.7 18.5h4.6V22H7.7zM13.3 18.5H18V22h-4.7zM1.2 16h17.6v1.5H1.2z"/><path class="fine" d="M10 12V9.5C10 7 11.5 6 14 6h2"/><path class="solid" d="m19.5 1.5 1 2.5 2.5-.3-1.5 2 1.5 2.2-2.6-.2-1 2.5-1-2.5-2.6.2 1.5-2.2-1.5-2 2.6.3z"/>',
  ammunition:
    '<path class="solid" d="M2.5 13h5v8h-5zM9.5 13h5v8h-5zM16.5 13h5v8h-5zM2.5 11.5C2.7 8 3.5 5 5 2.5c1.5 2.5 2.3 5.5 2.5 9zM9.5 11.5c.2-3.5 1-6.5 2.5-9 1.5 2.5 2.3 5.5 2.5 9zM16.5 11.5c.2-3.5 1-6.5 2.5-9 1.5 2.5 2.3 5.5 2.5 9z"/>',
  bridge:
    '<path d="M2 9.5h20M5 9.5v-4M10 9.5v-4M14 9.5v-4M19 9.5v-4M2 5.5h20"/><path d="M4 14.5 7 9.5M20 14.5l-3-5"/><path d="M2 19c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0 3.3-1.7 5 0 3.3 1.7 5 0" class="fine"/>',
  tile: '<rect x="3" y="3" width="18" height="18" rx="2"/><path class="full" d="M7 17v-6l5-4 5 4v6z"/>',
  mountain:
    '<path class="solid" fill-rule="evenodd" d="M.5 21.5 9 4.5l3.8 6.3L15 8l8.5 13.5zM6.6 11.8l2.2-1.1L10 12.5l1.3-.7L9 8z"/>',
  auction:
    '<path class="full" d="m9 8 5-5 4.5 4.5-5 5z"/><path d="M7.8 6.8 15 14M13 1.8l7 7M11 10.5 3 18.5"/><path d="M12 21h9" />',
  star: '<path class="full" d="m12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z"/>',
  crown: '<path class="full" d="M3.5 18.5 2 7.5l5.5 4L12 4l4.5 7.5 5.5-4-1.5 11z"/>',
  duel: '<path d="M3 3.5 15 14.5M21 3.5 9 14.5" stroke-width="3.2" stroke-linecap="butt"/><path class="full" d="M14.5 13.5 17.5 12l2.5 2-1 7.5h-3.5zM9.5 13.5 6.5 12 4 14l1 7.5h3.5z" stroke-width="1"/>',
  card: '<rect x="4.5" y="2.5" width="15" height="19" rx="2"/><path class="solid" d="M7.5 9.5h4v4h-4zM12.5 9.5h4v4h-4zM7.5 14.5h4v4h-4zM12.5 14.5h4v4h-4z"/><path class="fine" d="M8 6.3h4"/>',
  hat: '<path class="full" d="M1.5 13c1.7 1 3.5 1.7 5.3 2C7 10 7.7 6 9.5 6c1 0 1.5.8 2.5.8S13.5 6 14.5 6c1.8 0 2.5 4 2.7 9 1.8-.3 3.6-1 5.3-2-1.6 3.5-5.6 5.5-10.5 5.5S3.1 16.5 1.5 13z"/>',
  bag: '<path class="full" d="M9 8C5.5 10 3 13.5 3 17c0 3 2 4.5 4.5 4.5h9c2.5 0 4.5-1.5 4.5-4.5 0-3.5-2.5-7-6-9z"/><path d="M9 8 7.5 3.5c1.5 1 3 1 4.5-.5 1.5 1.5 3 1.5 4.5.5L15 8M8.5 8h7"/>',
} as const;
