import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { Exam, ExamEntry } from "../../contract/exams/exams";
import { examEntry as entry, fakeActor, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { examListMachine } from "./exam-list";
import type { ExamListName } from "./exam-list/context";
import { type ExamStatuses, groupsOf } from "./exam-statuses";

const now = "2026-03-01T10:00:00.000Z";
const later = "2026-03-01T11:00:00.000Z";
const latest = "2026-03-01T12:00:00.000Z";

const cooling = (id: number, retakeAvailableAt: string) =>
  entry(id, { status: "examPending", reason: "coolingDown", retakeAvailableAt });
const exams = [1, 2].map((id) => ({ ...entry(id), modules: [] }) as unknown as Exam);
const statuses = (...all: ExamEntry[]): ExamStatuses => ({ entries: { all }, certificates: [], now });

function list({ name = "all", snapshot }: { name?: ExamListName; snapshot?: Snapshot<unknown> } = {}) {
  const loadExams = fakeActor<Exam[], { locale: string }>();
  const loadStatuses = fakeActor<ExamStatuses, { locale: string; list: ExamListName }>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const actor = createActor(
    examListMachine.provide({
      actors: { loadExams: loadExams.logic, loadStatuses: loadStatuses.logic, waitUntil: waitUntil.logic },
    }),
    { input: { locale: "en", list: name }, ...(snapshot && { snapshot }) },
  );
  const heard: string[] = [];
  actor.on("*", ({ type }) => heard.push(type));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    loadExams,
    loadStatuses,
    waitUntil,
    heard,
    context,
    list: () => actor.getSnapshot().value.exams,
    learner: () => actor.getSnapshot().value.learner,
    tags: () => [...actor.getSnapshot().tags].sort(),
    groups: () =>
      groupsOf(context().exams, context().statuses, context().now).map(({ name: group, exams: some }) =>
        [group, ...some.map(({ exam }) => exam.id)].join(" "),
      ),
  };
}
/** The list has loaded, and the learner has these statuses. */
async function known(...all: ExamEntry[]) {
  const opened = list();
  await opened.loadExams.answer(exams);
  opened.actor.send(signedIn);
  await opened.loadStatuses.answer(statuses(...all));
  return opened;
}

describe("the list of exams", () => {
  it("is shown to everyone, before the profile is known", async () => {
    const { loadExams, loadStatuses, list: state, tags, groups } = list();
    expect(tags()).toEqual(["busy", "pending"]);
    await loadExams.answer(exams);
    expect(state()).toBe("shown");
    expect(tags()).toEqual(["pending"]);
    expect(groups()).toEqual(["all 1 2"]);
    expect(loadExams.inputs()).toEqual([{ locale: "en" }]);
    expect(loadStatuses.calls).toEqual([]);
  });

  it("may be empty", async () => {
    const { loadExams, list: state, groups } = list();
    await loadExams.answer([]);
    expect(state()).toBe("empty");
    expect(groups()).toEqual([]);
  });

  it("recovers from a failure on request, and when the network returns, not when it goes", async () => {
    const { actor, loadExams, list: state, tags, context } = list();
    await loadExams.fail("unavailable", 503);
    expect(tags()).toContain("failed");
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "exams.retry" });
    expect(state()).toBe("loading");
    await loadExams.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadExams.answer(exams);
    expect(state()).toBe("shown");
    expect(context().failure).toBeNull();
  });

  it("goes on in the browser from the server's HTML", async () => {
    const server = list();
    await server.loadExams.answer(exams);
    const browser = list({ snapshot: throughJson(server.actor.getPersistedSnapshot()) });
    expect(browser.groups()).toEqual(["all 1 2"]);
    expect(browser.loadExams.calls).toEqual([]);
    browser.actor.send(signedIn);
    await browser.loadStatuses.answer(statuses(entry(1), entry(2, { status: "examAvailable" })));
    expect(browser.groups()).toEqual(["open 2", "toStart 1"]);
  });
});

describe("a visitor", () => {
  it("is offered to sign in, and comes back", async () => {
    const { actor, heard, learner, tags, loadStatuses } = list();
    actor.send(signedOut);
    expect(tags()).toContain("signedOut");
    expect(loadStatuses.calls).toEqual([]);
    actor.send({ type: "signIn.open" });
    expect(heard).toEqual(["signIn.requested"]);
    actor.send(signedIn);
    expect(learner()).toBe("loading");
  });

  it("is anyone whom the server treats as one: the site is told so", async () => {
    const { actor, heard, learner, loadStatuses } = list();
    actor.send(signedIn);
    await loadStatuses.fail("signed_out", 401);
    expect(learner()).toBe("anonymous");
    expect(heard).toEqual(["session.lost"]);
  });

  it("sees nothing of the learner who has signed out", async () => {
    const { actor, context, groups } = await known(entry(1, { status: "certificated" }));
    actor.send(signedOut);
    expect(context().statuses).toBeNull();
    expect(groups()).toEqual(["all 1 2"]);
  });
});

