import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { ComparisonData, FindingData, RevisionsAnswer } from "../../comparison/data";
import { fakeActor } from "../../testing/fake-actor";
import { commentOn } from "../comments/testing";
import { type CommentsByMachine, loadOpenComments } from "./comments";
import { comparisonMachine } from "./comparison-machine";
import { noRange, type Range, revisionName } from "./range";
import type { ServerAnswer } from "./services";

const same: ComparisonData = {
  before: "one",
  after: "two",
  headline: "Nothing has changed.",
  findings: [],
  markdown: "# Changes\n",
};
const finding = { machine: "door", title: "The *door*" } as FindingData;
const different: ComparisonData = { ...same, findings: [finding] };

function open(range: Range = { before: "v1", after: null }) {
  const calls = {
    loadRevisions: fakeActor<RevisionsAnswer>(),
    compare: fakeActor<ServerAnswer, Range>(),
    loadOpenComments: fakeActor<CommentsByMachine, readonly string[]>(),
    copyReport: fakeActor<void, string>(),
  };
  const actors = {
    loadRevisions: calls.loadRevisions.logic,
    compare: calls.compare.logic,
    loadOpenComments: calls.loadOpenComments.logic,
    copyReport: calls.copyReport.logic,
  };
  const actor = createActor(comparisonMachine.provide({ actors }), { input: { range } }).start();
  return { actor, calls, value: () => actor.getSnapshot().value, seen: () => actor.getSnapshot().context };
}

describe("the comparison page", () => {
  it("waits for revisions to be chosen, and compares them", async () => {
    const { actor, calls, value, seen } = open(noRange);
    expect(value()).toMatchObject({ comparison: "choosing", revisions: "loading" });
    actor.send({ type: "range.opened", range: { before: "v1", after: "v2" } });
    expect(calls.compare.calls[0]?.input).toEqual({ before: "v1", after: "v2" });
    await calls.compare.calls[0]?.answer({ kind: "compared", comparison: same });
    expect(value()).toMatchObject({ comparison: "shown" });
    expect(seen().comparison).toEqual(same);
  });

  it("asks again while the server is still working, and drops the answer for an earlier choice", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { actor, calls, value, seen } = open();
      await calls.compare.calls[0]?.answer({ kind: "working" });
      expect(value()).toMatchObject({ comparison: "waiting" });
      expect(actor.getSnapshot().hasTag("busy")).toBe(true);
      vi.advanceTimersByTime(500);
      expect(calls.compare.calls[1]?.input).toEqual({ before: "v1", after: null });
      actor.send({ type: "range.opened", range: { before: "v2", after: null } });
      await calls.compare.calls[1]?.answer({ kind: "compared", comparison: same });
      expect(value()).toMatchObject({ comparison: "comparing" });
      expect(seen().comparison).toBe(null);
    } finally {
      vi.useRealTimers();
    }
  });

  it("keeps a comparison while it is made again", async () => {
    const { actor, calls, seen } = open();
    await calls.compare.calls[0]?.answer({ kind: "compared", comparison: same });
    actor.send({ type: "comparison.retry" });
    expect(calls.compare.calls).toHaveLength(2);
    expect(seen().comparison).toEqual(same);
  });

  it("says what is wrong with the revisions, and what there is instead", async () => {
    const { actor, calls, value, seen } = open({ before: "v11", after: null });
    await calls.compare.calls[0]?.answer({ kind: "unknown", revision: "v11", closest: ["v1"] });
    expect(value()).toMatchObject({ comparison: "unknown" });
    expect(seen().unknown).toEqual({ revision: "v11", closest: ["v1"] });
    actor.send({ type: "range.opened", range: { before: "v1", after: null } });
    expect(seen().unknown).toBe(null);
    await calls.compare.calls[1]?.answer({ kind: "impossible", says: "It is broken." });
    expect(value()).toMatchObject({ comparison: "impossible" });
    expect(seen().says).toBe("It is broken.");
  });

  it.each<[ServerAnswer["kind"], string]>([
    ["busy", "crowded"],
    ["failed", "failed"],
  ])("can be tried again after the answer %s", async (kind, state) => {
    const { actor, calls, value } = open();
    await calls.compare.calls[0]?.answer({ kind } as ServerAnswer);
    expect(value()).toMatchObject({ comparison: state });
    actor.send({ type: "comparison.retry" });
    await calls.compare.calls[1]?.fail("network");
    expect(value()).toMatchObject({ comparison: "failed" });
  });

  it("lists revisions again after a failure", async () => {
    const { actor, calls, value, seen } = open(noRange);
    await calls.loadRevisions.calls[0]?.fail("network");
    expect(value()).toMatchObject({ revisions: "failed" });
    actor.send({ type: "revisions.retry" });
    await calls.loadRevisions.calls[1]?.answer({ kind: "revisions", refs: [], lastTag: "v1" });
    expect(seen().revisions).toMatchObject({ lastTag: "v1" });
  });
});

