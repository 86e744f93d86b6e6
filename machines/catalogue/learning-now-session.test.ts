import { describe, expect, it } from "vitest";
import { learner, signedIn, signedOut, throughJson } from "../testing";
import { block, collapsed, expanded, page, shown } from "./learning-now.testing";

const somebodyElse = { ...signedIn, learner: { ...learner, id: 8, name: "Grace" } };
const renamed = { ...signedIn, learner: { ...learner, name: "Ada L." } };

describe("another session", () => {
  it("of the same learner loads again, under the filter that they chose", async () => {
    const { actor, filter, asked, loadInProgress, context } = await shown(1, 1);
    filter(true);
    await loadInProgress.answer(page(1, 9));
    actor.send(renamed);
    expect(asked().at(-1)).toEqual({ completed: true, page: 1 });
    await loadInProgress.answer(page(0));
    expect(context().filterChanged).toBe(true);
  });

  it("of the same learner hides the block when its last course is gone", async () => {
    const { actor, loadInProgress, state, ids } = await shown(1, 1);
    actor.send(renamed);
    await loadInProgress.answer(page(0));
    expect(state()).toBe("hidden");
    expect(ids()).toEqual([]);
  });

  it("of someone else starts over, without the previous learner's courses", async () => {
    const { actor, filter, asked, loadInProgress, context, ids, state } = await shown(1, 1);
    filter(true);
    await loadInProgress.answer(page(1, 9));
    actor.send(somebodyElse);
    expect(ids()).toEqual([]);
    expect(asked().at(-1)).toEqual({ completed: false, page: 1 });
    expect(context()).toMatchObject({ learnerId: 8, completed: false, filterChanged: false });
    await loadInProgress.answer(page(0));
    expect(state()).toBe("hidden");
  });

  it("drops the answer for the previous learner", async () => {
    const { actor, loadInProgress, ids } = block();
    actor.send(signedIn);
    const late = loadInProgress.latest();
    actor.send(somebodyElse);
    await late.answer(page(1, 1));
    expect(ids()).toEqual([]);
    await loadInProgress.answer(page(1, 2));
    expect(ids()).toEqual([2]);
  });

  it("of a visitor forgets the courses", async () => {
    const { actor, state, ids, context } = await shown(1, 1);
    actor.send(signedOut);
    expect(state()).toBe("hidden");
    expect(ids()).toEqual([]);
    expect(context().learnerId).toBeNull();
  });
});

describe("a block rendered on the server", () => {
  it("waits for the learner in the browser", async () => {
    const browser = block(throughJson(block().actor.getPersistedSnapshot()));
    expect(browser.state()).toBe("waiting");
    browser.actor.send(signedIn);
    await browser.loadInProgress.answer(page(1, 1));
    expect(browser.state()).toEqual(collapsed);
  });

  it("continues where it was", async () => {
    const before = await shown(8, 1, 2, 3, 4, 5, 6);
    before.toggle();
    before.more();
    const after = block(throughJson(before.actor.getPersistedSnapshot()));
    await after.loadInProgress.answer(page(8, 7, 8));
    expect(after.state()).toEqual(expanded("settled"));
    expect(after.ids()).toHaveLength(8);
  });
});