describe("a learner's status", () => {
  it("is requested for the list that is open", async () => {
    const { actor, loadStatuses } = list({ name: "agencyPartners" });
    actor.send(signedIn);
    expect(loadStatuses.inputs()).toEqual([{ locale: "en", list: "agencyPartners" }]);
  });

  it("leaves the list in place when it does not arrive, and is requested again", async () => {
    const { actor, loadExams, loadStatuses, learner, tags, groups, context } = list();
    await loadExams.answer(exams);
    actor.send(signedIn);
    await loadStatuses.fail("timeout");
    expect(tags()).toEqual(["incomplete"]);
    expect(context().statusesFailure).toEqual({ code: "timeout", status: 0 });
    expect(groups()).toEqual(["all 1 2"]);
    actor.send({ type: "exams.retry" });
    expect(tags()).toEqual(["pending"]);
    await loadStatuses.fail("network");
    actor.send(offline);
    expect(learner()).toBe("failed");
    actor.send(online);
    await loadStatuses.answer(statuses(entry(1)));
    expect(learner()).toEqual({ known: "settled" });
  });

  it("is requested again, without an old failure, for someone else", async () => {
    const { actor, loadStatuses, context } = list();
    actor.send(signedIn);
    await loadStatuses.fail("network");
    actor.send(signedIn);
    expect(context().statusesFailure).toBeNull();
    expect(loadStatuses.calls).toHaveLength(2);
  });
});

describe("an exam that cools down", () => {
  it("opens on the page at its time, one after the other (L8)", async () => {
    const { learner, groups, waitUntil } = await known(cooling(1, later), cooling(2, latest));
    expect(learner()).toEqual({ known: "watching" });
    expect(groups()).toEqual(["waiting 1 2"]);
    await waitUntil.answer();
    expect(groups()).toEqual(["open 1", "waiting 2"]);
    await waitUntil.answer();
    expect(groups()).toEqual(["open 1 2"]);
    expect(learner()).toEqual({ known: "settled" });
    // Always by the same reading of the server's clock: a device that slept in between is not late for the second one.
    expect(waitUntil.inputs()).toEqual([
      { at: later, now },
      { at: latest, now },
    ]);
  });

  it("stays as it is when the wait fails", async () => {
    const { learner, groups, waitUntil } = await known(cooling(1, later));
    await waitUntil.fail("internal");
    expect(learner()).toEqual({ known: "settled" });
    expect(groups()).toEqual(["waiting 1"]);
  });

  it("is not awaited after a sign-out", async () => {
    const { actor, waitUntil } = await known(cooling(1, later));
    actor.send(signedOut);
    expect(waitUntil.latest().signal.aborted).toBe(true);
  });
});

describe("a list of exams that is shown again", () => {
  const reopened = { type: "screen.reopened" } as const;

  it("stays while it is requested again, and if no answer comes", async () => {
    const { actor, list: state, learner, loadExams, loadStatuses, context, tags } = await known(entry(1));
    actor.send(reopened);
    actor.send(reopened);
    expect([state(), learner(), tags()]).toEqual(["refreshing", { known: "refreshing" }, []]);
    await loadExams.fail("network");
    await loadStatuses.fail("network");
    expect([state(), learner(), tags()]).toEqual(["shown", { known: "settled" }, []]);
    expect(context()).toMatchObject({ exams, statuses: statuses(entry(1)), failure: null, statusesFailure: null });
    actor.send(reopened);
    await loadExams.answer(exams.slice(1));
    await loadStatuses.answer(statuses(entry(2)));
    expect(context()).toMatchObject({ exams: exams.slice(1), statuses: statuses(entry(2)) });
    actor.send(reopened);
    await loadExams.answer([]);
    expect([state(), context().exams]).toEqual(["empty", []]);
    actor.send(reopened);
    expect(state()).toBe("loading");
  });

  it("forgets where the learner stood once the session turns out to have expired", async () => {
    const { actor, learner, loadStatuses, context, heard } = await known(entry(1));
    actor.send(reopened);
    await loadStatuses.fail("signed_out", 401);
    expect([learner(), context().statuses, heard]).toEqual(["anonymous", null, ["session.lost"]]);
  });

  it("is requested again if it did not arrive", async () => {
    const { actor, list: state, learner, loadExams, loadStatuses } = list();
    actor.send(signedIn);
    await loadExams.fail("network");
    await loadStatuses.fail("network");
    actor.send(reopened);
    expect([state(), learner()]).toEqual(["loading", "loading"]);
  });
});
