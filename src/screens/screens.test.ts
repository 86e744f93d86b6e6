import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AnyActorRef, assign, createActor, createMachine, type Snapshot } from "xstate";
import type { GetServices } from "../api/services";
import type { Screen } from "./screen";
import { createScreens, type Screens, settled } from "./screens";

const machine = createMachine({
  id: "page",
  initial: "loading",
  states: { loading: { tags: "busy", on: { arrived: "shown" } }, shown: { on: { lost: "loading" } } },
});
const get: GetServices = () => Promise.reject(new Error("No services here."));
const page: Screen = {
  create: (_, __, snapshot) => createActor(machine, snapshot ? { snapshot } : {}),
  View: () => null,
  head: () => ({ title: "" }),
};
const stateOf = (actor: AnyActorRef): string => actor.getSnapshot().value;
const statusOf = (actor: AnyActorRef): string => actor.getSnapshot().status;
const isGone = (actor: AnyActorRef) => statusOf(actor) === "stopped";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The screens of a browser page, which records what it links and unlinks. */
function browser(dehydrated?: { key: string; snapshot: Snapshot<unknown> }) {
  const links: string[] = [];
  const screens = createScreens({
    get,
    link: (actor, isPrepared) => {
      links.push(`${isPrepared ? "prepared" : "linked"} ${statusOf(actor)}`);
      return { show: () => links.push("shown"), end: () => links.push("unlinked") };
    },
    ...(dehydrated && { dehydrated }),
  });
  return { screens, links };
}

describe("the running screens of a page", () => {
  it("have one actor per address, however often it is opened", () => {
    const { screens } = browser();
    const first = screens.open("a", page, {});
    expect(screens.open("a", page, {})).toBe(first);
    expect(screens.open("b", page, {})).not.toBe(first);
    expect(stateOf(first)).toBe("loading");
  });

  it("keep an actor while anything holds it, and stop it when the last holder releases it", () => {
    const { screens, links } = browser();
    const actor = screens.open("a", page, {});
    const letGo = [screens.hold("a"), screens.hold("a")];
    letGo[0]?.();
    vi.advanceTimersByTime(60_000);
    expect(isGone(actor)).toBe(false);
    letGo[1]?.();
    vi.advanceTimersByTime(0);
    expect(isGone(actor)).toBe(true);
    expect(links).toEqual(["linked active", "shown", "shown", "unlinked"]);
    expect(screens.open("a", page, {})).not.toBe(actor);
  });

  it("keep an actor that is immediately held again", () => {
    const { screens } = browser();
    const actor = screens.open("a", page, {});
    screens.hold("a")();
    screens.hold("a");
    vi.advanceTimersByTime(60_000);
    expect(isGone(actor)).toBe(false);
  });

  it("release a prepared screen that was never opened", () => {
    const { screens, links } = browser();
    const actor = screens.open("a", page, {}, true);
    vi.advanceTimersByTime(19_999);
    expect(isGone(actor)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isGone(actor)).toBe(true);
    expect(links).toEqual(["prepared active", "unlinked"]);
  });

  it("restart the time of a screen that is prepared again", () => {
    const { screens } = browser();
    screens.open("a", page, {});
    screens.hold("a")();
    vi.advanceTimersByTime(19_000);
    const again = screens.open("a", page, {});
    vi.advanceTimersByTime(19_999);
    expect(isGone(again)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isGone(again)).toBe(true);
  });

  it("report to the inspector, if there is one", () => {
    const given: object[] = [];
    const inspected: Screen = {
      ...page,
      create: (...all) => {
        given.push(all[3]);
        return page.create(...all);
      },
    };
    const inspect = () => undefined;
    createScreens({ get, inspect: () => inspect }).open("a", inspected, {});
    createScreens({ get }).open("a", inspected, {});
    expect(given).toEqual([
      { id: "a", isComplete: false, inspect },
      { id: "a", isComplete: false },
    ]);
  });

  it("stay on the server while the page is rendered", () => {
    const screens = createScreens({ get });
    const actor = screens.open("a", page, {});
    expect(vi.getTimerCount()).toBe(0);
    expect(isGone(actor)).toBe(false);
  });

  it("have nothing at an address that is not open", () => {
    const { screens } = browser();
    expect(() => screens.hold("nowhere")()).not.toThrow();
  });
});

