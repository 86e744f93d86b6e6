import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import type { DrawnMap } from "../chart/map";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { PlannedTests } from "../chart/tests";
import type { MachineUsage } from "../chart/usage-data";
import { fakeActor, flush } from "../testing/fake-actor";
import type { Evidence, Listed, Overview, Tested } from "./data";
import { columns, noEvidence, noOverview } from "./data";
import { atHome, type Place } from "./place";
import type { Asked, AskedDrawing } from "./services";
import { door, doorLayout, drawnMap, listedDoor } from "./testing";
import { viewerMachine } from "./viewer-machine";
import { scaleOf } from "./viewer-machine/shown-picture";

function open(said: Partial<Place> = {}) {
  const calls = {
    loadList: fakeActor<Listed[]>(),
    loadOverview: fakeActor<Overview>(),
    loadMachine: fakeActor<Chart, { machine: string }>(),
    loadDrawing: fakeActor<{ name: string; layout: Layout }, AskedDrawing>(),
    loadMap: fakeActor<DrawnMap>(),
    copyLink: fakeActor<void, Place>(),
    loadCharts: fakeActor<Chart[]>(),
    loadEvidence: fakeActor<Evidence, { machine: string }>(),
    loadScreenshots: fakeActor<ScreenshotEntry[]>(),
    loadTests: fakeActor<Tested, { machine: string }>(),
    loadUsage: fakeActor<MachineUsage | null, Asked>(),
  };
  const tellAddress = vi.fn();
  const remembered = vi.fn();
  const actor = createActor(
    viewerMachine.provide({
      actors: Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])) as never,
      actions: {
        tellAddress: (_, told) => tellAddress(told.place, told.replace),
        rememberColumns: (_, open) => remembered(open),
      },
    }),
    { input: { place: { ...atHome, ...said }, columns, canFillScreen: true } },
  ).start();
  return {
    actor,
    calls,
    tellAddress,
    remembered,
    value: () => actor.getSnapshot().value,
    seen: () => actor.getSnapshot().context,
  };
}
/** Rejects as services do. */
const refuse = async (call: { fail: unknown }, code: string) => {
  await (call.fail as (code: string) => Promise<void>)(code);
};

describe("the list", () => {
  it("is loaded, and reloaded after a failure", async () => {
    const { actor, calls, value, seen } = open();
    expect(value()).toMatchObject({ list: "loading", machine: "none", usage: "none", evidence: "none" });
    await refuse(calls.loadList.calls[0] as never, "network");
    expect(value()).toMatchObject({ list: "failed" });
    expect(seen().failures.list).toEqual({ code: "network" });
    actor.send({ type: "list.retry" });
    await calls.loadList.calls[1]?.answer([listedDoor]);
    expect(value()).toMatchObject({ list: "shown" });
    expect(seen().list).toEqual([listedDoor]);
  });

  it("is shown with results and screenshots, which are loaded each time that it is returned to", async () => {
    const { actor, calls, value, seen } = open();
    await refuse(calls.loadOverview.calls[0] as never, "network");
    expect(value()).toMatchObject({ overview: "failed" });
    expect(seen().failures.overview).toEqual({ code: "network" });
    actor.send({ type: "overview.retry" });
    await calls.loadOverview.calls[1]?.answer({ ...noOverview, loadedAt: 1 });
    expect(value()).toMatchObject({ overview: "known" });
    actor.send({ type: "place.open", change: { words: "" } });
    actor.send({ type: "place.open", change: { machine: "door" } });
    expect(calls.loadOverview.calls).toHaveLength(2);
    actor.send({ type: "place.changed", place: atHome });
    expect(calls.loadOverview.calls).toHaveLength(3);
    expect(value()).toMatchObject({ overview: "loading" });
    expect(seen().overview.loadedAt).toBe(1);
  });

  it("is not loaded with results while a machine is looked at", () => {
    const { calls, value } = open({ machine: "door" });
    expect(value()).toMatchObject({ overview: "none" });
    expect(calls.loadOverview.calls).toEqual([]);
  });

  it("is searched when someone types, in all charts; the address follows without a new history entry", async () => {
    const { actor, calls, tellAddress, value, seen } = open();
    actor.send({ type: "words.type", words: "bell" });
    expect(value()).toMatchObject({ search: "waiting" });
    expect(tellAddress).toHaveBeenCalledWith({ ...atHome, words: "bell" }, true);
    await calls.loadList.calls[0]?.answer([listedDoor]);
    await refuse(calls.loadCharts.calls[0] as never, "network");
    actor.send({ type: "search.retry" });
    await calls.loadCharts.calls[1]?.answer([door]);
    expect(value()).toMatchObject({ search: "ready" });
    expect(seen().charts).toEqual([door]);
    actor.send({ type: "words.type", words: "bell r" });
    expect(calls.loadCharts.calls).toHaveLength(2);
  });
});

