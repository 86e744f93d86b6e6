import { describe, expect, it } from "vitest";
import { createActor, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import { flush } from "../testing";
import type { ScreenReopened } from "./events";
import { failTo, keepFailure } from "./failing";
import { nothingLoaded, type Page, type Paged, shownLimit } from "./paged";
import { emptyPageTo, pagedList, pagedTransitions, pageTo } from "./paged-list";

interface Card {
  id: number;
}
interface Context extends Paged<Card> {
  failure: Failure | null;
}
type Event = { type: "cards.more" } | ScreenReopened;
interface Asked {
  page: number;
  limit: number;
}

const limit = 2;
const list = pagedList<Context, Event, Card>(() => limit);
const on = pagedTransitions<Event>()("cards.more");
const listSetup = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { loadCards: fromPromise<Page<Card>, Asked>(() => Promise.reject(new Error("not given"))) },
  actions: { replace: list.replace, append: list.append, refresh: list.refresh, keepFailure: keepFailure() },
  guards: { isEmpty: list.isEmpty, hasMore: list.hasMore },
});
const machine = listSetup.createMachine({
  context: { ...nothingLoaded, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "load",
        src: "loadCards",
        input: { page: 1, limit },
        onDone: [emptyPageTo("empty", "replace"), pageTo("shown", "replace")],
        onError: failTo("failed"),
      },
    },
    shown: { on: on.shown },
    refreshing: {
      invoke: {
        id: "refresh",
        src: "loadCards",
        input: ({ context: { page } }) => ({ page: 1, limit: shownLimit({ page, limit }) }),
        onDone: [emptyPageTo("empty", "replace"), pageTo("shown", "refresh")],
        onError: "shown",
      },
      on: on.refreshing,
    },
    loadingMore: {
      invoke: {
        id: "more",
        src: "loadCards",
        input: ({ context: { page } }) => ({ page: page + 1, limit }),
        onDone: pageTo("shown", "append"),
        onError: failTo("moreFailed"),
      },
      on: on.loadingMore,
    },
    moreFailed: { on: on.moreFailed },
    empty: {},
    failed: {},
  },
});

/** A list of this many cards, with the requests to the server. */
function listOf(count: number) {
  const asked: Asked[] = [];
  let failure: Failure | null = null;
  const actor = createActor(
    machine.provide({
      actors: {
        loadCards: fromPromise<Page<Card>, Asked>(({ input }) => {
          asked.push(input);
          if (failure) return Promise.reject(failure);
          const all = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
          return Promise.resolve({
            data: all.slice((input.page - 1) * input.limit).slice(0, input.limit),
            total: count,
          });
        }),
      },
    }),
  ).start();
  return {
    asked,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
    reason: () => actor.getSnapshot().context.failure?.code,
    failWith: (next: Failure | null) => {
      failure = next;
    },
  };
}

describe("a list that is loaded page by page", () => {
  it("says that it is empty", async () => {
    const { state } = listOf(0);
    await flush();
    expect(state()).toBe("empty");
  });

  it("appends on request until everything is shown", async () => {
    const { send, state, ids } = listOf(3);
    await flush();
    expect([state(), ids()]).toEqual(["shown", [1, 2]]);
    send({ type: "cards.more" });
    expect(state()).toBe("loadingMore");
    await flush();
    expect([state(), ids()]).toEqual(["shown", [1, 2, 3]]);
    send({ type: "cards.more" });
    expect(state()).toBe("shown");
  });

  it("keeps what is shown where the next page does not arrive, and asks for it again on request", async () => {
    const { send, state, ids, reason, failWith } = listOf(3);
    await flush();
    failWith({ code: "timeout", status: 0 });
    send({ type: "cards.more" });
    await flush();
    expect([state(), ids(), reason()]).toEqual(["moreFailed", [1, 2], "timeout"]);
    failWith(null);
    send({ type: "cards.more" });
    await flush();
    expect([state(), ids(), reason()]).toEqual(["shown", [1, 2, 3], undefined]);
  });

  it("asks for all that is shown when it is opened again, from each of its states", async () => {
    const { send, state, ids, asked } = listOf(5);
    await flush();
    send({ type: "cards.more" });
    await flush();
    send({ type: "screen.reopened" });
    expect([state(), asked.at(-1)]).toEqual(["refreshing", { page: 1, limit: 4 }]);
    send({ type: "screen.reopened" });
    expect([state(), asked.length]).toEqual(["refreshing", 4]);
    send({ type: "cards.more" });
    expect(state()).toBe("loadingMore");
    send({ type: "screen.reopened" });
    expect(state()).toBe("refreshing");
    await flush();
    expect([state(), ids()]).toEqual(["shown", [1, 2, 3, 4]]);
  });

  it("does not compile with an event or an action that the machine does not have", () => {
    // @ts-expect-error: the event is called cards.more.
    const misspelt = pagedTransitions<Event>()("cads.more");
    const unknown = listSetup.createStateConfig({
      // @ts-expect-error: the action is called append.
      invoke: { src: "loadCards", input: { page: 1, limit }, onDone: pageTo("shown", "apend") },
    });
    expect([misspelt, unknown]).toEqual([expect.any(Object), expect.any(Object)]);
  });
});
