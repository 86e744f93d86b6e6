// @vitest-environment happy-dom
import { useSelector } from "@xstate/react";
import { beforeAll, describe, expect, it } from "vitest";
import { type ActorRefFrom, assign, setup } from "xstate";
import { definePartTests, defineScreenTests, type Screen, type ScreenTests } from "../drivers/screen-tests";
import { defineTestModel } from "../model/test-model";
import { mount } from "../testing/mount";
import { type MutateViewOptions, mutateView } from "./mutate-view";
import { linesOf } from "./report";
import { viewMutantsOf } from "./view-operators";
import { record, Wiring } from "./wiring";

const bellMachine = setup({
  types: { events: {} as { type: "bell.ring" } | { type: "bell.still" } },
}).createMachine({
  id: "bell",
  initial: "still",
  states: { still: { on: { "bell.ring": "ringing" } }, ringing: { on: { "bell.still": "still" } } },
});
const doorMachine = setup({
  types: {
    context: {} as { knocks: number; name: string },
    events: {} as { type: "door.knock" } | { type: "door.open" } | { type: "door.close" },
    tags: {} as "shut",
  },
  actors: { bell: bellMachine },
  guards: { isNew: ({ context }) => context.knocks === 0 },
}).createMachine({
  id: "door",
  context: { knocks: 0, name: "Front door" },
  invoke: { id: "bell", src: "bell" },
  initial: "closed",
  states: {
    closed: {
      tags: "shut",
      on: {
        "door.knock": { guard: "isNew", actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
        "door.open": "opened",
      },
    },
    opened: { on: { "door.close": { target: "closed", actions: assign({ knocks: 0 }) } } },
  },
});

type Actor = ActorRefFrom<typeof doorMachine>;

function Door({ actor }: { actor: Actor }) {
  const shut = useSelector(actor, (s) => s.hasTag("shut"));
  const opened = useSelector(actor, (s) => s.matches("opened"));
  const fresh = useSelector(actor, (s) => s.can({ type: "door.knock" }));
  const knocks = useSelector(actor, (s) => s.context.knocks);
  const name = useSelector(actor, (s) => s.context.name);
  const bell = useSelector(actor, (s) => s.children.bell);
  return (
    <section aria-label={name}>
      {shut && (
        <button type="button" onClick={() => actor.send({ type: "door.open" })}>
          Open
        </button>
      )}
      {opened && (
        <button type="button" onClick={() => actor.send({ type: "door.close" })}>
          Close
        </button>
      )}
      {fresh && (
        <button type="button" onClick={() => actor.send({ type: "door.knock" })}>
          Knock
        </button>
      )}
      <p>Knocks: {knocks}</p>
      {bell && <Bell actor={bell} />}
    </section>
  );
}

function Bell({ actor }: { actor: ActorRefFrom<typeof bellMachine> }) {
  const still = useSelector(actor, (s) => s.matches("still"));
  return (
    <button type="button" onClick={() => actor.send({ type: still ? "bell.ring" : "bell.still" })}>
      {still ? "Ring" : "Stop"}
    </button>
  );
}

const bellModel = defineTestModel({ machine: bellMachine, inputs: { "": undefined }, events: {}, outcomes: {} });
const tests: ScreenTests<typeof doorMachine> = {
  testModel: defineTestModel({
    machine: doorMachine,
    inputs: { "": undefined },
    events: {},
    outcomes: {},
    project: ({ knocks }) => knocks,
    children: { bell: bellModel },
  }),
  render: (actor) => <Door actor={actor} />,
  does: {
    "door.knock": (user) => user.press("button", "Knock"),
    "door.open": (user) => user.press("button", "Open"),
    "door.close": (user) => user.press("button", "Close"),
  },
  sees: { door: (user, { context }) => user.expectVisible(`Knocks: ${context.knocks}`) },
  losesFocus: ["door.knock", "door.open", "door.close"].map((after) => ({ after, why: "its button is gone" })),
  children: {
    bell: definePartTests({
      testModel: bellModel,
      does: {
        "bell.ring": (user) => user.press("button", "Ring"),
        "bell.still": (user) => user.press("button", "Stop"),
      },
      sees: {},
    }),
  },
};
const screen = defineScreenTests(tests);
/** Its tests do not check how often someone has knocked. */
const blind = defineScreenTests({ ...tests, sees: {} });
const unseen = "door view: context knocks stays as it was";

/** A view this small renders at once. */
const tried = (of: Screen, options?: MutateViewOptions) => mutateView(of, mount, { timeoutMs: 10, ...options });

/** A shared computer can be slow. */
const timeout = 60_000;

describe("faults in the wiring of a view", { timeout }, () => {
  let wirings: readonly Wiring[] = [];
  beforeAll(async () => {
    wirings = (await record(screen, mount)).wirings;
  }, timeout);
  const idsOf = (...args: Parameters<typeof viewMutantsOf>) => viewMutantsOf(...args).map(({ id }) => id);

  it("cover everything that it sends, checks, and reads, and everything that it fails to read again", () => {
    expect(idsOf("door", wirings)).toEqual([
      "door view: drop send door.knock",
      "door view: drop send door.open",
      "door view: drop send door.close",
      "door view: send door.open instead of door.knock",
      "door view: send door.close instead of door.open",
      "door view: send door.knock instead of door.close",
      "door view: tag shut is never seen",
      "door view: tag shut is always seen",
      "door view: state opened is never seen",
      "door view: state opened is always seen",
      "door view: door.knock never looks possible",
      "door view: door.knock always looks possible",
      "door view: child bell is never seen",
      unseen,
      "door view: bell: drop send bell.ring",
      "door view: bell: drop send bell.still",
      "door view: bell: send bell.still instead of bell.ring",
      "door view: bell: send bell.ring instead of bell.still",
      "door view: bell: state still is never seen",
      "door view: bell: state still is always seen",
    ]);
  });

  it("use another event of the machine if the view sends only one", () => {
    const lone = new Wiring("door", ["door.open", "xstate.done.actor.bell", "door.knock"]);
    lone.sent.set("door.open", new Map([[0, 1]]));
    expect(idsOf("door", [lone])).toEqual([
      "door view: drop send door.open",
      "door view: send door.knock instead of door.open",
    ]);
  });

  it("are not injected into a child that has its own page", () => {
    const ids = idsOf("door", wirings, ["door", "bell"]);
    expect(ids.filter((id) => id.includes("bell: "))).toEqual([]);
    expect(ids).toContain("door view: child bell is never seen");
  });

  it("are all noticed; a listed equivalent that is noticed or unknown is stale", async () => {
    const listed = { [unseen]: "?", "door view: tag ajar is never seen": "?", "gate view: drop send gate.open": "?" };
    expect(await tried(screen, { equivalents: listed })).toMatchObject({
      kind: "view",
      machine: "door",
      total: 20,
      killed: 20,
      survivors: [],
      stale: [unseen, "door view: tag ajar is never seen"],
    });
  });
});

describe("a fault that the tests of a view miss", { timeout }, () => {
  it("is reported", async () => {
    const report = { ...(await tried(blind)), seconds: 0 };
    expect(linesOf(report)).toEqual([
      "door view: killed 19/20 (95.0 %; 3 tests), equivalent 0, 0.0 s",
      `  SURVIVED ${unseen}`,
    ]);
  });

  it("is excluded from the score once it is listed with a reason", async () => {
    expect(await tried(blind, { equivalents: { [unseen]: "nobody counts" } })).toMatchObject({
      total: 19,
      killed: 19,
      survivors: [],
      equivalent: [{ id: unseen, reason: "nobody counts" }],
      stale: [],
    });
  });
});

describe("a report on a view", { timeout }, () => {
  it("can cover a sample spread over all faults", async () => {
    expect(await tried(screen, { sample: 4 })).toMatchObject({ total: 4, killed: 4, stale: [] });
  });

  it("throws if a test that times out, or fails without a fault, would count as a kill", async () => {
    await expect(tried(screen, { sample: 1, limitMs: -1 })).rejects.toThrow(
      "The tests of the view of door are flaky: one that fails with a fault also fails without it",
    );
  });

  it("throws if the view fails without a fault", async () => {
    const wrong = defineScreenTests({ ...tests, sees: { door: (user) => user.expectVisible("Knocks: 7") } });
    await expect(tried(wrong)).rejects.toThrow("The tests of the view of door fail without a fault (Not seen");
  });
});
