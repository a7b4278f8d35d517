// @ts-check
// Pairing: a code from the GM's dashboard lets this world in, once.
import { askJson, callAt, failureOf } from "../../lib/api.js";
import { tidyCode } from "../../lib/session.js";
import { t } from "../../lib/text.js";
import { pairPage } from "../../views/foundry/pair.js";
import { vtt } from "./globals.js";
import { mixed, serverOf } from "./plain.js";
import { keep, secret, table } from "./settings.js";
import { shell } from "./shell.js";
import { ENDED } from "./words.js";


/** @param {string} server @param {string} code */
const pair = async (server, code) => {
  const url = serverOf(server);
  if (!url) throw new Error("foundry-no-address");
  if (mixed(location.href, url)) throw new Error("foundry-mixed");
  callAt(url);
  const name = vtt.game.world?.title || "Foundry VTT";
  const { room, token, join } = await askJson("pair", { json: { code: tidyCode(code), host: "foundry", name: String(name).slice(0, 60) } });
  await keep("bridge", { url, room, token });
  await keep("table", { url, room, join: join ?? "" });
};

/** What went wrong, as a message of ours or a failure of the server's. @param {any} error */
const wrong = (error) => {
  if (error?.message?.startsWith("foundry-")) return { words: t(error.message) };
  const failure = failureOf(error);
  return failure.code === "unknown" ? { words: t("foundry-code-bad") } : { failure };
};

/** The page of the pairing window. `status` is told by the bridge. @param {() => {state: string, count?: number, code?: number}} status */
export const pairingPage = (status) => {
  const page = shell("foundry", pairPage);
  const { store, on } = page;
  const show = (/** @type {object} */ more = {}) => {
    const active = vtt.game.users.activeGM;
    on.ui({ pair: { busy: false, wrong: null, table: table(), mine: !!secret("bridge"), active: active?.isSelf ? null : active?.name ?? "", ...status(), ended: ENDED[status().code ?? 0], ...more } });
  };
  on.pair = async (/** @type {string} */ server, /** @type {string} */ code) => {
    show({ busy: true, typed: server });
    try {
      await pair(server, code);
      show();
      return true;
    } catch (error) {
      show({ wrong: wrong(error), typed: server });
      return false;
    }
  };
  on.unpair = async () => {
    await keep("bridge", {});
    await keep("table", {});
    show();
  };
  show();
  return { ...page, show };
};
