import { expect, it } from "vitest";
import { type AnyStateMachine, setup } from "xstate";
import { staffActionWords } from "./account/staff-action.words";
import { staffListWords } from "./account/staff-list.words";
import { machines } from "./index";
import { machineWords } from "./words";

const kinds = ["events", "guards", "actions", "actors", "delays"] as const;
/** The names of a machine, by kind, each with its words. */
type Names = Readonly<Record<(typeof kinds)[number], object>>;

/** All texts in a value: its strings, the names of its properties, and the strings in the code of its functions. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return [value];
  if (value === null || (typeof value !== "object" && typeof value !== "function") || seen.has(value)) return [];
  seen.add(value);
  const code = typeof value === "function" ? [...String(value).matchAll(/"([\w.]+)"/g)] : [];
  const inside = Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one, seen)]);
  return [...code.map(([, text = ""]) => text), ...inside];
}

/** What a machine declares, and no state of it handles or uses. */
function unusedIn({ config, implementations, events }: AnyStateMachine, names: Names): string[] {
  const { actions, guards, delays } = implementations;
  const used = new Set(textsIn([config, ...[actions, guards, delays].flatMap((one) => Object.values(one))]));
  return kinds.flatMap((kind) =>
    Object.keys(names[kind])
      .filter((name) => (kind === "events" ? !events.includes(name) : !used.has(name)))
      .map((name) => `${kind}: ${name}`),
  );
}

/** The words of a kind of machines: they share what they declare, and each uses what it needs. */
const kindsOfMachines: readonly Names[] = [staffActionWords, staffListWords];
const namesIn = (names: Names): string[] => kinds.flatMap((kind) => Object.keys(names[kind]));

/** What is declared although nothing uses it. */
const deliberate: Record<string, string> = {
  "publicCertificate events: session.changed": "Every screen is told, and the tests show that this one stays as it is.",
};

it.each(Object.entries(machines))("%s uses everything that it declares", (id, { machine }) => {
  const names: Names = machineWords[id as keyof typeof machines];
  const own = new Set(namesIn(names));
  const shared = kindsOfMachines.map(namesIn).filter((all) => all.every((name) => own.has(name)));
  const inherited = new Set(shared.flat());
  const unused = unusedIn(machine, names).filter((one) => !inherited.has(one.replace(/^\w+: /, "")));
  expect(unused).toEqual(unused.filter((one) => `${id} ${one}` in deliberate));
});

it("what is declared in vain is named", () => {
  const machine = setup({
    types: { events: {} as { type: "one" } | { type: "two" } },
    guards: { isOne: () => true, isTwo: () => true },
    actions: { doOne: () => undefined, doTwo: () => undefined },
    delays: { aWhile: 1, longer: 2 },
  }).createMachine({
    id: "m",
    on: { one: { guard: "isOne", actions: { type: "doOne" } } },
    after: { aWhile: { actions: "doOne" } },
  });
  const names = {
    events: { one: "", two: "" },
    guards: { isOne: "", isTwo: "" },
    actions: { doOne: "", doTwo: "" },
    actors: {},
    delays: { aWhile: "", longer: "" },
  };
  expect(unusedIn(machine, names)).toEqual(["events: two", "guards: isTwo", "actions: doTwo", "delays: longer"]);
});
