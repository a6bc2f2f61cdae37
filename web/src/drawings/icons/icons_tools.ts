/** Icons of what one does on the page, in a 24 grid as `icons_game`. */

export const TOOL_ICONS = {
  clock: '<circle cx="12" cy="13.5" r="8"/><path d="M12 9v4.5l3 2M9.5 2h5M12 2v3.5"/>',
  undo: '<path d="M8.5 4 3.5 9l5 5"/><path d="M4 9h10a6 6 0 0 1 0 12H9"/>',
  redo: '<path d="m15.5 4 5 5-5 5"/><path d="M20 9H10a6 6 0 0 0 0 12h5"/>',
  hint: '<path d="M9 17.5c0-2.5-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5.5-3.5 8z"/><path d="M9.5 21h5"/><path class="fine" d="M9.5 10.5 12 13l2.5-2.5M12 13v4"/>',
  chat: '<path d="M3 4h18v12.5H11L6 21v-4.5H3z"/><path d="M7.5 8.5h9M7.5 12h5.5"/>',
  log: '<path d="M6 3h12.5v15.5a2.5 2.5 0 0 1-2.5 2.5H5.5A2.5 2.5 0 0 1 3 18.5V17h10.5v1.5a2.5 2.5 0 0 0 2.5 2.5M6 17V3"/><path d="M9.5 7.5H15M9.5 11.5H15"/>',
  rules:
    '<path d="M12 6.5C10 4.5 7 4 2.5 4v14.5c4.5 0 7.5.5 9.5 2.5 2-2 5-2.5 9.5-2.5V4C17 4 14 4.5 12 6.5zM12 6.5V21"/>',
  settings:
    '<circle cx="12" cy="12" r="6.5"/><circle cx="12" cy="12" r="2"/><path d="M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M4.9 4.9l2.5 2.5M16.6 16.6l2.5 2.5M4.9 19.1l2.5-2.5M16.6 7.4l2.5-2.5" stroke-width="3" stroke-linecap="butt"/>',
  home: '<path d="M2.5 12 12 3.5l9.5 8.5"/><path d="M5 10.5V21h14V10.5M10 21v-6h4v6"/>',
  pass: '<path d="m5 5 7 7-7 7M13 5l7 7-7 7"/>',
  first: '<path class="full" d="M5 3.5h14l-3.5 4.5 3.5 4.5H5z"/><path d="M5 2.5V22"/>',
  watch:
    '<path d="M5 9.5 7 4h3v4h4V4h3l2 5.5M10 12h4"/><circle cx="6" cy="15.5" r="4"/><circle cx="18" cy="15.5" r="4"/>',
  link: '<path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.6-3.6A4.5 4.5 0 0 0 13.6 4L12 5.6"/><path d="M14 10a4.5 4.5 0 0 0-6.4 0L4 13.6a4.5 4.5 0 0 0 6.4 6.4l1.6-1.6"/>',
  plus: '<path d="M12 4v16M4 12h16"/>',
  minus: '<path d="M4 12h16"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  menu: '<path d="M3.5 6h17M3.5 12h17M3.5 18h17"/>',
  more: '<circle class="solid" cx="5" cy="12" r="2"/><circle class="solid" cx="12" cy="12" r="2"/><circle class="solid" cx="19" cy="12" r="2"/>',
  check: '<path d="m4 12.5 5.5 5.5L20 6.5" stroke-width="2.5"/>',
  warning: '<path d="M12 3 22 20.5H2z"/><path d="M12 9.5V14M12 17.2v.1" stroke-width="2.4"/>',
  "wifi-off":
    '<path d="M8.5 16.2a5 5 0 0 1 7 0M5.2 12.6a9.7 9.7 0 0 1 4.3-2.4M14.5 10.2a9.7 9.7 0 0 1 4.3 2.4M2 9a14.5 14.5 0 0 1 5-3.2M11.5 4.6C15.5 4.5 19.2 6 22 9M3.5 3l17 17"/><path d="M12 20v.1" stroke-width="3"/>',
  "arrow-left": '<path d="M20.5 12h-17M10.5 5l-7 7 7 7"/>',
  "arrow-right": '<path d="M3.5 12h17M13.5 5l7 7-7 7"/>',
  "arrow-up": '<path d="M12 20.5v-17M5 10.5l7-7 7 7"/>',
  "arrow-down": '<path d="M12 3.5v17M5 13.5l7 7 7-7"/>',
  up: '<path d="m4.5 15.5 7.5-7.5 7.5 7.5"/>',
  down: '<path d="m4.5 8.5 7.5 7.5 7.5-7.5"/>',
  play: '<path class="full" d="M6.5 4v16L20 12z"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="4"/>',
  download: '<path d="M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16"/>',
  upload: '<path d="M12 16V4M6.5 9 12 3.5 17.5 9M4 20.5h16"/>',
  sheet: '<path d="M5 2.5h10l4.5 4.5v14.5H5z"/><path d="M14.5 3v4.5H19M8.5 12h7.5M8.5 16.5h7.5"/>',
  bot: '<rect x="4" y="8" width="16" height="12.5" rx="2.5"/><path d="M12 8V4.5M1.5 13v3M22.5 13v3M9 17h6"/><circle class="solid" cx="12" cy="3.5" r="2"/><circle class="solid" cx="8.8" cy="13" r="1.6"/><circle class="solid" cx="15.2" cy="13" r="1.6"/>',
  person: '<circle class="full" cx="12" cy="7.5" r="4"/><path class="full" d="M4 21c0-5 3-7 8-7s8 2 8 7z"/>',
  people:
    '<circle class="full" cx="8.5" cy="8" r="3.5"/><path class="full" d="M2 20.5c0-4.5 2.5-6 6.5-6s6.5 1.5 6.5 6z"/><path d="M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.8c3 .5 4.5 2.2 4.5 5.7"/>',
  speaker:
    '<path class="full" d="M3 9.5v5h4l5.5 4.5V5L7 9.5z"/><path d="M16 9a4.5 4.5 0 0 1 0 6M18.5 6a8.5 8.5 0 0 1 0 12"/>',
  "speaker-off": '<path class="full" d="M3 9.5v5h4l5.5 4.5V5L7 9.5z"/><path d="m16 9.5 5 5M21 9.5l-5 5"/>',
  eye: '<path d="M1.5 12C4 7.5 7.5 5 12 5s8 2.5 10.5 7c-2.5 4.5-6 7-10.5 7s-8-2.5-10.5-7z"/><circle class="full" cx="12" cy="12" r="2.5"/>',
  share:
    '<path d="M8.5 10.8 15.5 7M8.5 13.2l7 3.8"/><circle class="full" cx="6" cy="12" r="2.5"/><circle class="full" cx="18" cy="5.5" r="2.5"/><circle class="full" cx="18" cy="18.5" r="2.5"/>',
  globe: '<circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19 5.5-5.5 5.5-13.5 0-19z"/>',
  moon: '<path class="full" d="M20.5 14.5A9 9 0 1 1 10 3.5a7.2 7.2 0 0 0 10.5 11z"/>',
  sun: '<circle class="full" cx="12" cy="12" r="4"/><path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5"/>',
  lock: '<rect class="full" x="4.5" y="10.5" width="15" height="10.5" rx="1.5"/><path d="M7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5"/>',
  trophy:
    '<path class="full" d="M7 3h10v6.5a5 5 0 0 1-10 0z"/><path d="M7 5H3c0 4 1.5 6 4.5 6.5M17 5h4c0 4-1.5 6-4.5 6.5M12 14.5V18M7.5 21h9M9.5 21c0-2 1-3 2.5-3s2.5 1 2.5 3"/>',
  chart: '<path d="M3 3v18h18"/><path d="m7 15.5 4-5 3.5 3L20 6"/>',
  copy: '<rect x="8.5" y="8.5" width="12" height="12.5" rx="1.5"/><path d="M15.5 5V3h-12v12.5h2"/>',
  pencil: '<path d="M4 20.5 5 16 16.5 4.5l3.5 3.5L8.5 19.5zM14 7l3.5 3.5"/>',
  trash: '<path d="M3.5 6h17M9 6V3h6v3M5.5 6l1 15h11l1-15M10 10v7M14 10v7"/>',
  search: '<circle cx="10.5" cy="10.5" r="7"/><path d="m15.5 15.5 6 6"/>',
  fit: '<path d="M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15"/>',
  again: '<path d="M20 12a8 8 0 1 1-2.5-5.8"/><path d="M20.5 2.5v5h-5"/>',
  skip: '<path class="full" d="M4 5v14l10-7z"/><path d="M18.5 5v14"/>',
  info: '<circle cx="12" cy="12" r="9.5"/><path d="M12 11v6M12 7.2v.1" stroke-width="2.4"/>',
  question:
    '<circle cx="12" cy="12" r="9.5"/><path d="M9 9.5C9 7.8 10.3 7 12 7s3 .9 3 2.5c0 2-3 2.2-3 4.5M12 17.2v.1"/>',
  keyboard:
    '<rect x="1.5" y="5.5" width="21" height="13" rx="2"/><path d="M5.5 9.5h.1M9.8 9.5h.1M14.1 9.5h.1M18.4 9.5h.1M5.5 14.5h.1M9 14.5h6M18.4 14.5h.1"/>',
} as const;
