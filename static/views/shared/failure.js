// @ts-check
// What went wrong over HTTP, in words.
import { has, refusal, t } from "../../lib/text.js";

/** True of most files, and so no news of this one. */
const PLAIN = ["no_archive", "not_xml", "not_json", "no_table"];

/** Why no format fits a file: the first reasons, each once, those that tell something. @param {any[]} tried */
const reasons = (tried) => {
  const telling = tried.filter((one) => !PLAIN.includes(one.reason));
  return [...new Set((telling.length ? telling : tried).map((one) => `import-${one.reason}`))].filter(has).slice(0, 2).map((id) => t(id));
};

/** @param {{code: string, params?: any}} failure */
export const failureText = ({ code, params = {} }) => {
  if (code === "unreadable") return [t("error-unreadable"), ...reasons(params.tried ?? [])].join(" ");
  const known = [`error-${code}_${params.what}`, `error-${code}`].find(has);
  if (known) return t(known, params);
  return has(`refusal-${code}`) ? refusal(code, params) : t("error-other", { code });
};
