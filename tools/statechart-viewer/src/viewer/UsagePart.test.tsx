// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { MachineUsage } from "../chart/usage-data";
import type { Place } from "./place";
import { push, ring, usageOfDoor } from "./testing";
import { openApp } from "./testing-app";

const open = (said: Partial<Place> = {}, more: Readonly<Record<string, unknown>> = {}) =>
  openApp(said, { "usage.json": usageOfDoor, ...more });

afterEach(cleanup);

describe("usage in the viewer", () => {
  const part = () => screen.findByRole("region", { name: "Usage" });
  const recorded: MachineUsage = { ...usageOfDoor, source: "recorded", hasRecorded: true };
  const label = "Recorded demo visits, not real use";

  it("says where people get stuck and marks it on the chart", async () => {
    const { user } = open({ machine: "door" });
    await user.click(await screen.findByRole("button", { name: "Usage" }));
    expect((await screen.findByText(/People get stuck in/)).textContent).toBe(
      "People get stuck in Failed: 8 of 30 (27%) neither went on nor left the page.",
    );
    expect(document.querySelector('[data-id="door.failed"]')?.getAttribute("class")).toContain("stuck");
    expect((await part()).textContent).toContain(
      "103 transitions were taken from 2026-11-01 to 2026-11-22. Before 2026-10-01, nothing was counted.",
    );
  });

  it("lists what the machine no longer has", async () => {
    open({ machine: "door", overlay: "usage" });
    expect((await part()).textContent).toMatch(/Gone from the machine.*stairs\.climb: 2 times.*door\.attic: 3 times/);
  });

  it("tells leaving the page from staying", async () => {
    open({ machine: "door", overlay: "usage", state: "door.failed" });
    expect((await part()).textContent).toMatch(
      /Entered30Went on20 \(67%\)Left the page2 \(7%\)Stayed8 \(27%\)Time in itup to 1 s for half of them, up to 1 d for nine/,
    );
  });

  it.each([
    ["a state", { state: "door.gone" }, /Entered2Went on2 \(too few to say\)Left the page0.*Time in ittoo few to say/],
    ["a transition", { transition: "door.open.wide error(greet)" }, /Taken 4 times\./],
    [
      "a transition among several",
      { transition: ring },
      /Taken 60 times; share of all that were taken from Closed: 62%/,
    ],
    ["a transition that nobody took", { transition: push }, /Taken 0 times\./],
    ["a state with others inside", { state: "door.open" }, /Not counted itself: its innermost states are\./],
  ])("says what can be said of %s", async (_, place, text) => {
    open({ machine: "door", overlay: "usage", ...place });
    expect((await part()).textContent).toMatch(text);
  });

  it("says that there are too few to say anything about failures", async () => {
    const states = [{ state: "door.failed", entered: 19, left: 0, leftWithPage: 0, times: [] }];
    open({ machine: "door", overlay: "usage" }, { "usage.json": { ...usageOfDoor, states } });
    expect((await part()).textContent).toContain("Whether people get stuck in Failed: too few to say.");
    cleanup();
    open({ machine: "door", overlay: "usage" }, { "usage.json": { ...usageOfDoor, states: [] } });
    expect((await part()).textContent).toContain("Nobody was seen to get stuck in a failure.");
  });

  it("never says 0 for what cannot be counted", async () => {
    const none = { ...usageOfDoor, transitions: [], states: [], since: null, until: null };
    open({ machine: "door", overlay: "usage", transition: ring }, { "usage.json": { ...none, isCounted: false } });
    expect((await part()).textContent).toContain("This machine is not counted");
    expect(document.querySelector(`[data-id="${ring}"] .mark`)?.textContent).toBe("not counted");
    cleanup();
    open({ machine: "door", overlay: "usage", transition: ring }, { "usage.json": none });
    expect((await part()).textContent).toContain("There are counts since 2026-10-01; what was before is not counted.");
    expect(document.querySelector(`[data-id="${ring}"] .mark`)).toBeNull();
    cleanup();
    open({ machine: "door", overlay: "usage", transition: ring }, { "usage.json": undefined });
    expect((await part()).textContent).toContain("This machine is not counted");
  });

  it("labels recorded visits next to the chart and with every number, and real ones not", async () => {
    const { addresses, user } = open(
      { machine: "door", overlay: "usage", state: "door.failed" },
      { "usage.json": recorded },
    );
    expect(within(await part()).getByText(label)).toBeDefined();
    expect(screen.getAllByText(label)).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText("Visits"), "real");
    expect(addresses.at(-1)).toBe("/academy/flows/door/?state=door.failed&show=usage&source=visits");
    cleanup();
    open({ machine: "door", overlay: "usage" });
    await part();
    expect(screen.queryByText(label)).toBeNull();
    expect(screen.queryByLabelText("Visits")).toBeNull();
  });
});
