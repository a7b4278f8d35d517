// @ts-check
// Who frames this page: looked at before anything of the host is trusted, and before its SDK is loaded.

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const REFERENCE = /^(https?:\/\/[^\s/]+) ([\x21-\x7e]{1,200})$/;

/** The origin and the room of `obrref`, in the one form in which every decoder reads it alike. @param {string | null} given */
const read = (given) => {
  if (!given || !BASE64.test(given) || given.length > 600) return null;
  try {
    const text = atob(given);
    const alike = btoa(text).replace(/=+$/, "") === given.replace(/=+$/, "");
    const [, origin, room] = (alike && REFERENCE.exec(text)) || [];
    return origin ? { origin, room } : null;
  } catch {
    return null;
  }
};

/** The host, where it is one of those that may be; else nothing. @param {string} search @param {string[]} known origins
 * @param {boolean} framed @returns {{origin: string, room: string} | null} */
export const hostOf = (search, known, framed) => {
  const given = new URLSearchParams(search).getAll("obrref");
  const found = given.length === 1 ? read(given[0]) : null;
  return framed && found && known.includes(found.origin) ? found : null;
};

/** The origins that the server allows. @param {Document} page */
export const knownOrigins = (page) =>
  (page.head.querySelector('meta[name="owlbear-origins"]')?.getAttribute("content") ?? "").split(" ").filter(Boolean);