describe("a machine", () => {
  it("is loaded with everything known about it when its address is opened", async () => {
    const { calls, value } = open({ machine: "door", language: "de", period: 7 });
    expect(calls.loadMachine.calls[0]?.input).toEqual({ machine: "door" });
    expect(calls.loadUsage.calls[0]?.input).toEqual({ machine: "door", period: 7, language: "de", source: null });
    await calls.loadMachine.calls[0]?.answer(door);
    await calls.loadEvidence.calls[0]?.answer(noEvidence);
    await calls.loadUsage.calls[0]?.answer(null);
    expect(value()).toMatchObject({ machine: "shown", evidence: "known", usage: "known" });
  });

  it("is reported as unknown if it does not exist, and reloaded after a failure", async () => {
    const { actor, calls, value } = open({ machine: "gate" });
    await refuse(calls.loadMachine.calls[0] as never, "notFound");
    expect(value()).toMatchObject({ machine: "unknown" });
    actor.send({ type: "place.open", change: { machine: "door" } });
    await refuse(calls.loadMachine.calls[1] as never, "network");
    expect(value()).toMatchObject({ machine: "failed" });
    actor.send({ type: "machine.retry" });
    expect(value()).toMatchObject({ machine: "loading" });
    expect(calls.loadMachine.calls[2]?.input).toEqual({ machine: "door" });
  });

  it("is shown without data that failed to load", async () => {
    const { actor, calls, value } = open({ machine: "door" });
    await calls.loadMachine.calls[0]?.answer(door);
    await refuse(calls.loadEvidence.calls[0] as never, "network");
    await refuse(calls.loadUsage.calls[0] as never, "malformed");
    expect(value()).toMatchObject({ machine: "shown", evidence: "failed", usage: "failed" });
    actor.send({ type: "evidence.retry" });
    actor.send({ type: "usage.retry" });
    expect(value()).toMatchObject({ evidence: "loading", usage: "loading" });
  });

  it("is replaced by another one without its selection, on links and in the history", async () => {
    const { actor, calls, tellAddress, value, seen } = open({ machine: "door" });
    await calls.loadMachine.calls[0]?.answer(door);
    actor.send({ type: "part.focus", id: "door.closed" });
    actor.send({ type: "place.open", change: { machine: "gate" } });
    expect(tellAddress).toHaveBeenLastCalledWith({ ...atHome, machine: "gate" }, false);
    expect(seen()).toMatchObject({ chart: null, drawing: null, focused: null });
    expect(calls.loadMachine.calls[1]?.input).toEqual({ machine: "gate" });
    actor.send({ type: "place.changed", place: { ...atHome, machine: "door" } });
    expect(tellAddress).toHaveBeenCalledTimes(1);
    expect(calls.loadMachine.calls[2]?.input).toEqual({ machine: "door" });
    actor.send({ type: "place.changed", place: atHome });
    await flush();
    expect(value()).toMatchObject({ machine: "none" });
  });

  it("stays when something else in it is selected; only another period or language is requested", async () => {
    const { actor, calls, value, seen } = open({ machine: "door" });
    await calls.loadMachine.calls[0]?.answer(door);
    await calls.loadUsage.calls[0]?.answer(null);
    actor.send({ type: "place.open", change: { state: "door.open", overlay: "usage" } });
    expect(value()).toMatchObject({ machine: "shown", usage: "known" });
    expect(seen().place).toMatchObject({ state: "door.open", overlay: "usage" });
    actor.send({ type: "place.open", change: { period: null } });
    expect(calls.loadUsage.calls[1]?.input).toMatchObject({ period: null });
    actor.send({ type: "place.open", change: { source: "recorded" } });
    expect(calls.loadUsage.calls[2]?.input).toMatchObject({ source: "recorded" });
    expect(calls.loadMachine.calls).toHaveLength(1);
  });

  it("shows the state of the mirrored site", async () => {
    const { actor, calls, seen } = open({ machine: "door", pane: "live" });
    await calls.loadMachine.calls[0]?.answer(door);
    actor.send({ type: "site.moved", states: ["door.closed"], transition: "door.failed bell.ring" });
    expect(seen()).toMatchObject({ active: ["door.closed"], lastTaken: "door.failed bell.ring" });
  });
});

