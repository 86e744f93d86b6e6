import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { fakeActor } from "../testing";
import { lazyBlockMachine } from "./lazy-block";

function block() {
  const loadBlock = fakeActor<void>();
  const clock = new SimulatedClock();
  const actor = createActor(lazyBlockMachine.provide({ actors: { loadBlock: loadBlock.logic } }), { clock }).start();
  return { actor, clock, loadBlock, state: () => actor.getSnapshot().value };
}

describe("a part of the site that is fetched when needed", () => {
  it("says nothing for a short wait, then shows a spinner", () => {
    const { actor, clock, state } = block();
    expect(state()).toEqual({ fetching: "loading" });
    clock.increment(199);
    expect(actor.getSnapshot().hasTag("visible")).toBe(false);
    clock.increment(1);
    expect(state()).toEqual({ fetching: "pastDelay" });
    expect(actor.getSnapshot().hasTag("visible")).toBe(true);
  });

  it("is shown once it has arrived, before or after the spinner", async () => {
    const quick = block();
    await quick.loadBlock.answer();
    expect(quick.state()).toBe("ready");
    const slow = block();
    slow.clock.increment(5000);
    await slow.loadBlock.answer();
    expect(slow.state()).toBe("ready");
  });

  it("gives up after ten seconds and tries again on request; a late arrival is dropped", async () => {
    const { actor, clock, state, loadBlock } = block();
    const first = loadBlock.latest();
    clock.increment(10_000);
    expect(state()).toBe("timedOut");
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    await first.answer();
    expect(state()).toBe("timedOut");
    actor.send({ type: "block.retry" });
    expect(state()).toEqual({ fetching: "loading" });
    await loadBlock.answer();
    expect(state()).toBe("ready");
  });

  it("says that it did not arrive, and tries again on request", async () => {
    const { actor, state, loadBlock } = block();
    await loadBlock.fail("network");
    expect(state()).toBe("failed");
    actor.send({ type: "block.retry" });
    await loadBlock.answer();
    expect(state()).toBe("ready");
  });
});
