// @ts-check
// Reads files through the server and shows what was found; nothing is added before the GM says so.
import { askJson, failureOf } from "./api.js";
import { counted, unresolved } from "./fights.js";

/** @param {File} file @param {string} token @param {Record<string, string>} [columns] field to header, as the GM chose */
const read = (file, token, columns) =>
  askJson("import", {
    body: file,
    token,
    headers: {
      "X-Filename": encodeURIComponent(file.name),
      ...(columns ? { "X-Columns": encodeURIComponent(JSON.stringify(columns)) } : {}),
    },
  });

/** @param {any} found @param {any} said */
const gather = (found, said) => {
  for (const part of ["creatures", "reactions", "warnings"]) found[part].push(...(said[part] ?? []));
  if (said.encounter) found.fights.push(said.encounter);
};

/** @param {any} on @param {string} token */
export const importing = (on, token) => async (/** @type {Iterable<File>} */ files, /** @type {Record<string, any>} */ columns = {}) => {
  const list = [...files];
  if (!list.length) return;
  /** @type {any} */
  const found = { files: list, names: list.map((one) => one.name), busy: false, creatures: [], reactions: [], warnings: [], failures: [], fights: [], tables: [], columns, counts: {} };
  on.ui({ panel: "import", found: { ...found, busy: true } });
  for (const file of list) {
    try {
      const said = await read(file, token, columns[file.name]);
      gather(found, said);
      if (said.table) found.tables.push({ name: file.name, fields: said.fields, ...said.table });
    } catch (error) {
      const failure = failureOf(error);
      found.failures.push({ name: file.name, ...failure });
      const { headers, fields } = /** @type {any} */ (failure.params);
      if (headers?.length > 1) found.tables.push({ name: file.name, fields, headers, columns: columns[file.name] ?? {} });
    }
  }
  on.ui({ found: { ...found, warnings: unresolved(found), counts: counted(found) } });
};
