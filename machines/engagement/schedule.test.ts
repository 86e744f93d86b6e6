import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { EventType } from "../../contract/catalogue/site";
import { fakeActor, offline, online, throughJson } from "../testing";
import { scheduleMachine } from "./schedule";

const talk: EventType = {
  slug: "first-talk",
  title: "A first talk",
  description: "Where to begin.",
  minutes: 30,
  bookingUrl: "https://meet.example/first-talk",
};

function page(snapshot?: Snapshot<unknown>) {
  const loadEventType = fakeActor<EventType, { slug: string }>();
  const actor = createActor(scheduleMachine.provide({ actors: { loadEventType: loadEventType.logic } }), {
    input: { slug: "first-talk" },
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    loadEventType,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "busy" | "failed" | "notFound") => actor.getSnapshot().hasTag(tag),
  };
}

describe("a kind of meeting", () => {
  it("is requested by its slug and links to its booking page", async () => {
    const { state, context, loadEventType, has } = page();
    expect(state()).toBe("loading");
    expect(has("busy")).toBe(true);
    expect(loadEventType.inputs()).toEqual([{ slug: "first-talk" }]);
    await loadEventType.answer(talk);
    expect(state()).toEqual({ shown: "bookable" });
    expect(context()).toMatchObject({ eventType: talk, failure: null });
  });

  it("says when it is closed for bookings", async () => {
    const { state, context, loadEventType } = page();
    await loadEventType.answer({ ...talk, bookingUrl: null });
    expect(state()).toEqual({ shown: "notBookable" });
    expect(context().eventType?.title).toBe("A first talk");
  });

  it.each([
    ["not_found", 404],
    ["invalid", 400],
  ] as const)("that does not exist (%s) leads to the not-found page", async (code, status) => {
    const { state, has, loadEventType, context, actor } = page();
    await loadEventType.fail(code, status);
    expect(state()).toBe("notFound");
    expect(has("notFound")).toBe(true);
    expect(context().failure).toEqual({ code, status });
    actor.send(online);
    expect(loadEventType.calls).toHaveLength(1);
  });

  it("is requested again after a failure, by hand and when the network is back", async () => {
    const { actor, state, has, loadEventType, context } = page();
    await loadEventType.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(has("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "schedule.retry" });
    expect(state()).toBe("loading");
    await loadEventType.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    expect(state()).toBe("loading");
    await loadEventType.answer(talk);
    expect(state()).toEqual({ shown: "bookable" });
    expect(context().failure).toBeNull();
  });
});

describe("a page rendered on the server", () => {
  it.each([
    ["bookable", talk],
    ["notBookable", { ...talk, bookingUrl: null }],
  ])("is shown without another request: %s", async (expected, eventType) => {
    const server = page();
    await server.loadEventType.answer(eventType);
    const browser = page(throughJson(server.actor.getPersistedSnapshot()));
    expect(browser.state()).toEqual({ shown: expected });
    expect(browser.context().eventType).toEqual(eventType);
    expect(browser.loadEventType.calls).toEqual([]);
  });

  it("requests it again when the answer had not arrived, and by hand when it had failed", async () => {
    const server = page();
    const browser = page(throughJson(server.actor.getPersistedSnapshot()));
    await browser.loadEventType.answer(talk);
    expect(browser.state()).toEqual({ shown: "bookable" });
    await server.loadEventType.fail("timeout");
    const other = page(throughJson(server.actor.getPersistedSnapshot()));
    expect(other.state()).toBe("failed");
    other.actor.send({ type: "schedule.retry" });
    await other.loadEventType.answer(talk);
    expect(other.state()).toEqual({ shown: "bookable" });
  });
});