describe("open comments", () => {
  it("are loaded for what has changed, and end the copied report", async () => {
    const { actor, calls, seen, value } = open();
    await calls.compare.calls[0]?.answer({ kind: "compared", comparison: different });
    expect(calls.loadOpenComments.calls.map(({ input }) => input)).toEqual([["door"]]);
    const said = { ...commentOn("door.open"), name: "Open", text: "Why?\nIs <it> *new*?", author: "" };
    await calls.loadOpenComments.calls[0]?.answer({ door: [commentOn("door"), said] });
    expect(seen().comments.door).toHaveLength(2);
    actor.send({ type: "report.copy" });
    expect(calls.copyReport.calls[0]?.input).toBe(`# Changes

## Open comments

### The \\*door\\*

- On door, by Ada:

  > Why?
- On Open, by someone without a name:

  > Why?
  > Is \\<it\\> \\*new\\*?
`);
    await calls.copyReport.calls[0]?.answer();
    expect(actor.getSnapshot().hasTag("reportCopied")).toBe(true);
    actor.send({ type: "range.opened", range: { before: "v0", after: null } });
    expect(seen().comments).toEqual({});
    expect(value()).toMatchObject({ comments: "none" });
  });

  it("may be missing: the comparison is there, and can be copied without them", async () => {
    const { actor, calls, value } = open();
    await calls.compare.calls[0]?.answer({ kind: "compared", comparison: different });
    await calls.loadOpenComments.calls[0]?.fail("network");
    expect(value()).toMatchObject({ comments: "failed", comparison: "shown" });
    actor.send({ type: "report.copy" });
    expect(calls.copyReport.calls[0]?.input).toBe("# Changes\n");
    await calls.copyReport.calls[0]?.fail("refused");
    expect(actor.getSnapshot().hasTag("reportNotCopied")).toBe(true);
    actor.send({ type: "comments.retry" });
    expect(calls.loadOpenComments.calls).toHaveLength(2);
  });

  it("are asked for only where there are any, oldest first, without resolved ones", async () => {
    const asked: string[] = [];
    const comments = {
      loadOpen: async () => ({ door: 2, window: 1 }),
      load: async (machine: string) => {
        asked.push(machine);
        const [second, first] = [commentOn("door.open"), commentOn("door.closed")];
        return { comments: [second, { ...second, isResolved: true }, first], total: 3, mayComment: true };
      },
    };
    const { signal } = new AbortController();
    const found = await loadOpenComments(comments as never, ["door", "house"], signal);
    expect(asked).toEqual(["door"]);
    expect(found.door?.map(({ place }) => place)).toEqual(["door.closed", "door.open"]);
    expect(Object.keys(found)).toEqual(["door"]);
  });
});

describe("revisionName", () => {
  it.each([
    [" main ", "main"],
    ["feature/döör", "feature/döör"],
    ["HEAD~3", "HEAD~3"],
    ["", null],
    ["a b", null],
    ["a\u0000b", null],
    ["x".repeat(201), null],
    [null, null],
  ])("of %j is %j", (typed, name) => {
    expect(revisionName(typed)).toBe(name);
  });
});
