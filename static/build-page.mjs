// One page of dist/: its relative references become hashed addresses, and nothing in it is inline.
const REFERENCE = /\b(src|href)="\.\/([^"#?]+)"/g;
const INLINE = /<script(?![^>]*\bsrc=)|<style\b|\sstyle=|\son[a-z]+=|javascript:/i;

/** The files of static/ that a page names, as `./name`. */
export const references = (page, text) => {
  const inline = INLINE.exec(text);
  if (inline) throw new Error(`${page} has inline script or style (${inline[0].trim()}), which the pages' policy forbids`);
  return [...text.matchAll(REFERENCE)].map((match) => match[2]);
};

/** The page with hashed addresses, its modules' imports preloaded, and a link to each catalogue. */
export const pageWith = (page, text, { assets, preloads }) => {
  const modules = references(page, text).flatMap((source) => preloads[source] ?? []);
  const links = [...new Set(modules)].map((url) => `<link rel="modulepreload" href="${url}">`);
  for (const [source, url] of Object.entries(assets)) {
    const language = /^locales\/(.+)\.ftl$/.exec(source)?.[1];
    if (language) links.push(`<link rel="catalogue" hreflang="${language}" href="${url}">`);
  }
  if (!text.includes("</head>")) throw new Error(`${page} has no </head>`);
  return text
    .replace(REFERENCE, (_, attribute, source) => `${attribute}="${assets[source]}"`)
    .replace("</head>", () => `${links.map((link) => `  ${link}\n`).join("")}</head>`);
};
