// The licence notices of the libraries that a bundle contains.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

const packagesOf = (metafile) => {
  const found = new Set();
  for (const output of Object.values(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
      if (name && bytesInOutput > 0) found.add(name);
    }
  }
  return [...found].sort();
};

const licenceOf = async (root, folder, spdx) => {
  const own = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
  return readFile(own ? join(folder, own) : join(root, "licenses", `${spdx}.txt`), "utf8").catch(() => {
    throw new Error(`no licence text: put the text of ${spdx} into static/licenses/${spdx}.txt`);
  });
};

/** The text of LICENSES.txt: name, version, author and full licence of each library. */
export const notices = async (root, metafile) => {
  const parts = ["Libraries contained in Offturn's pages, and their licences.\n"];
  for (const name of packagesOf(metafile)) {
    const folder = join(root, "node_modules", name);
    const { version, license, author } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const by = typeof author === "string" ? author : author?.name;
    const title = [`${name} ${version}`, license, by && `by ${by}`].filter(Boolean).join(", ");
    parts.push(`${"-".repeat(76)}\n${title}\n\n${(await licenceOf(root, folder, license)).trim()}\n`);
  }
  return parts.join("\n");
};
