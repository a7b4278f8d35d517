// @ts-check
// Reads files through the server and shows what was found; nothing is added before the GM says so.
import { askJson, failureOf } from "./api.js";

/** @param {File} file @param {string} token */
const read = (file, token) =>
  askJson("import", { body: file, token, headers: { "X-Filename": encodeURIComponent(file.name) } });

/** @param {any} on @param {string} token */
export const importing = (on, token) => async (/** @type {Iterable<File>} */ files) => {
  const names = [...files].map((one) => one.name);
  if (!names.length) return;
  /** @type {any} */
  const found = { names, busy: false, creatures: [], reactions: [], warnings: [], failures: [], counts: {} };
  on.ui({ panel: "import", found: { ...found, busy: true } });
  for (const file of files) {
    try {
      const said = await read(file, token);
      for (const part of ["creatures", "reactions", "warnings"]) found[part].push(...(said[part] ?? []));
    } catch (error) {
      found.failures.push({ name: file.name, ...failureOf(error) });
    }
  }
  on.ui({ found });
};
