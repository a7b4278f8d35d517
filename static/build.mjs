// Builds dist/: hashed assets, the pages that name them, manifest.json and the licences of what is bundled.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { pageWith, references } from "./build-page.mjs";
import { notices } from "./build-notices.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, "dist");
const stage = join(root, "..", "build", `pages-${process.pid}`);
const PUBLIC = "/assets/";
const ENTRIES = ["index.js", "gm.js", "player.js", "display.js"];
const FILES = Object.fromEntries(
  [".svg", ".png", ".webp", ".woff2", ".mp3", ".ogg", ".ftl"].map((suffix) => [suffix, "file"]),
);

const named = async (folder, suffixes) => {
  if (!existsSync(join(root, folder))) return [];
  const names = await readdir(join(root, folder));
  return names
    .filter((name) => suffixes.includes(extname(name)))
    .sort()
    .map((name) => (folder ? `${folder}/${name}` : name));
};

const bundle = (entries) =>
  build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: join(stage, "assets"),
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    loader: FILES,
    publicPath: PUBLIC,
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    assetNames: "[name]-[hash]",
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
  const pages = await named("", [".html"]);
  const texts = Object.fromEntries(
    await Promise.all(pages.map(async (page) => [page, await readFile(join(root, page), "utf8")])),
  );
  const wanted = [...new Set(pages.flatMap((page) => references(page, texts[page])))];
  const lost = wanted.filter((source) => !existsSync(resolve(root, source)));
  if (lost.length) throw new Error(`the pages name files that do not exist: ${lost.join(", ")}`);
  const bundled = wanted.filter((source) => [".js", ".css"].includes(extname(source)));
  const entries = new Set([
    ...ENTRIES.filter((entry) => existsSync(join(root, entry))),
    ...(await named("css", [".css"])),
    ...bundled,
  ]);
  const { metafile } = await bundle([...entries]);
  const { assets, preloads } = outputsOf(metafile);
  const copied = new Set([
    ...(await named("locales", [".ftl"])),
    ...(await named("icons", Object.keys(FILES))),
    ...wanted.filter((source) => !bundled.includes(source)),
  ]);
  for (const source of copied) assets[source] = await copyHashed(source);
  for (const page of pages) {
    await writeFile(join(stage, page), pageWith(page, texts[page], { assets, preloads }));
  }
  await writeFile(join(stage, "LICENSES.txt"), await notices(root, metafile));
  const manifest = { version: await versionOf(), pages, assets };
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
