import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { EditingOverview } from "../../contract/engagement/editing";
import { editorHere, fakeActor, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { editingDeskMachine } from "./editing-desk";

const overview: EditingOverview = {
  content: { version: "abc", importedAt: "2026-03-01T12:00:00.000Z" },
  drafts: [{ kind: "course", id: 1, slug: "seo", title: "SEO", url: "/academy/courses/seo/" }],
  translations: [],
};

function desk(snapshot?: Snapshot<unknown>) {
  const loadOverview = fakeActor<EditingOverview>();
  const actor = createActor(
    editingDeskMachine.provide({ actors: { loadOverview: loadOverview.logic } }),
    snapshot && { snapshot },
  );
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    loadOverview,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    tags: () => [...actor.getSnapshot().tags],
    context: () => actor.getSnapshot().context,
  };
}
function asked() {
  const opened = desk();
  opened.actor.send(editorHere);
  return opened;
}

describe("the editors' page", () => {
  it("waits until the profile is known", () => {
    const { state, tags, loadOverview } = desk();
    expect(state()).toBe("waiting");
    expect(tags()).toEqual(["pending"]);
    expect(loadOverview.calls).toEqual([]);
  });

  it("shows an editor the content's status", async () => {
    const { state, tags, context, loadOverview } = asked();
    expect(state()).toBe("loading");
    expect(tags()).toEqual(["pending"]);
    await loadOverview.answer(overview);
    expect(state()).toBe("shown");
    expect(context()).toEqual({ overview, failure: null });
  });

  it("says who it is for, without a request (R10)", () => {
    const { actor, state, tags, loadOverview } = desk();
    actor.send(signedIn);
    expect(state()).toBe("forbidden");
    expect(tags()).toEqual(["forbidden"]);
    expect(loadOverview.calls).toEqual([]);
  });

  it("also says so when the right was removed meanwhile", async () => {
    const { state, loadOverview } = asked();
    await loadOverview.fail("forbidden", 403);
    expect(state()).toBe("forbidden");
  });

  it("recovers from a failure on request, and when the network returns", async () => {
    const { actor, state, tags, context, loadOverview } = asked();
    await loadOverview.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(tags()).toEqual(["failed"]);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "editing.retry" });
    await loadOverview.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadOverview.answer(overview);
    expect(state()).toBe("shown");
    expect(context().failure).toBeNull();
  });
});

describe("a visitor", () => {
  it("is offered to sign in, and comes back", async () => {
    const { actor, state, tags, signInsAsked, loadOverview } = desk();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(tags()).toEqual(["signedOut"]);
    actor.send({ type: "signIn.open" });
    expect(signInsAsked()).toBe(1);
    actor.send(editorHere);
    await loadOverview.answer(overview);
    expect(state()).toBe("shown");
  });

  it("is anyone whom the server treats as one", async () => {
    const { loadOverview, state } = asked();
    await loadOverview.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
  });

  it.each([
    ["a visitor", signedOut, "signedOut"],
    ["another account", signedIn, "forbidden"],
  ])("does not see what an editor saw: %s", async (_, now, expected) => {
    const { actor, loadOverview, state, context } = asked();
    await loadOverview.answer(overview);
    actor.send(now);
    expect(state()).toBe(expected);
    expect(context()).toEqual({ overview: null, failure: null });
  });
});

it("continues from the server's HTML, and from what was shown", async () => {
  const browser = desk(throughJson(desk().actor.getPersistedSnapshot()));
  expect(browser.state()).toBe("waiting");
  browser.actor.send(editorHere);
  await browser.loadOverview.answer(overview);
  const later = desk(throughJson(browser.actor.getPersistedSnapshot()));
  expect(later.state()).toBe("shown");
  expect(later.loadOverview.calls).toEqual([]);
});
