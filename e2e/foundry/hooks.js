// Foundry's hooks: `call` stops at the first false, `callAll` asks everybody.
const found = new Map();
const on = (name, work, once = false) => found.set(name, [...(found.get(name) ?? []), { work, once }]);
const run = function* (name, given) {
  for (const one of found.get(name) ?? []) {
    if (one.once) found.set(name, found.get(name).filter((other) => other !== one));
    yield one.work(...given);
  }
};
export const Hooks = {
  on,
  once: (name, work) => on(name, work, true),
  call(name, ...given) {
    for (const said of run(name, given)) if (said === false) return false;
    return true;
  },
  callAll(name, ...given) {
    for (const _ of run(name, given));
    return true;
  },
};
