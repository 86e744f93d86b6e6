import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { PlusContent } from "../../contract/catalogue/plus";
import { fakeActor, offline, online } from "../testing";
import { academyPlusMachine } from "./academy-plus";

const nothing: PlusContent = { courses: [], series: [] };
const some = { courses: [{ id: 1, title: "Advanced" }], series: [] } as unknown as PlusContent;

function page() {
  const loadPlus = fakeActor<PlusContent, { locale: string }>();
  const actor = createActor(academyPlusMachine.provide({ actors: { loadPlus: loadPlus.logic } }), {
    input: { locale: "en" },
  }).start();
  return {
    actor,
    loadPlus,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe("the page of academy-plus (R56)", () => {
  it("shows what the tier contains, and stays while it is requested again", async () => {
    const { actor, loadPlus, state, context } = page();
    expect([state(), loadPlus.inputs()]).toEqual(["loading", [{ locale: "en" }]]);
    await loadPlus.answer(some);
    expect([state(), context().content]).toEqual(["shown", some]);
    actor.send({ type: "screen.reopened" });
    expect(state()).toBe("refreshing");
    await loadPlus.fail("network");
    expect([state(), context().content]).toEqual(["shown", some]);
    actor.send({ type: "screen.reopened" });
    await loadPlus.answer(nothing);
    expect(state()).toBe("empty");
  });

  it("may be empty", async () => {
    const { loadPlus, state } = page();
    await loadPlus.answer(nothing);
    expect(state()).toBe("empty");
  });

  it("recovers from a failure on request, and when the network returns", async () => {
    const { actor, loadPlus, state, context } = page();
    await loadPlus.fail("unavailable", 503);
    expect([state(), context().failure?.code]).toEqual(["failed", "unavailable"]);
    actor.send({ type: "content.retry" });
    expect(state()).toBe("loading");
    await loadPlus.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadPlus.answer(some);
    expect([state(), context().failure]).toEqual(["shown", null]);
  });
});
