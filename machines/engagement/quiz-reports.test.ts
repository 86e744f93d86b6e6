import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Page } from "../shared/paged";
import { administratorHere, editorHere, fakeActor, offline, online, signedIn, signedOut } from "../testing";
import { type Asked, quizReportsMachine, type Report } from "./quiz-reports";
import { allReports, type Filters, queryOf } from "./report-filters";

const report = (id: number): Report => ({
  kind: "quiz",
  id: `quiz-${id}`,
  title: `Quiz ${id}`,
  course: "SEO",
  url: "/academy/courses/seo/lessons/lesson-1/?step=1",
  file: "courses/seo/en/lesson-1.yaml",
  attempts: 9,
  passed: 50,
  questions: [],
});
const exams: Filters = { ...allReports, kind: "exam" };

function page() {
  const load = fakeActor<Page<Report>, Asked>();
  const actor = createActor(quizReportsMachine.provide({ actors: { loadReports: load.logic } }), {
    input: { filters: allReports, limit: 2 },
  });
  const queries: unknown[] = [];
  let signInsAsked = 0;
  actor.on("query.changed", ({ query }) => queries.push(query));
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    load,
    queries,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
  };
}
async function shown() {
  const opened = page();
  opened.actor.send(editorHere);
  await opened.load.answer({ data: [report(1), report(2)], total: 4 });
  return opened;
}

describe("the reports of quizzes", () => {
  it("load for editors and administrators, the hardest first", async () => {
    const { load, state, ids, context } = await shown();
    expect(load.inputs()).toEqual([{ ...allReports, limit: 2, page: 1 }]);
    expect([state(), ids(), context().staff]).toEqual([{ open: "shown" }, ["quiz-1", "quiz-2"], "editors"]);
    const other = page();
    other.actor.send(administratorHere);
    expect(other.context().staff).toBe("administrators");
  });

  it("are not for learners and visitors (R62)", () => {
    const { actor, load, state, signInsAsked } = page();
    actor.send(signedIn);
    expect(state()).toBe("forbidden");
    actor.send(signedOut);
    actor.send({ type: "signIn.open" });
    expect([state(), signInsAsked(), load.calls]).toEqual(["signedOut", 1, []]);
  });

  it.each([
    ["signed_out", 401, "signedOut"],
    ["forbidden", 403, "forbidden"],
  ] as const)("are taken off the page once the server says %s", async (code, status, expected) => {
    for (const event of [
      { type: "screen.reopened" },
      { type: "reports.more" },
      { type: "filters.change", filters: exams },
    ] as const) {
      const { actor, load, state, ids } = await shown();
      actor.send(event);
      await load.fail(code, status);
      expect([state(), ids()]).toEqual([expected, []]);
    }
  });

  it("go on page by page; what is shown stays if the next page fails", async () => {
    const { actor, load, state, ids } = await shown();
    actor.send({ type: "reports.more" });
    await load.fail("network");
    expect([state(), ids().length]).toEqual([{ open: "moreFailed" }, 2]);
    actor.send({ type: "reports.more" });
    expect(load.latest().input.page).toBe(2);
    await load.answer({ data: [report(3), report(4)], total: 4 });
    actor.send({ type: "reports.more" });
    expect([state(), ids().length, load.calls.length]).toEqual([{ open: "shown" }, 4, 3]);
  });

  it("have their filters in the address, and take them from there", async () => {
    const { actor, load, queries } = await shown();
    actor.send({ type: "filters.change", filters: exams });
    actor.send({ type: "address.changed", filters: exams });
    actor.send({ type: "filters.change", filters: exams });
    expect([queries, load.calls.length, load.latest().input.kind]).toEqual([[{ kind: "exam" }], 2, "exam"]);
    actor.send({ type: "address.changed", filters: allReports });
    expect([queries.length, load.latest().input.kind]).toEqual([1, "all"]);
    const early = page();
    early.actor.send({ type: "address.changed", filters: exams });
    early.actor.send(editorHere);
    expect(early.load.latest().input.kind).toBe("exam");
  });

  it("are loaded again on request and when the network is back, and say when there are none", async () => {
    const { actor, load, state } = page();
    actor.send(editorHere);
    await load.fail("unavailable", 503);
    actor.send({ type: "reports.retry" });
    await load.fail("network");
    actor.send(offline);
    expect(state()).toEqual({ open: "failed" });
    actor.send(online);
    await load.answer({ data: [], total: 0 });
    expect(state()).toEqual({ open: "empty" });
    actor.send({ type: "screen.reopened" });
    expect(state()).toEqual({ open: "loading" });
  });

  it("are refreshed when they are shown again, and stay if no answer comes", async () => {
    const { actor, load, state, ids } = await shown();
    actor.send({ type: "screen.reopened" });
    await load.fail("network");
    expect([state(), ids().length]).toEqual([{ open: "shown" }, 2]);
    actor.send({ type: "screen.reopened" });
    await load.answer({ data: [report(9)], total: 1 });
    expect(ids()).toEqual(["quiz-9"]);
  });
});

it("has an address that says only what differs from all reports", () => {
  expect(queryOf(allReports)).toEqual({});
  expect(queryOf({ kind: "quiz", language: "de", months: "3", sort: "attempts" })).toEqual({
    kind: "quiz",
    language: "de",
    months: 3,
    sort: "attempts",
  });
});
