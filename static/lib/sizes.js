// @ts-check
// Sizes of panes that somebody chose, as variables for the style sheet.

/** @param {HTMLElement} main */
export const keepSizes = (main) => (/** @type {Record<string, number>} */ sizes) => {
  for (const [name, size] of Object.entries(sizes)) main.style.setProperty(`--pane-${name}`, `${size}px`);
};