describe("a screen that is left", () => {
  /** It resumes if it has content, and counts how often. */
  const list = createMachine({
    types: {} as { context: { reopened: number } },
    context: { reopened: 0 },
    initial: "loading",
    states: {
      loading: { on: { arrived: "shown" } },
      shown: {
        on: { "screen.reopened": { actions: assign({ reopened: ({ context }) => context.reopened + 1 }) } },
      },
    },
  });
  const listPage: Screen = { ...page, create: () => createActor(list) };
  const reopened = (actor: AnyActorRef) => actor.getSnapshot().context.reopened;
  const visit = (screens: Screens, key: string) => {
    const actor = screens.open(key, listPage, {});
    const letGo = screens.hold(key);
    actor.send({ type: "arrived" });
    letGo();
    vi.advanceTimersByTime(0);
    return actor;
  };

  it("rests if it can resume, reports nothing, and resumes where it was", () => {
    const { screens, links } = browser();
    const actor = visit(screens, "a");
    expect(isGone(actor)).toBe(false);
    expect(links).toEqual(["linked active", "shown", "unlinked"]);
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(screens.open("a", listPage, {})).toBe(actor);
    expect([stateOf(actor), reopened(actor)]).toEqual(["shown", 1]);
    expect(links).toEqual(["linked active", "shown", "unlinked", "linked active"]);
    screens.hold("a");
    vi.advanceTimersByTime(60_000);
    expect(screens.open("a", listPage, {})).toBe(actor);
    expect(reopened(actor)).toBe(1);
  });

  it("rests again if it was prepared but not opened", () => {
    const { screens, links } = browser();
    const actor = visit(screens, "a");
    screens.open("a", listPage, {}, true);
    vi.advanceTimersByTime(20_000);
    expect(isGone(actor)).toBe(false);
    expect(links).toEqual(["linked active", "shown", "unlinked", "prepared active", "unlinked"]);
    screens.open("a", listPage, {});
    expect(reopened(actor)).toBe(2);
  });

  it("ends if it cannot resume", () => {
    const { screens } = browser();
    const actor = screens.open("a", listPage, {});
    screens.hold("a")();
    vi.advanceTimersByTime(0);
    expect(isGone(actor)).toBe(true);
  });

  it("ends once thirty others have been left after it", () => {
    const { screens } = browser();
    const [first, second] = [visit(screens, "first"), visit(screens, "second")];
    visit(screens, "first");
    for (let other = 0; other < 29; other += 1) visit(screens, `other ${other}`);
    expect([isGone(first), isGone(second)]).toEqual([false, true]);
  });

  it("ends when the user changes; a visible one continues", () => {
    const { screens } = browser();
    const left = visit(screens, "a");
    const shown = screens.open("b", listPage, {});
    screens.hold("b");
    screens.forget();
    expect([isGone(left), isGone(shown)]).toEqual([true, false]);
    expect(screens.open("a", listPage, {})).not.toBe(left);
  });
});

describe("the screen from the server", () => {
  const server = createActor(machine).start();
  server.send({ type: "arrived" });
  const snapshot: Snapshot<unknown> = JSON.parse(JSON.stringify(server.getPersistedSnapshot()));

  it("resumes at its address, once", () => {
    const { screens } = browser({ key: "a", snapshot });
    expect(stateOf(screens.open("a", page, {}))).toBe("shown");
    screens.hold("a")();
    vi.advanceTimersByTime(0);
    expect(stateOf(screens.open("a", page, {}))).toBe("loading");
  });

  it.each([
    [true, "a", true],
    [true, "b", false],
    [false, "a", false],
  ])("is complete for a visitor (%s) who opens %s: %s", (isVisitor, key, isComplete) => {
    const told: unknown[] = [];
    const screens = createScreens({ get, dehydrated: { key: "a", snapshot }, isVisitor });
    const create: Screen["create"] = (...asked) => {
      told.push(asked[3]);
      return page.create(...asked);
    };
    screens.open(key, { ...page, create }, {});
    expect(told).toEqual([{ id: key, isComplete }]);
  });

  it("is not used for another address", () => {
    const { screens } = browser({ key: "a", snapshot });
    expect(stateOf(screens.open("b", page, {}))).toBe("loading");
    expect(stateOf(screens.open("a", page, {}))).toBe("shown");
  });
});

describe("settled", () => {
  const outcomeOf = (promise: Promise<void>) => {
    const outcome = { settled: false };
    void promise.then(() => {
      outcome.settled = true;
    });
    return outcome;
  };

  it("waits for something to show", async () => {
    const actor = createActor(machine).start();
    const outcome = outcomeOf(settled(actor, 800));
    await vi.advanceTimersByTimeAsync(799);
    expect(outcome.settled).toBe(false);
    actor.send({ type: "arrived" });
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.settled).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not wait forever", async () => {
    const outcome = outcomeOf(settled(createActor(machine).start(), 800));
    await vi.advanceTimersByTimeAsync(800);
    expect(outcome.settled).toBe(true);
  });

  it("does not wait for existing content", async () => {
    const actor = createActor(machine).start();
    actor.send({ type: "arrived" });
    const outcome = outcomeOf(settled(actor, 800));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.settled).toBe(true);
  });
});
