import { describe, expect, it } from "vitest";
import { type AnyStateMachine, type AnyStateNode, createMachine, fromPromise } from "xstate";
import { machines } from "./index";

const entries = Object.entries(machines);
const files = import.meta.glob<Record<string, unknown>>(["./*/*.ts", "./*/*/index.ts", "!./*/*.test.ts"], {
  eager: true,
});
const exported = Object.entries(files).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith("Machine"))
    .map(([name, machine]) => ({ domain: path.split("/")[1], name, machine: machine as AnyStateMachine })),
);
const models = Object.keys(import.meta.glob("../model-tests/*/*.model.ts"));

const kebabCase = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Actors that go on until they are stopped: they have no error to end with. */
const endless: Record<string, string> = {
  "passkeySignIn.suggested suggestPasskeys": "It suggests until the page is left or something is chosen.",
  "academy.connectivity.watched watchConnection": "Listens to the browser as long as the site is open.",
  "academy.session.known watchKept": "Listens to the device as long as someone is here.",
  "delivery.signedIn watchKept": "Listens to the device as long as someone is here.",
  "exam.stage.attempting watchAnswers": "Listens to other tabs as long as an attempt runs.",
  "exam.clock.on countDown": "Ticks as long as an attempt runs.",
  "consent.given countTransitions": "Counts as long as the consent lasts.",
  "reports watchReports": "Listens to the sink as long as its list is shown.",
  "siteWorker.running.version watchVersions": "Listens for new versions as long as the page is open.",
  "courseCopy.keeping keepCopy": "Reports how it ends, a failure too, as an event.",
  "shortcuts.keys.on watchKeys": "Listens to the keyboard as long as shortcuts are on.",
};

const isMachine = (logic: unknown): boolean => typeof logic === "object" && logic !== null && "definition" in logic;
/** Whether a state is left as soon as it is entered. */
const isPassedThrough = ({ always }: AnyStateNode): boolean => always?.at(-1)?.guard === undefined && !!always?.length;
/** Whether the machine ends in this state, so that it is never shown. */
const isOver = ({ type, parent }: AnyStateNode): boolean => type === "final" && parent?.parent === undefined;
const isSaid = ({ meta }: AnyStateNode): boolean => Boolean(meta?.screen && meta.requirements?.length > 0);
const isSaidAbove = (node: AnyStateNode): boolean =>
  isSaid(node) || (node.parent !== undefined && isSaidAbove(node.parent));

function flawsOfInvokes(machine: AnyStateMachine, node: AnyStateNode): string[] {
  return node.invoke.flatMap(({ id, src }) => {
    const name = `${node.id} ${id}`;
    // XState makes up ids like `0.machine.state`.
    if (/^\d+\./.test(id)) return [`${name}: an invoke without an id`];
    const isFree = name in endless || isMachine(machine.implementations.actors[src as string]);
    return isFree || node.transitions.has(`xstate.error.actor.${id}`) ? [] : [`${name}: an invoke without onError`];
  });
}

/** What a machine fails to describe, by id. */
function flawsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) => {
    if (node.type === "history") return [];
    const isStoodIn = Object.keys(node.states).length === 0 && !isPassedThrough(node) && !isOver(node);
    return [
      ...(node.description ? [] : [`${node.id}: no description`]),
      ...(isStoodIn && !isSaidAbove(node) ? [`${node.id}: no screen or no requirements`] : []),
      ...flawsOfInvokes(machine, node),
    ];
  });
}

describe("the registry", () => {
  it("has every machine that a file exports, and no other", () => {
    expect(new Set(entries.map(([, { machine }]) => machine))).toEqual(new Set(exported.map(({ machine }) => machine)));
  });

  it.each(entries)("knows %s as its files do", (id, { machine, domain, title }) => {
    expect(machine.id).toBe(id);
    expect(exported.find((one) => one.machine === machine)).toMatchObject({ name: `${id}Machine`, domain });
    expect(models).toContain(`../model-tests/${domain}/${kebabCase(id)}.model.ts`);
    expect(title).toMatch(/^\p{Lu}[^.]+$/u);
  });

  it("has a unique title for each", () => {
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length);
  });
});

describe("a registered machine", () => {
  it.each(entries)("%s describes each state, its screen and its requirements", (_, { machine }) => {
    expect(flawsOf(machine)).toEqual([]);
  });

  it("reports what is missing", () => {
    const machine = createMachine({
      id: "m",
      description: "…",
      initial: "deciding",
      states: {
        deciding: { description: "…", always: "waiting" },
        waiting: { always: { guard: () => false, target: "loading" } },
        loading: {
          description: "…",
          meta: { screen: "Page", requirements: [] },
          invoke: { src: fromPromise(async () => undefined), onDone: "shown" },
        },
        shown: {
          description: "…",
          meta: { screen: "Page", requirements: ["R7"] },
          initial: "one",
          invoke: { id: "load", src: "load" },
          states: { one: { description: "…" } },
        },
        over: { description: "…", type: "final" },
      },
    });
    expect(flawsOf(machine)).toEqual([
      "m.waiting: no description",
      "m.waiting: no screen or no requirements",
      "m.loading: no screen or no requirements",
      "m.loading 0.m.loading: an invoke without an id",
      "m.shown load: an invoke without onError",
    ]);
  });
});
