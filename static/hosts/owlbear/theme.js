// @ts-check
// Owlbear's look on our pages: light or dark as it is, and its accent where that can be read.

/** @param {string} hex `#rrggbb` @returns {number[] | null} */
const channels = (hex) => {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex ?? "");
  return found ? found.slice(1).map((one) => parseInt(one, 16) / 255) : null;
};

/** @param {number[]} rgb */
const light = (rgb) => {
  const [r, g, b] = rgb.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** @param {string} one @param {string} two @returns {number} contrast, 1 to 21; 0 where a colour is none */
export const contrast = (one, two) => {
  const both = [channels(one), channels(two)];
  if (!both[0] || !both[1]) return 0;
  const [high, low] = both.map((rgb) => light(/** @type {number[]} */ (rgb))).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const NAMES = ["--act", "--on-act", "--act-wash"];
const READABLE = 4.5;
/** The pages' own ground, as in css/tokens.css. */
const GROUND = { light: "#f3f2ef", dark: "#22262e" };

/** What of a theme the pages wear: its mode, and its accent if text in it and on it can be read.
 * @param {any} theme @returns {{mode: "light" | "dark", accent: {act: string, on: string} | null}} */
export const readTheme = (theme) => {
  const mode = theme?.mode === "LIGHT" ? "light" : "dark";
  for (const act of [theme?.primary?.main, theme?.primary?.dark, theme?.primary?.light]) {
    const on = ["#ffffff", "#000000"].find((one) => contrast(one, act) >= READABLE);
    if (on && contrast(act, GROUND[mode]) >= READABLE) return { mode, accent: { act, on } };
  }
  return { mode, accent: null };
};

/** @param {import("./host.js").Host} host @param {any} on */
export const wearTheme = async ({ obr }, on) => {
  const wear = (/** @type {any} */ theme) => {
    const { mode, accent: wanted } = readTheme(theme);
    const { style, dataset } = document.documentElement;
    const accent = dataset.contrast === "more" ? null : wanted;
    const worn = accent && { "--act": accent.act, "--on-act": accent.on, "--act-wash": `color-mix(in srgb, ${accent.act} 14%, var(--raised))` };
    for (const name of NAMES) style.removeProperty(name);
    for (const [name, value] of Object.entries(worn ?? {})) style.setProperty(name, value);
    on.prefs({ theme: mode });
  };
  obr.theme.onChange(wear);
  wear(await obr.theme.getTheme());
};
