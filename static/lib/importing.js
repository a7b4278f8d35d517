// @ts-check
// Reads files through the server and shows what was found; nothing is added before the GM says so.
import { Failure, askJson } from "./api.js";

/** @param {File} file @param {string} token */
const read = (file, token) =>
  askJson("import", { body: file, token, headers: { "X-Filename": encodeURIComponent(file.name) } });

/** @param {any} on @param {string} token */
export const importing = (on, token) => async (/** @type {Iterable<File>} */ files) => {
  const names = [...files].map((one) => one.name);
  if (!names.length) return;
  on.ui({ panel: "import", found: { names, busy: true, creatures: [], reactions: [], warnings: [], failures: [], counts: {} } });
  const found = { names, busy: false, creatures: [], reactions: [], warnings: [], failures: [], counts: {} };
  for (const file of files) {
    try {
      const said = await read(file, token);
      for (const part of ["creatures", "reactions", "warnings"]) found[part].push(...(said[part] ?? []));
    } catch (error) {
      const code = error instanceof Failure ? error.code : "page";
      found.failures.push({ name: file.name, code, params: error.params ?? {} });
    }
  }
  on.ui({ found });
};
