import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { ContentJob, ContentOutcome, ContentState } from "../../contract/account/content-imports";
import { administratorHere, editorHere, fakeActor, signedIn, signedOut } from "../testing";
import { contentImportsMachine } from "./content-imports";
import type { Query } from "./staff-list";

const at = "2026-03-01T12:00:00.000Z";
const found: ContentOutcome = { state: "changes", files: "f", version: "v", changes: [] };
const jobOf = (kind: ContentJob["kind"], outcome: ContentOutcome | null): ContentJob => ({
  kind,
  startedAt: at,
  endedAt: outcome && at,
  outcome,
});
const contentOf = (job: ContentJob | null, hasFolder = true): ContentState => ({
  version: "v",
  importedAt: at,
  counts: [],
  hasFolder,
  job,
  imports: { data: [], next: null, previous: null },
});

function page() {
  const load = fakeActor<ContentState, { query: Query }>();
  const check = fakeActor<ContentJob>();
  const clock = new SimulatedClock();
  const logic = contentImportsMachine.provide({ actors: { loadContent: load.logic, startCheck: check.logic } });
  const actor = createActor(logic, { input: { query: {} }, clock }).start();
  const question = () => actor.getSnapshot().children.contentImport?.getSnapshot();
  return { actor, load, check, clock, question, state: () => actor.getSnapshot().value };
}
async function shown(content: ContentState) {
  const opened = page();
  opened.actor.send(administratorHere);
  await opened.load.answer(content);
  return opened;
}

describe("the content and its imports", () => {
  it.each([
    [editorHere, "forbidden"],
    [signedIn, "forbidden"],
    [signedOut, "signedOut"],
  ])("are for administrators only (R62)", (session, state) => {
    const { actor, state: current, load } = page();
    actor.send(session);
    expect([current(), load.inputs()]).toEqual([state, []]);
  });

  it("are looked at again while a check runs, and no longer when it has ended", async () => {
    const { actor, load, check, clock, state } = await shown(contentOf(null));
    actor.send({ type: "check.start" });
    await check.answer(jobOf("check", null));
    expect(state()).toEqual({ open: "running" });
    clock.increment(1000);
    await load.answer(contentOf(jobOf("check", null)));
    expect(state()).toEqual({ open: "running" });
    clock.increment(1000);
    await load.fail("network");
    expect(state()).toEqual({ open: "running" });
    clock.increment(1000);
    await load.answer(contentOf(jobOf("check", found)));
    clock.increment(60_000);
    expect([state(), load.inputs().length]).toEqual([{ open: "shown" }, 4]);
  });

  it("show a check that somebody else has begun at the same time", async () => {
    const { actor, load, check, state } = await shown(contentOf(null));
    actor.send({ type: "check.start" });
    await check.fail("conflict", 409);
    await load.answer(contentOf(jobOf("import", null)));
    expect(state()).toEqual({ open: "running" });
  });

  it("ask before the folder is imported as it was checked", async () => {
    const { actor, question } = await shown(contentOf(jobOf("check", found)));
    actor.send({ type: "import.start" });
    expect([question()?.value, question()?.context.subject]).toEqual([
      "asking",
      { files: "f", version: "v", changes: [] },
    ]);
  });

  it.each([
    ["nothing was checked", null],
    ["the folder has mistakes", jobOf("check", { state: "mistakes", total: 1, mistakes: [] })],
    ["nothing has changed", jobOf("check", { state: "same" })],
    ["the check is outdated", jobOf("check", { state: "outdated" })],
  ])("ask nothing if %s", async (_, job) => {
    const { actor, question } = await shown(contentOf(job));
    actor.send({ type: "import.start" });
    expect(question()?.value).toBe("closed");
  });

  it("close the question when an import has ended, also that of a colleague", async () => {
    const { actor, load, question } = await shown(contentOf(jobOf("check", found)));
    actor.send({ type: "import.start" });
    actor.send({ type: "screen.reopened" });
    await load.answer(contentOf(jobOf("import", { state: "imported", changes: [] })));
    expect(question()?.value).toBe("closed");
  });

  it("check nothing without a folder", async () => {
    const { actor, state } = await shown(contentOf(null, false));
    actor.send({ type: "check.start" });
    expect(state()).toEqual({ open: "shown" });
  });
});
