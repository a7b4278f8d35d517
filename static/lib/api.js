// @ts-check
// Calls over HTTP; what goes wrong is a Failure with a code that the catalogues word.

export class Failure extends Error {
  /** @param {string} code @param {Record<string, any>} params */
  constructor(code, params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** The server that is called: this page's own, unless a page of another server says which. */
let server = "";

/** @param {string} url without a slash at its end */
export const callAt = (url) => {
  server = url;
};

/** @param {string} path from the server's root */
export const addressOf = (path) => `${server}${path}`;

/** @param {string} path @param {{method?: string, json?: unknown, body?: BodyInit, token?: string, headers?: object}} [how] */
export const ask = async (path, { method = "POST", json, body, token, headers = {} } = {}) => {
  const answer = await fetch(addressOf(`/api/v1/${path}`), {
    method,
    body: json === undefined ? body : JSON.stringify(json),
    headers: {
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  }).catch(() => {
    throw new Failure("network");
  });
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Failure(said.error ?? `http_${answer.status}`, said.params ?? {});
};

/** @param {string} path @param {object} [how] */
export const askJson = async (path, how) => (await ask(path, how)).json();

/** @param {unknown} error */
export const failureOf = (error) =>
  error instanceof Failure ? { code: error.code, params: error.params } : { code: "page", params: {} };
