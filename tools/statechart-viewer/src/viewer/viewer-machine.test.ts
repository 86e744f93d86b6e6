import { describe, expect, it } from "vitest";
import type { PlannedTests } from "../chart/tests";
import { flush } from "../testing/fake-actor";
import type { Tested } from "./data";
import { noEvidence, noOverview } from "./data";
import { atHome } from "./place";
import { door, listedDoor } from "./testing";

import { open, refuse } from "./viewer-machine.testing";

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

  it("is read in whole when someone watches the site, whose machines have their words there", async () => {
    const { actor, calls, seen } = open();
    await calls.loadList.calls[0]?.answer([listedDoor]);
    expect(calls.loadCharts.calls).toHaveLength(0);
    actor.send({ type: "place.open", change: { pane: "live" } });
    await calls.loadCharts.calls[0]?.answer([door]);
    expect(seen().charts).toEqual([door]);
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
