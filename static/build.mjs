// Builds dist/: hashed assets, the pages that name them, manifest.json and the licences of what is bundled.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { pageWith, references } from "./build-page.mjs";
import { foundryModule } from "./build-foundry.mjs";
import { notices } from "./build-notices.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, "dist");
const stage = join(root, "..", "build", `pages-${process.pid}`);
const PUBLIC = "/assets/";
const PAGES = ["index", "gm", "player", "display"];
const TEMPLATE = "page.html";
const FRAMED = ["hosts/owlbear/background.html", "hosts/owlbear/popover.html"];
const MANIFEST = "manifest.webmanifest";
const WORKER = "sw.js";
const BUNDLED = [".js", ".css"];

/** A page of its own is one script, so that it needs one round trip; pages within a table's share theirs. */
const bundle = (entries, splitting) =>
  build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: join(stage, "assets"),
    bundle: true,
    splitting,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    metafile: true,
    logLevel: "warning",
  });

const copyHashed = async (source) => {
  const content = await readFile(join(root, source));
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
  const suffix = extname(source);
  const name = `${basename(source, suffix)}-${hash}${suffix}`;
  await copyFile(join(root, source), join(stage, "assets", name));
  return PUBLIC + name;
};

// Where each entry went, and what it imports at once (for modulepreload).
const outputsOf = (metafile) => {
  const url = (path) => PUBLIC + basename(path);
  const within = (path) => (metafile.outputs[path] ? path : undefined);
  const closure = (path, seen) => {
    for (const one of metafile.outputs[path].imports) {
      const next = within(one.path) ?? Object.keys(metafile.outputs).find((key) => url(key) === one.path);
      if (one.kind !== "import-statement" || !next || seen.has(next)) continue;
      seen.add(next);
      closure(next, seen);
    }
    return seen;
  };
  const assets = {};
  const preloads = {};
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint || output.entryPoint.startsWith("node_modules")) continue;
    assets[output.entryPoint] = url(path);
    preloads[output.entryPoint] = [...closure(path, new Set())].map(url);
  }
  return { assets, preloads };
};

const manifestWith = async (assets) => {
  const manifest = JSON.parse(await readFile(join(root, MANIFEST), "utf8"));
  for (const icon of manifest.icons) {
    const source = icon.src.slice(2);
    icon.src = assets[source] ??= await copyHashed(source);
  }
  return JSON.stringify(manifest, null, 2);
};

// The worker knows the files of the players' page by their hashed addresses, and gets a new name with any of them.
const workerWith = async (assets, sources) => {
  const files = [...new Set(sources.map((source) => assets[source]))].sort();
  const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
  const text = await readFile(join(root, WORKER), "utf8");
  return text.replace('["SHELL"]', () => JSON.stringify(files)).replace("BUILD", build);
};

const versionOf = async () => {
  const digest = createHash("sha256");
  const entries = await readdir(stage, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath ?? one.path, one.name));
  for (const file of files.sort()) {
    digest.update(relative(stage, file).split(sep).join("/")).update(await readFile(file));
  }
  return digest.digest("hex").slice(0, 16);
};

const publish = async () => {
  const old = `${stage}-old`;
  if (existsSync(dist)) await rename(dist, old);
  await rename(stage, dist);
  await rm(old, { recursive: true, force: true });
};

const main = async () => {
  await rm(stage, { recursive: true, force: true });
  await mkdir(join(stage, "assets"), { recursive: true });
  const template = await readFile(join(root, TEMPLATE), "utf8");
  const framed = await Promise.all(FRAMED.map(async (page) => [page, await readFile(join(root, page), "utf8")]));
  const texts = Object.fromEntries([...PAGES.map((page) => [`${page}.html`, template.replaceAll("PAGE", page)]), ...framed]);
  const wanted = [...new Set(Object.entries(texts).flatMap(([page, text]) => references(page, text)))];
  const lost = wanted.filter((source) => !existsSync(resolve(root, source)));
  if (lost.length) throw new Error(`the pages name files that do not exist: ${lost.join(", ")}`);
  const bundled = wanted.filter((source) => BUNDLED.includes(extname(source)));
  const whole = new Set(PAGES.flatMap((page) => references(page, texts[`${page}.html`])));
  const parts = await Promise.all([true, false].map((one) => bundle(bundled.filter((source) => whole.has(source) === one), !one)));
  const metafile = { outputs: Object.assign({}, ...parts.map((one) => one.metafile.outputs)) };
  const { assets, preloads } = outputsOf(metafile);
  const locales = (await readdir(join(root, "locales"))).sort().map((name) => `locales/${name}`);
  for (const source of [...locales, ...wanted.filter((one) => !bundled.includes(one))]) assets[source] = await copyHashed(source);
  for (const [page, text] of Object.entries(texts)) {
    await mkdir(dirname(join(stage, page)), { recursive: true });
    await writeFile(join(stage, page), pageWith(page, text, { assets, preloads }));
  }
  await writeFile(join(stage, MANIFEST), await manifestWith(assets));
  await writeFile(join(stage, WORKER), await workerWith(assets, references("player.html", texts["player.html"])));
  const module = await foundryModule(root, stage);
  await writeFile(join(stage, "LICENSES.txt"), await notices(root, { outputs: { ...metafile.outputs, ...module.outputs } }));
  const manifest = { version: await versionOf(), assets };
  await writeFile(join(stage, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await publish();
};

try {
  await main();
} catch (error) {
  await rm(stage, { recursive: true, force: true });
  console.error(`The pages could not be built: ${error.message}`);
  process.exitCode = 1;
}
