// @ts-check
// The look of the page that people choose: language, theme, contrast, size of text.

const more = globalThis.matchMedia?.("(prefers-contrast: more)");

/** @param {import("./types.js").State["prefs"]} prefs */
export const dress = (prefs) => {
  const { documentElement: root } = document;
  root.lang = prefs.language;
  root.dataset.theme = prefs.theme;
  root.dataset.contrast = prefs.contrast || more?.matches ? "more" : "usual";
  root.dataset.size = String(prefs.size);
};

/** @param {() => void} again */
export const watchContrast = (again) => more?.addEventListener("change", again);
