// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { createActor, createMachine } from "xstate";
import { LeakWatch } from "./leak-watch";

const actorOf = () => createActor(createMachine({ id: "lamp" })).start();
const listener = () => undefined;

it("finds nothing if everything that was added is removed", () => {
  const actor = actorOf();
  const watch = new LeakWatch(document, actor);
  document.addEventListener("visibilitychange", listener, { capture: true });
  document.removeEventListener("visibilitychange", listener, true);
  addEventListener("pagehide", listener, { once: true });
  const { unsubscribe } = actor.on("*", listener);
  const subscription = actor.subscribe(listener);
  unsubscribe();
  subscription.unsubscribe();
  expect(watch.stop()).toEqual([]);
});

it("names listeners of the document and the window, and subscriptions to the machine", () => {
  const actor = actorOf();
  const watch = new LeakWatch(document, actor);
  document.addEventListener("visibilitychange", listener);
  document.addEventListener("visibilitychange", listener);
  addEventListener("pagehide", listener);
  // Removes another one: that of the other phase.
  removeEventListener("pagehide", listener, true);
  actor.on("lamp.on", listener);
  actor.subscribe(listener);
  expect(watch.stop()).toEqual([
    'a listener of "visibilitychange"',
    'a listener of "pagehide"',
    'a handler of "lamp.on"',
    "a subscription to the machine",
  ]);
});

it("leaves listening and subscribing as they were", () => {
  const actor = actorOf();
  const { on, subscribe } = actor;
  const { addEventListener: add, removeEventListener: remove } = document;
  new LeakWatch(document, actor).stop();
  expect([actor.on, actor.subscribe]).toEqual([on, subscribe]);
  expect([document.addEventListener, document.removeEventListener]).toEqual([add, remove]);
});