describe("a requirement", () => {
  const planned: Tested = { tests: { tests: [], ways: {}, uncovered: {} } as unknown as PlannedTests, runs: [] };
  const gate = { ...door, machine: "gate" };

  it("is shown with the charts, then screenshots, then the tests of each machine", async () => {
    const { actor, calls, value, seen } = open({ requirement: "S1.door" });
    expect(value()).toMatchObject({ machine: "none", requirement: "closed", search: "waiting" });
    await calls.loadList.calls[0]?.answer([listedDoor]);
    await calls.loadCharts.calls[0]?.answer([door, gate]);
    expect(value()).toMatchObject({ search: "ready", requirement: "loadingScreenshots" });
    await calls.loadScreenshots.calls[0]?.answer([]);
    expect(calls.loadTests.calls[0]?.input).toEqual({ machine: "door" });
    await calls.loadTests.calls[0]?.answer(planned);
    expect(calls.loadTests.calls[1]?.input).toEqual({ machine: "gate" });
    // Its page is without tests then.
    await refuse(calls.loadTests.calls[1] as never, "network");
    expect(value()).toMatchObject({ requirement: "complete" });
    expect(seen().tests).toEqual({ door: planned, gate: { tests: null, runs: [] } });
    actor.send({ type: "place.open", change: { requirement: "S2.bell" } });
    expect(value()).toMatchObject({ requirement: "complete" });
    actor.send({ type: "place.open", change: { requirement: null } });
    expect(value()).toMatchObject({ requirement: "closed" });
    expect(calls.loadTests.calls).toHaveLength(2);
  });

  it("is loaded again after a failure, and not at all for the list of all", async () => {
    const { actor, calls, value } = open({ requirement: "" });
    await calls.loadList.calls[0]?.answer([listedDoor]);
    await calls.loadCharts.calls[0]?.answer([door]);
    expect(value()).toMatchObject({ requirement: "complete" });
    actor.send({ type: "place.changed", place: { ...atHome, requirement: "S1.door" } });
    await refuse(calls.loadScreenshots.calls[0] as never, "network");
    expect(value()).toMatchObject({ requirement: "failed" });
    actor.send({ type: "screenshots.retry" });
    expect(value()).toMatchObject({ requirement: "loadingScreenshots" });
    expect(calls.loadScreenshots.calls).toHaveLength(2);
  });
});

