import { describe, expect, it, vi } from "vitest";
import { atHome, type Place } from "./place";
import { door, doorLayout, drawnMap, usageOfDoor } from "./testing";
import { scaleOf } from "./viewer-machine/shown-picture";

import { open, refuse } from "./viewer-machine.testing";

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
    expect(value()).toMatchObject({ map: { ready: "counting" } });
    expect(seen().map).toBe(drawnMap);
    await calls.loadFunnel.calls[0]?.answer([usageOfDoor]);
    expect(value()).toMatchObject({ map: { ready: "counted" } });
    expect(seen().funnel).toEqual([usageOfDoor]);
    actor.send({ type: "place.open", change: { journey: "none" } });
    expect(value()).toMatchObject({ map: { ready: "uncounted" } });
    actor.send({ type: "place.open", change: { journey: null } });
    expect(calls.loadFunnel.calls[1]?.input).toMatchObject({ machines: ["house", "door"], source: null });
    actor.send({ type: "place.open", change: { map: false } });
    actor.send({ type: "place.changed", place: { ...atHome, map: true } });
    expect(calls.loadMap.calls).toHaveLength(2);
  });
});
