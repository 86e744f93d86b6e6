// @vitest-environment happy-dom
import { useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import { defineTestModel } from "../model/test-model";
import { mount } from "../testing/mount";
import { DomSession } from "./dom-session";
import { defineScreenTests, type ScreenTests } from "./screen-tests";

type Event = { type: "name.change"; name: string } | { type: "name.send" } | { type: "name.reset" };

const machine = setup({
  types: { context: {} as { name: string }, events: {} as Event, meta: {} as { screen: string } },
  actors: { send: fromPromise<void>(async () => undefined) },
  guards: { isWritten: ({ context }) => context.name !== "" },
}).createMachine({
  id: "greeting",
  context: { name: "" },
  initial: "writing",
  states: {
    writing: {
      meta: { screen: "Greeting" },
      on: {
        "name.change": { actions: assign({ name: ({ event }) => event.name }) },
        "name.send": { guard: "isWritten", target: "sending" },
      },
    },
    sending: { meta: { screen: "Greeting" }, invoke: { id: "send", src: "send", onDone: "sent", onError: "writing" } },
    sent: { meta: { screen: "Greeting" }, on: { "name.reset": { target: "writing", actions: assign({ name: "" }) } } },
  },
});
const testModel = defineTestModel({
  machine,
  inputs: { "": undefined },
  events: { "name.change": { Ada: { name: "Ada" } } },
  outcomes: { send: { done: { output: undefined }, lost: { error: { code: "network", status: 0 } } } },
});

interface Props {
  actor: ActorRefFrom<typeof machine>;
  /** The fault of the view. */
  fault?: "no button" | "another button" | "early button" | "wrong payload" | "no thanks" | "nothing sent" | undefined;
}

/** A correct view except for one fault. */
function Greeting({ actor, fault }: Props) {
  const state = useSelector(actor, ({ value }) => value);
  const name = useSelector(actor, ({ context }) => context.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault !== "nothing sent") actor.send({ type: "name.send" });
  };
  return (
    <form onSubmit={submit}>
      <label>
        Name
        <input
          value={name}
          readOnly={state !== "writing"}
          onChange={({ target: { value } }) =>
            actor.send({ type: "name.change", name: fault === "wrong payload" ? value.toUpperCase() : value })
          }
        />
      </label>
      {state !== "sent" && fault !== "no button" && (
        <button type="submit" disabled={state === "sending" || name === ""}>
          Send
        </button>
      )}
      {(state === "sent" || fault === "early button") && (
        <button type="button" onClick={() => actor.send({ type: "name.reset" })}>
          Another
        </button>
      )}
      {fault === "another button" && <button type="button">Surprise</button>}
      {state === "sent" && fault !== "no thanks" && <p role="status">Thanks, {name}!</p>}
    </form>
  );
}

const tests: ScreenTests<typeof machine> = {
  testModel,
  render: (actor) => <Greeting actor={actor} />,
  does: {
    "name.change": (user, { name }) => user.fill("Name", name),
    "name.send": (user) => user.press("button", "Send"),
    "name.reset": (user) => user.press("button", "Another"),
  },
  sees: {
    "greeting.writing": (user, { context }) =>
      user.expectVisible({ role: "textbox", name: "Name", value: context.name }),
    "greeting.sending": (user) => user.expectVisible({ role: "button", name: "Send", disabled: true }),
    "greeting.sent": (user, { context }) => user.expectVisible({ role: "status", text: `Thanks, ${context.name}!` }),
  },
  losesFocus: [
    { after: "name.send", in: ["greeting.writing"], why: "the button is disabled meanwhile" },
    { after: "name.reset", why: "the button is gone" },
  ],
};

const write = { kind: "event", actor: "", type: "name.change", case: "Ada" } as const;
const send = { kind: "event", actor: "", type: "name.send", case: "" } as const;
const again = { kind: "event", actor: "", type: "name.reset", case: "" } as const;
const arrive = { kind: "outcome", actor: "", invoke: "send", case: "done" } as const;
const all = [send, write, send, arrive, again];

/** Runs the tour on a view with a fault. Returns the error message, if any. */
async function findings(fault?: Props["fault"]): Promise<string> {
  const render = (actor: Props["actor"]): ReactElement => <Greeting actor={actor} fault={fault} />;
  const screen = defineScreenTests({ ...tests, render });
  const session = await DomSession.open(screen, mount, screen.testModel, "");
  try {
    await session.check();
    for (const step of all) {
      await session.perform(step);
      await session.check();
    }
    return "";
  } catch (error) {
    return (error as Error).message;
  } finally {
    await session.stop();
  }
}

describe("operating a view", () => {
  it("passes if it matches its machine", async () => {
    expect(await findings()).toBe("");
  });

  it("fails if a control is missing, and names the machine, the state, and the path", async () => {
    const found = await findings("no button");
    expect(found).toContain('MISSING control for name.send in greeting.writing: no button "Send"');
    expect(found).toContain("machine: greeting\nstate:   greeting.writing\npath:    name.send, name.change (Ada)");
  });

  it("fails if a control maps to nothing in the machine", async () => {
    expect(await findings("another button")).toContain('UNMODELED control "Surprise" in greeting.writing');
  });

  it("fails if a control is present in a state that ignores its event", async () => {
    expect(await findings("early button")).toContain(
      'UNMODELED control "Another" in greeting.writing: name.reset does nothing there',
    );
  });

  it("fails if a control sends another event", async () => {
    expect(await findings("wrong payload")).toContain('name: "ADA" instead of "Ada"');
  });

  it("fails if a control sends nothing", async () => {
    expect(await findings("nothing sent")).toContain("On the page, name.send does something else.");
  });

  it("fails if the user does not see what they must", async () => {
    expect(await findings("no thanks")).toContain("Not seen in greeting.sent");
  });

  it("reports what was withheld and what the machine did", async () => {
    const screen = defineScreenTests(tests);
    const session = await DomSession.open(screen, mount, screen.testModel, "");
    await session.perform(send);
    expect(session.withheld).toEqual(["name.send"]);
    session.taken();
    await session.perform(write);
    await session.perform(send);
    expect(session.taken().transitions).toEqual(["greeting.writing name.change", "greeting.writing name.send"]);
    expect([...session.byHand]).toEqual(["name.change", "name.send"]);
    await session.stop();
  });
});

describe("the definition of a screen", () => {
  const { "name.send": _, ...others } = tests.does;
  it.each<[string, Partial<ScreenTests<typeof machine>>, string]>([
    [
      "an event without an action",
      { does: others },
      '"does" has no action for "name.send"; add one, or list the event in "world"',
    ],
    ["a mistyped state", { sees: { ...tests.sees, "greeting.snet": async () => undefined } }, '"greeting.snet"'],
    ["a state without an assertion", { sees: {} }, '"sees" has no entry for greeting.writing'],
    ["an unknown world event", { world: ["name.lose"] }, 'the machine has no event "name.lose"'],
    ["a world event with an action", { world: ["name.send"] }, '"name.send" is in "does" and in "world"'],
    [
      "a loss of the focus in an unknown state",
      { losesFocus: [{ after: "name.send", in: ["greeting.snet"], why: "it is mistyped" }] },
      'the machine has no state "greeting.snet"',
    ],
    ["an unknown case", { world: ["name.change (Bob)"] }, 'the machine has no event "name.change (Bob)"'],
  ])("must not have %s", (_name, wrong, message) => {
    expect(() => defineScreenTests({ ...tests, ...wrong })).toThrow(message);
  });
});