describe("the drawing", () => {
  const layoutAt = (name: string) => ({ name, layout: doorLayout });

  it("is loaded for the machine's chart, for each level and wording, and again after a failure", async () => {
    const { actor, calls, value, seen } = open({ machine: "door" });
    expect(value()).toMatchObject({ drawing: "waiting" });
    await calls.loadMachine.calls[0]?.answer(door);
    expect(calls.loadDrawing.calls[0]?.input).toEqual({ machine: "door", name: "full-0-product", hash: door.hash });
    await calls.loadDrawing.calls[0]?.answer(layoutAt("full-0-product"));
    expect(value()).toMatchObject({ drawing: "shown" });

    actor.send({ type: "place.open", change: { level: "folded" } });
    expect(calls.loadDrawing.calls[1]?.input).toMatchObject({ name: "folded-0-product" });
    // The earlier drawing stays until the next one is here.
    expect(seen().drawing?.name).toBe("full-0-product");
    await refuse(calls.loadDrawing.calls[1] as never, "network");
    expect(value()).toMatchObject({ drawing: "failed" });
    actor.send({ type: "drawing.retry" });
    await calls.loadDrawing.calls[2]?.answer(layoutAt("folded-0-product"));
    expect(seen().drawing?.name).toBe("folded-0-product");

    actor.send({ type: "place.open", change: { wording: "engineering" }, replace: true });
    expect(calls.loadDrawing.calls[3]?.input).toMatchObject({ name: "folded-0-engineering" });
    actor.send({ type: "place.open", change: { overlay: "screenshots" } });
    expect(calls.loadDrawing.calls[4]?.input).toMatchObject({ name: "folded-0-engineering-screens" });
    actor.send({ type: "place.changed", place: { ...atHome, machine: "door", around: "door.open.wide" } });
    const wide = door.states.findIndex(({ id }) => id === "door.open.wide");
    expect(calls.loadDrawing.calls[5]?.input).toMatchObject({ name: `around-${wide}-product` });
    expect(calls.loadMachine.calls).toHaveLength(1);
  });

  it("waits for the chart of another machine", async () => {
    const { actor, calls, value, seen } = open({ machine: "door" });
    await calls.loadMachine.calls[0]?.answer(door);
    await calls.loadDrawing.calls[0]?.answer(layoutAt("full-0-product"));
    actor.send({ type: "place.open", change: { machine: "gate" } });
    expect(value()).toMatchObject({ machine: "loading", drawing: "waiting" });
    expect(seen().drawing).toBe(null);
    actor.send({ type: "place.open", change: { machine: null } });
    expect(value()).toMatchObject({ machine: "none", drawing: "waiting" });
    expect(calls.loadDrawing.calls).toHaveLength(1);
  });

  it("shows another part if what is selected is not drawn in this one", async () => {
    const { actor, calls, seen } = open({ machine: "door", level: "folded" });
    await calls.loadMachine.calls[0]?.answer(door);
    actor.send({ type: "place.open", change: { state: "door.failed" } });
    expect(seen().place).toMatchObject({ state: "door.failed", part: null, level: "folded" });
    actor.send({ type: "place.open", change: { state: "door.open.wide" } });
    expect(seen().place).toMatchObject({ state: "door.open.wide", part: null, level: null });
    actor.send({ type: "place.open", change: { part: "door.open", level: "folded" } });
    actor.send({ type: "place.open", change: { part: "door" } });
    // Another part opens as it usually does.
    expect(seen().place).toMatchObject({ part: "door", level: null });
  });
});

