// The module for Foundry VTT as it is packed: one entry with its chunks, styles for windows and cards, its settings' words.
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, transform } from "esbuild";
import { bundleOf } from "./lib/text.js";

const HOME = "hosts/foundry";
/** Messages that Foundry words itself: names of settings and windows. */
const OURS = /^foundry-(set|window)-/;
const NAMES = { en: "English", it: "Italiano", ru: "Русский", zh: "中文", es: "Español" };

/** What Foundry calls a language, where that is not one name. */
const CALLED = { zh: ["cn", "zh"] };

const scripts = (root, stage) =>
  build({
    absWorkingDir: root,
    entryPoints: [`${HOME}/main.js`],
    outdir: join(stage, "scripts"),
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    chunkNames: "chunk-[hash]",
    loader: { ".ftl": "text" },
    metafile: true,
    logLevel: "warning",
  });

/** Styles for a shadow root: what is a page's there is its host's here. */
const forShadow = (css) =>
  css.replace(/:root((?:\[[^\]]+\])+)/g, ":host($1)").replaceAll(":root", ":host").replace(/(^|[}\s,])(?:html|body)(?=\s*[{,])/g, "$1:host");

const styles = async (root, stage) => {
  const { outputFiles } = await build({ absWorkingDir: root, entryPoints: ["css/foundry.css"], bundle: true, write: false, outdir: stage, charset: "utf8", logLevel: "warning" });
  const { code } = await transform(forShadow(outputFiles[0].text), { loader: "css", minify: true, charset: "utf8" });
  await mkdir(join(stage, "styles"), { recursive: true });
  await writeFile(join(stage, "styles", "window.css"), code);
  await writeFile(join(stage, "styles", "cards.css"), await readFile(join(root, "css", "foundry-cards.css")));
};

/** Foundry's own catalogue of a language, made of ours. */
const wordsOf = (language, source) => {
  const bundle = bundleOf(language, [source]);
  const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).filter((id) => OURS.test(id));
  return { OFFTURN: Object.fromEntries(ids.map((id) => [id, bundle.formatPattern(bundle.getMessage(id).value, {}, [])])) };
};

/** Builds the module into `stage`/foundry; what its bundle holds is returned for the notices. */
export const foundryModule = async (root, stage) => {
  const out = join(stage, "foundry");
  const { metafile } = await scripts(root, out);
  await styles(root, out);
  await mkdir(join(out, "lang"));
  const languages = [];
  for (const file of (await readdir(join(root, "locales"))).sort()) {
    const lang = basename(file, ".ftl");
    const words = wordsOf(lang, await readFile(join(root, "locales", file), "utf8"));
    await writeFile(join(out, "lang", `${lang}.json`), `${JSON.stringify(words, null, 2)}\n`);
    for (const said of CALLED[lang] ?? [lang]) languages.push({ lang: said, name: NAMES[lang] ?? lang, path: `lang/${lang}.json` });
  }
  const manifest = JSON.parse(await readFile(join(root, HOME, "module.json"), "utf8"));
  await writeFile(join(out, "module.json"), `${JSON.stringify({ ...manifest, languages }, null, 2)}\n`);
  return metafile;
};
