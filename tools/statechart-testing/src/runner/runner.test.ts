import { afterEach, describe, expect, it, vi } from "vitest";
import { driver as model } from "../drivers/model";
import { planning, scriptOf } from "../planner/planning";
import { driverWith, eventStep, lampModel } from "../testing/sample-machines";
import { assertComplete, runScript } from "./runner";

const { graph } = planning(lampModel, "tour", 0);
const steps = ["press", "drop", "mend"].map(eventStep);
const script = scriptOf(graph, { input: "", steps });
const run = (driver = model) => runScript(driver, lampModel, script);

describe("a planned test", () => {
  it("passes on the machine and reports what it covered", async () => {
    expect(await run()).toEqual({
      failure: null,
      covered: {
        "lamp.off": 2,
        "lamp.on": 1,
        "lamp.broken": 1,
        "lamp.off press": 1,
        "lamp.on drop": 1,
        "lamp.broken mend": 1,
      },
    });
  });

  it("passes each place to its observer", async () => {
    const seen: unknown[] = [];
    await runScript(model, lampModel, script, { watch: (at, { value }) => seen.push([at, value]) });
    expect(seen).toEqual([
      [0, "off"],
      [1, "on"],
      [2, "broken"],
      [3, "off"],
    ]);
  });

  it("ends its session, even after a failure", async () => {
    let stopped = 0;
    const stop = () => {
      stopped += 1;
    };
    await run(driverWith(() => ({ stop })));
    await run(driverWith(() => ({ stop, observe: () => ({ value: "?", tags: [], drift: [] }) })));
    expect(stopped).toBe(2);
  });
});

describe("a step that never ends", () => {
  afterEach(() => vi.useRealTimers());

  it("fails after a minute without blocking the run", async () => {
    vi.useFakeTimers();
    const running = run(driverWith(() => ({ perform: () => new Promise<void>(() => undefined) })));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await running).failure).toEqual({
      at: 1,
      label: "press",
      message: "the driver was not done with it after 60 s",
    });
  });
});

describe("a test fails", () => {
  /** Changes the observation, starting at the step that leads to a state. */
  const seenIn = (state: string, otherwise: object) =>
    driverWith(({ observe }) => ({
      async observe() {
        const observation = await observe();
        return observation.value === state ? { ...observation, ...otherwise } : observation;
      },
    }));

  it.each([
    ["state", { value: "off" }, "the state is off, expected on"],
    ["tags", { tags: [] }, "the tags are [], planned were [lit]"],
    ["controls", { drift: ["MISSING control for press in lamp.on"] }, "MISSING control for press in lamp.on"],
  ])("if %s differ from the plan", async (_, otherwise, message) => {
    const { failure, covered } = await run(seenIn("on", otherwise));
    expect(failure).toEqual({ at: 1, label: "press", message });
    expect(covered).toEqual({ "lamp.off": 1 });
  });

  it("at its start", async () => {
    const { failure, covered } = await run(seenIn("off", { value: "on" }));
    expect(failure).toEqual({ at: 0, label: "the start", message: "the state is on, expected off" });
    expect(covered).toEqual({});
  });

  it("if another transition leads to the same place", async () => {
    const taken = () => ({ states: [], transitions: ["lamp.off kick"], guards: [] });
    const { failure } = await run(driverWith(() => ({ taken })));
    expect(failure?.message).toBe("it takes [lamp.off kick], expected [lamp.off press]");
  });

  it("if a step cannot be performed", async () => {
    const perform = () => Promise.reject(new Error("There is no button."));
    expect((await run(driverWith(() => ({ perform })))).failure).toMatchObject({
      at: 1,
      message: "There is no button.",
    });
  });

  it("if a state's own check fails", async () => {
    const seen: string[] = [];
    const checks = () => ({
      "lamp.off": () => void seen.push("off"),
      "lamp.broken": () => {
        throw new Error("No shards.");
      },
    });
    const { failure } = await run(driverWith(() => ({}), { checks }));
    expect([failure?.at, failure?.message, seen]).toEqual([2, "No shards.", ["off"]]);
  });
});

describe("what @xstate/test silently ignores is an error", () => {
  it("if no executor exists for a step", async () => {
    const performs: typeof model.performs = (_, step) => step.kind === "event" && step.type !== "drop";
    await expect(run(driverWith(() => ({}), { performs }))).rejects.toThrow(
      'The driver cannot perform "drop" of lamp; give it a way to do so, or leave the event out of the test model.',
    );
  });

  it("if a check's name is not a state", async () => {
    const checks = () => ({ "lamp.of": () => undefined });
    await expect(run(driverWith(() => ({}), { checks }))).rejects.toThrow('"lamp.of" is not a state of lamp');
    expect(() => assertComplete(lampModel, [], { events: {}, states: { "*": async () => undefined } })).not.toThrow();
  });

  it("if the machine does not have the event", () => {
    expect(["press", "kick"].map((type) => model.performs?.(lampModel, eventStep(type)))).toEqual([true, false]);
  });
});
