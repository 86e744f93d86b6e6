import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { Exam, ExamEntry } from "../../contract/exams/exams";
import { examEntry as entry, fakeActor, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { type ExamListName, examListMachine } from "./exam-list";
import { groupsOf, type Standings } from "./standings";

const now = "2026-03-01T10:00:00.000Z";
const later = "2026-03-01T11:00:00.000Z";
const latest = "2026-03-01T12:00:00.000Z";

const cooling = (id: number, retakeAvailableAt: string) =>
  entry(id, { status: "examPending", reason: "coolingDown", retakeAvailableAt });
const exams = [1, 2].map((id) => ({ ...entry(id), modules: [] }) as unknown as Exam);
const standings = (...all: ExamEntry[]): Standings => ({ entries: { all }, certificates: [], now });

function list({ name = "all", snapshot }: { name?: ExamListName; snapshot?: Snapshot<unknown> } = {}) {
  const loadExams = fakeActor<Exam[], { locale: string }>();
  const loadStandings = fakeActor<Standings, { locale: string; list: ExamListName }>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const actor = createActor(
    examListMachine.provide({
      actors: { loadExams: loadExams.logic, loadStandings: loadStandings.logic, waitUntil: waitUntil.logic },
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
    loadStandings,
    waitUntil,
    heard,
    context,
    list: () => actor.getSnapshot().value.exams,
    learner: () => actor.getSnapshot().value.learner,
    tags: () => [...actor.getSnapshot().tags].sort(),
    groups: () =>
      groupsOf(context().exams, context().standings, context().now).map(({ name: group, exams: some }) =>
        [group, ...some.map(({ exam }) => exam.id)].join(" "),
      ),
  };
}
/** The list is there, and so is a learner with these standings. */
async function known(...all: ExamEntry[]) {
  const opened = list();
  await opened.loadExams.answer(exams);
  opened.actor.send(signedIn);
  await opened.loadStandings.answer(standings(...all));
  return opened;
}

describe("the list of exams", () => {
  it("is there for everyone, before anybody has said who is here", async () => {
    const { loadExams, loadStandings, list: state, tags, groups } = list();
    expect(tags()).toEqual(["busy", "pending"]);
    await loadExams.answer(exams);
    expect(state()).toBe("shown");
    expect(tags()).toEqual(["pending"]);
    expect(groups()).toEqual(["all 1 2"]);
    expect(loadExams.inputs()).toEqual([{ locale: "en" }]);
    expect(loadStandings.calls).toEqual([]);
  });

  it("may be empty", async () => {
    const { loadExams, list: state, groups } = list();
    await loadExams.answer([]);
    expect(state()).toBe("empty");
    expect(groups()).toEqual([]);
  });

  it("comes back from a failure by asking again, and when the network returns, not when it goes", async () => {
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

  it("goes on in the browser from what the server shipped", async () => {
    const server = list();
    await server.loadExams.answer(exams);
    const browser = list({ snapshot: throughJson(server.actor.getPersistedSnapshot()) });
    expect(browser.groups()).toEqual(["all 1 2"]);
    expect(browser.loadExams.calls).toEqual([]);
    browser.actor.send(signedIn);
    await browser.loadStandings.answer(standings(entry(1), entry(2, { status: "examAvailable" })));
    expect(browser.groups()).toEqual(["open 2", "toStart 1"]);
  });
});

describe("a visitor", () => {
  it("is offered to sign in, and comes back", async () => {
    const { actor, heard, learner, tags, loadStandings } = list();
    actor.send(signedOut);
    expect(tags()).toContain("signedOut");
    expect(loadStandings.calls).toEqual([]);
    actor.send({ type: "signIn.open" });
    expect(heard).toEqual(["signIn.requested"]);
    actor.send(signedIn);
    expect(learner()).toBe("loading");
  });

  it("is whom the server takes for one: the site is told so", async () => {
    const { actor, heard, learner, loadStandings } = list();
    actor.send(signedIn);
    await loadStandings.fail("signed_out", 401);
    expect(learner()).toBe("anonymous");
    expect(heard).toEqual(["session.lost"]);
  });

  it("sees nothing of the learner who has signed out", async () => {
    const { actor, context, groups } = await known(entry(1, { status: "certificated" }));
    actor.send(signedOut);
    expect(context().standings).toBeNull();
    expect(groups()).toEqual(["all 1 2"]);
  });
});

describe("where a learner stands", () => {
  it("is asked of the list that is open", async () => {
    const { actor, loadStandings } = list({ name: "agencyPartners" });
    actor.send(signedIn);
    expect(loadStandings.inputs()).toEqual([{ locale: "en", list: "agencyPartners" }]);
  });

  it("leaves the list standing where it does not arrive, and is asked for again", async () => {
    const { actor, loadExams, loadStandings, learner, tags, groups, context } = list();
    await loadExams.answer(exams);
    actor.send(signedIn);
    await loadStandings.fail("timeout");
    expect(tags()).toEqual(["incomplete"]);
    expect(context().standingsFailure).toEqual({ code: "timeout", status: 0 });
    expect(groups()).toEqual(["all 1 2"]);
    actor.send({ type: "exams.retry" });
    expect(tags()).toEqual(["pending"]);
    await loadStandings.fail("network");
    actor.send(offline);
    expect(learner()).toBe("failed");
    actor.send(online);
    await loadStandings.answer(standings(entry(1)));
    expect(learner()).toEqual({ known: "settled" });
  });

  it("is asked anew, without an old failure, for whoever is here now", async () => {
    const { actor, loadStandings, context } = list();
    actor.send(signedIn);
    await loadStandings.fail("network");
    actor.send(signedIn);
    expect(context().standingsFailure).toBeNull();
    expect(loadStandings.calls).toHaveLength(2);
  });
});

describe("an exam that cools down", () => {
  it("opens on the page when its instant comes, one after the other (L8)", async () => {
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

  it("stays as it is where the instant cannot be awaited", async () => {
    const { learner, groups, waitUntil } = await known(cooling(1, later));
    await waitUntil.fail("internal");
    expect(learner()).toEqual({ known: "settled" });
    expect(groups()).toEqual(["waiting 1"]);
  });

  it("is not awaited by who has signed out", async () => {
    const { actor, waitUntil } = await known(cooling(1, later));
    actor.send(signedOut);
    expect(waitUntil.latest().signal.aborted).toBe(true);
  });
});

describe("a list of exams that is shown again", () => {
  const reopened = { type: "screen.reopened" } as const;

  it("stays while it is asked for again, and where no answer comes", async () => {
    const { actor, list: state, learner, loadExams, loadStandings, context, tags } = await known(entry(1));
    actor.send(reopened);
    actor.send(reopened);
    expect([state(), learner(), tags()]).toEqual(["refreshing", { known: "refreshing" }, []]);
    await loadExams.fail("network");
    await loadStandings.fail("network");
    expect([state(), learner(), tags()]).toEqual(["shown", { known: "settled" }, []]);
    expect(context()).toMatchObject({ exams, standings: standings(entry(1)), failure: null, standingsFailure: null });
    actor.send(reopened);
    await loadExams.answer(exams.slice(1));
    await loadStandings.answer(standings(entry(2)));
    expect(context()).toMatchObject({ exams: exams.slice(1), standings: standings(entry(2)) });
    actor.send(reopened);
    await loadExams.answer([]);
    expect([state(), context().exams]).toEqual(["empty", []]);
    actor.send(reopened);
    expect(state()).toBe("loading");
  });

  it("forgets where the learner stood once the session turns out to be over", async () => {
    const { actor, learner, loadStandings, context, heard } = await known(entry(1));
    actor.send(reopened);
    await loadStandings.fail("signed_out", 401);
    expect([learner(), context().standings, heard]).toEqual(["anonymous", null, ["session.lost"]]);
  });

  it("is asked for anew where it did not arrive", async () => {
    const { actor, list: state, learner, loadExams, loadStandings } = list();
    actor.send(signedIn);
    await loadExams.fail("network");
    await loadStandings.fail("network");
    actor.send(reopened);
    expect([state(), learner()]).toEqual(["loading", "loading"]);
  });
});
