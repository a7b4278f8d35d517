// @ts-check
// Small drawings beside words; never the only sign.
import { html, svg } from "lit-html";

const DRAWN = {
  pause: svg`<path d="M7 5v14M17 5v14" />`,
  play: svg`<path d="M8 5l11 7-11 7z" />`,
  join: svg`<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h-3zM20 17v3h-3" />`,
  seats: svg`<path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 11a3 3 0 1 0-1-5.8M18 14.5c2.2.7 3.5 2.6 3.5 5.5" />`,
  settings: svg`<path d="M4 7h10M18 7h2M4 17h2M10 17h10" /><circle cx="16" cy="7" r="2" /><circle cx="8" cy="17" r="2" />`,
  add: svg`<path d="M12 5v14M5 12h14" />`,
  import: svg`<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14" />`,
  close: svg`<path d="M6 6l12 12M18 6 6 18" />`,
  hidden: svg`<path d="M4 4l16 16M9.9 5.2A10 10 0 0 1 12 5c5 0 8.5 4 9.5 7a12 12 0 0 1-2.6 4M6.5 6.7A12 12 0 0 0 2.5 12c1 3 4.5 7 9.5 7 1.6 0 3-.4 4.3-1" />`,
  check: svg`<path d="M5 12.5l4.5 4.5L19 7.5" />`,
  up: svg`<path d="M6 15l6-6 6 6" />`,
  down: svg`<path d="M6 9l6 6 6-6" />`,
  offline: svg`<path d="M4 4l16 16M12 18.5h.01M8.5 15a5 5 0 0 1 5-1.2M5 11.5a10 10 0 0 1 4.5-2.7M2.5 8a15 15 0 0 1 5-3M13 5c3.3.2 6.2 1.3 8.5 3M16.5 10.2c.9.4 1.7.9 2.5 1.5" />`,
  late: svg`<circle cx="12" cy="12" r="8.5" /><path d="M12 7.5V12l3 2" />`,
  seen: svg`<path d="M2.5 12c1-3 4.5-7 9.5-7s8.5 4 9.5 7c-1 3-4.5 7-9.5 7s-8.5-4-9.5-7z" /><circle cx="12" cy="12" r="2.5" />`,
  star: svg`<path d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z" />`,
  starred: svg`<path fill="currentColor" d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z" />`,
  keys: svg`<rect x="2.5" y="6" width="19" height="12" rx="2" /><path d="M6 10h.01M9.5 10h.01M13 10h.01M16.5 10h.01M8 14h8" />`,
  ask: svg`<path d="M4 5h16v11H11l-4 4v-4H4z" /><path d="M10 8.6a2 2 0 1 1 2.6 2c-.4.2-.6.4-.6.9M12 13.4h.01" />`,
  bell: svg`<path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4" />`,
  undo: svg`<path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" />`,
  redo: svg`<path d="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4" />`,
  phone: svg`<rect x="7" y="3" width="10" height="18" rx="2" /><path d="M3 9v6M21 9v6M11 18h2" />`,
  steps: svg`<path d="M12 7v5l3 2M4.5 9A8 8 0 1 1 4 12M4 5v4h4" />`,
  grip: svg`<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />`,
  chevron: svg`<path d="M9 6l6 6-6 6" />`,
  shelf: svg`<path d="M4 5h16v4H4zM5.5 9v10h13V9M10 13h4" />`,
  swap: svg`<path d="M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4" />`,
  wait: svg`<path d="M6 12h.01M12 12h.01M18 12h.01" />`,
};

/** @param {keyof DRAWN} name */
export const icon = (name) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${DRAWN[name]}</svg>`;
