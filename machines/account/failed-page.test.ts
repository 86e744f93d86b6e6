import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { offline, online } from "../testing";
import { failedPageMachine } from "./failed-page";

function start(isOnline: boolean) {
  let reloads = 0;
  const actor = createActor(failedPageMachine, { input: { online: isOnline } });
  actor.on("reload.requested", () => {
    reloads += 1;
  });
  actor.start();
  return {
    actor,
    state: () => actor.getSnapshot().value,
    isOffline: () => actor.getSnapshot().hasTag("offline"),
    reloads: () => reloads,
  };
}

describe("a page that could not be shown", () => {
  it("is our fault with a network, and reloads on request", () => {
    const { actor, state, isOffline, reloads } = start(true);
    expect([state(), isOffline(), reloads()]).toEqual(["broken", false, 0]);
    actor.send(online);
    expect([state(), reloads()]).toEqual(["broken", 0]);
    actor.send({ type: "page.reload" });
    expect([state(), reloads()]).toEqual(["reloading", 1]);
  });

  it("is nobody's fault without a network, and goes on by itself, once", () => {
    const { actor, state, isOffline, reloads } = start(false);
    expect([state(), isOffline()]).toEqual(["offline", true]);
    actor.send(offline);
    expect([state(), reloads()]).toEqual(["offline", 0]);
    actor.send(online);
    expect([state(), reloads()]).toEqual(["reloading", 1]);
    actor.send(online);
    expect(reloads()).toBe(1);
  });

  it("learns later that there is no network", () => {
    const { actor, state } = start(true);
    actor.send(offline);
    expect(state()).toBe("offline");
  });

  it("can be tried again without waiting for the network", () => {
    const { actor, reloads } = start(false);
    actor.send({ type: "page.reload" });
    expect(reloads()).toBe(1);
  });
});