describe("the window onto the drawing", () => {
  const opened = async (said: Partial<Place> = {}) => {
    const viewer = open({ machine: "door", ...said });
    await viewer.calls.loadMachine.calls[0]?.answer(door);
    await viewer.calls.loadDrawing.calls[0]?.answer({ name: "full-0-product", layout: doorLayout });
    return { ...viewer, scale: () => scaleOf(viewer.actor.getSnapshot()) };
  };

  it("is large enough to read at first, fits on request, and is zoomed within limits", async () => {
    const { actor, scale } = await opened();
    expect(scale()).toBe(1);
    actor.send({ type: "picture.measured", room: { width: 50, height: 50 } });
    // The smallest text has 12 pixels in the drawing, and 11 on the screen.
    expect(scale() * 12).toBeCloseTo(11);
    actor.send({ type: "picture.fit" });
    // Even smaller than anybody could zoom.
    expect(scale()).toBe(0.05);
    actor.send({ type: "picture.measured", room: { width: 4000, height: 4000 } });
    expect(scale()).toBe(1);
    actor.send({ type: "picture.zoom", scale: 2 });
    expect(scale()).toBe(2);
    actor.send({ type: "picture.zoom", scale: 200 });
    expect(scale()).toBe(3);
    actor.send({ type: "picture.zoom", scale: 0.01 });
    expect(scale()).toBe(0.1);
  });

  it("puts size and position into the address once they stay, and forgets them with another drawing", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { actor, seen, tellAddress } = await opened();
      actor.send({ type: "picture.scrolled", middle: { x: 5, y: 5 }, byUser: false });
      expect(seen()).toMatchObject({ middle: { x: 5, y: 5 }, place: { at: null } });
      actor.send({ type: "picture.zoom", scale: 1.5 });
      actor.send({ type: "picture.scrolled", middle: { x: 40, y: 30 }, byUser: true });
      expect(tellAddress).not.toHaveBeenCalled();
      vi.advanceTimersByTime(400);
      expect(tellAddress).toHaveBeenCalledTimes(1);
      expect(tellAddress).toHaveBeenLastCalledWith(
        { ...atHome, machine: "door", zoom: 1.5, at: { x: 40, y: 30 } },
        true,
      );
      actor.send({ type: "place.open", change: { state: "door.closed" } });
      expect(seen().place).toMatchObject({ zoom: 1.5, at: { x: 40, y: 30 } });
      actor.send({ type: "place.open", change: { part: "door.open" } });
      expect(seen().place).toMatchObject({ zoom: null, at: null });
    } finally {
      vi.useRealTimers();
    }
  });

  it("has columns that close and open, and the device remembers them", async () => {
    const { actor, seen, remembered } = await opened();
    actor.send({ type: "column.toggle", column: "outline" });
    expect(seen().columns).toEqual(["detail"]);
    actor.send({ type: "column.toggle", column: "outline" });
    expect(remembered.mock.calls).toEqual([[["detail"]], [["detail", "outline"]]]);
  });

  it("says when the link could not be copied, and copies it again", async () => {
    const { actor, calls } = await opened({ state: "door.open.wide" });
    actor.send({ type: "link.copy" });
    expect(calls.copyLink.calls[0]?.input).toMatchObject({ state: "door.open.wide", part: null, level: "full" });
    await refuse(calls.copyLink.calls[0] as never, "denied");
    expect(actor.getSnapshot().hasTag("linkFailed")).toBe(true);
    actor.send({ type: "link.copy" });
    await calls.copyLink.calls[1]?.answer();
    expect(actor.getSnapshot().hasTag("linkCopied")).toBe(true);
  });
});

describe("the map", () => {
  it("is loaded when it is opened first, and again after a failure", async () => {
    const { actor, calls, value, seen } = open();
    expect(value()).toMatchObject({ map: "closed" });
    actor.send({ type: "place.open", change: { map: true } });
    expect(value()).toMatchObject({ map: "loading", machine: "none" });
    await refuse(calls.loadMap.calls[0] as never, "network");
    actor.send({ type: "map.retry" });
    await calls.loadMap.calls[1]?.answer(drawnMap);
    expect(value()).toMatchObject({ map: "ready" });
    expect(seen().map).toBe(drawnMap);
    actor.send({ type: "place.open", change: { map: false } });
    actor.send({ type: "place.changed", place: { ...atHome, map: true } });
    expect(calls.loadMap.calls).toHaveLength(2);
  });
});
