import type { PlannedTest } from "statechart-testing/planner/paths";
import { type Planning, planning } from "statechart-testing/planner/planning";
import { recognise, tracksOf } from "statechart-testing/recordings/recorded";
import { Simulator } from "statechart-testing/simulator/simulator";
import { describe, expect, it } from "vitest";
import { machineIds } from "../../machines/index";
import { createRecorder, type RecordedEvent } from "../../src/telemetry/recording/recorder";
import { testModelOf } from "../shared/test-models";

/** A test as the recorder would have recorded it. */
function recorded({ testModel }: Planning, { input, steps }: PlannedTest): RecordedEvent[] {
  const recorder = createRecorder(() => 0);
  const simulator = new Simulator(testModel, input, undefined, recorder.inspect);
  for (const step of steps) simulator.perform(step);
  // As read from a saved session, which is JSON.
  return JSON.parse(JSON.stringify(recorder.session().events));
}

/** The final state of a test. */
function endOf({ testModel }: Planning, { input, steps }: PlannedTest): unknown {
  const simulator = new Simulator(testModel, input);
  for (const step of steps) simulator.perform(step);
  return simulator.snapshot.value;
}

describe.each(machineIds)("a recorded session of %s", (id) => {
  it("is recognized without its payloads and ends in the same state", async () => {
    const planned = planning(await testModelOf(id), "tour", 0);
    for (const test of planned.plan.tests) {
      const [track] = tracksOf(recorded(planned, test));
      if (!track) throw new Error("Nothing was recorded.");
      const { test: found, mismatch } = recognise(planned.testModel, planned.graph, track);
      expect(mismatch).toBeNull();
      expect(endOf(planned, found)).toEqual(endOf(planned, test));
    }
  });
});

describe("what a child does that the test model leaves out", () => {
  /** A course's video, whose player has read its speed: that is tested with the player alone. */
  async function landingVideo(...more: Partial<RecordedEvent>[]) {
    const planned = planning(await testModelOf("landingVideo"), "tour", 0);
    const longest = planned.plan.tests.reduce((a, b) => (b.steps.length > a.steps.length ? b : a));
    const events = recorded(planned, longest);
    const { actor = "" } = events[0] ?? {};
    const ended = { at: 0, source: null, event: "xstate.done.actor.readRate", to: null };
    events.push({ ...ended, machine: "player", actor: `${actor}/player` });
    for (const one of more)
      events.push({ ...(events.at(-1) as RecordedEvent), machine: "landingVideo", actor, ...one });
    const [track] = tracksOf(events);
    return recognise(planned.testModel, planned.graph, track as NonNullable<typeof track>).mismatch;
  }

  it("changes nothing", async () => {
    expect(await landingVideo()).toBeNull();
  });

  it("is a mismatch if the machine has changed with it", async () => {
    expect(await landingVideo({ event: "xstate.done.actor.player", to: "elsewhere" })).toContain(
      "landingVideo no longer has the state elsewhere",
    );
  });
});

describe("a session of another version", () => {
  const step = { kind: "event", actor: "", case: "" } as const;

  it("says which event no longer fits", async () => {
    const planned = planning(await testModelOf("certificateDeletion"), "tour", 0);
    const events = recorded(planned, {
      input: "",
      steps: [
        { ...step, type: "deletion.open" },
        { ...step, type: "deletion.confirm" },
      ],
    });
    const last = events.at(-1) as RecordedEvent;
    last.to = "archived";
    const [track] = tracksOf(events);
    const { test, mismatch } = recognise(planned.testModel, planned.graph, track as NonNullable<typeof track>);
    expect(mismatch).toContain("deletion.confirm, led from confirming to archived");
    expect(test.steps).toHaveLength(1);
  });

  /** A recorded deletion with a change in its last entry. */
  async function mismatchWith(change: Partial<RecordedEvent>): Promise<string | null> {
    const planned = planning(await testModelOf("certificateDeletion"), "tour", 0);
    const events = recorded(planned, {
      input: "",
      steps: [
        { ...step, type: "deletion.open" },
        { ...step, type: "deletion.confirm" },
      ],
    });
    Object.assign(events.at(-1) as RecordedEvent, change);
    const [track] = tracksOf(events);
    return recognise(planned.testModel, planned.graph, track as NonNullable<typeof track>).mismatch;
  }

  it("names a missing state and its position in the recording", async () => {
    expect(await mismatchWith({ to: "archived" })).toBe(
      "Event 3 of 3, deletion.confirm, led from confirming to archived; certificateDeletion no longer has the state archived.",
    );
    expect(await mismatchWith({ to: { archived: "kept" } })).toContain(
      "certificateDeletion no longer has the state archived",
    );
  });

  it("names a missing event", async () => {
    expect(await mismatchWith({ event: "deletion.accept" })).toBe(
      "Event 3 of 3, deletion.accept, led from confirming to deleting; certificateDeletion no longer has the event deletion.accept.",
    );
  });

  it("names a missing call", async () => {
    expect(await mismatchWith({ event: "xstate.done.actor.askTwice" })).toContain(
      "askTwice ends, led from confirming to deleting; certificateDeletion no longer runs askTwice",
    );
  });

  it("reports that only the transition is missing", async () => {
    expect(await mismatchWith({ event: "deletion.cancel" })).toContain(
      "certificateDeletion no longer has this transition",
    );
  });

  it("reports an unknown initial state", async () => {
    const planned = planning(await testModelOf("certificateDeletion"), "tour", 0);
    const events = recorded(planned, { input: "", steps: [] });
    for (const event of events) event.to = "archived";
    const [track] = tracksOf(events);
    const { mismatch } = recognise(planned.testModel, planned.graph, track as NonNullable<typeof track>);
    expect(mismatch).toBe("It begins in archived, and certificateDeletion has no such state any more.");
  });
});
