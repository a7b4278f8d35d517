// Join a room, say whose turn it is, and answer every prompt with its first option.
// node docs/clients/seat.mjs http://localhost:8000 JOIN-CODE NAME   (Node 22 or newer, or a browser)
const [base, code, name] = process.argv.slice(2);

const session = async (asked) => {
  const answer = await fetch(`${base}/api/v1/session`, { method: "POST", body: JSON.stringify(asked) });
  if (!answer.ok) throw new Error((await answer.json()).detail);
  return answer.json();
};

const { free } = await session({ join: code });
const want = free.filter((one) => one.name === name).map((one) => one.id);
const { token, room } = await session({ join: code, name, want });

const line = new WebSocket(`${base.replace("http", "ws")}/ws/v1`, ["offturn.v1"]);
const send = (frame) => line.send(JSON.stringify(frame));
const answered = new Set();
let sections = {};
let active = null;

line.onopen = () => send({ t: "hello", token, room, conn: crypto.randomUUID() });
line.onclose = ({ code: why }) => console.log("closed:", why);
line.onmessage = ({ data }) => {
  const frame = JSON.parse(data);
  if (frame.t === "beat") send({ t: "ping", c: 0, beat: frame.n });
  sections = { ...sections, ...frame.sections };
  const { rows = [], active: now = null } = sections.order ?? {};
  if (now !== active) {
    active = now;
    console.log("turn:", rows.find((one) => one.id === active)?.name ?? "nobody");
  }
  for (const { window, actor, actor_name, status, options } of sections.me?.prompts ?? []) {
    if (status !== "open" || !options.length || answered.has(window + actor)) continue;
    answered.add(window + actor);
    console.log("answer:", actor_name, options[0].command.reaction);
    send({ t: "do", id: crypto.randomUUID(), cmd: options[0].command });
  }
};
