// @ts-check
// Words that came over the wire are text at the table, never HTML.

const ENTITIES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" });

/** For where the table takes HTML. @param {unknown} text */
export const escaped = (text) => String(text ?? "").replace(/[&<>"']/g, (one) => ENTITIES[one]);

/** For where one version of the table takes HTML and the next takes text: nothing in it is either's markup. @param {unknown} text */
export const plain = (text) => String(text ?? "").replaceAll("<", "‹").replaceAll(">", "›").slice(0, 500);

const ROOM = /^[\w-]{1,80}$/;
const CODE = /^[A-Z0-9]{4,12}$/;

/** An address of a server as people type it, without what follows; nothing where it is none. @param {unknown} typed */
export const serverOf = (typed) => {
  const text = String(typed ?? "").trim();
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    const { protocol, host, username } = new URL(text);
    return host && !username ? `${protocol}//${host}` : null;
  } catch {
    return null;
  }
};

/** Whether a page of this address may open a line to that server: a safe page to none that is not, but on the same machine. @param {string} page @param {string} server */
export const mixed = (page, server) => page.startsWith("https:") && server.startsWith("http:") && !/^http:\/\/(localhost|127\.|\[::1\])/.test(server);

/** Which room this world plays in, as every player may read it; nothing that is not of this shape. @param {any} said @returns {{url: string, room: string, join: string | null} | null} */
export const tableOf = (said) => {
  const url = serverOf(said?.url);
  if (!url || url !== said.url || typeof said.room !== "string" || !ROOM.test(said.room)) return null;
  const join = typeof said.join === "string" && CODE.test(said.join) ? said.join : null;
  return { url, room: said.room, join };
};
