// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { MachineUsage } from "../chart/usage-data";
import { usageOfDoor } from "./testing";
import { openApp } from "./testing-app";

afterEach(cleanup);

/** How often the house was found. */
const usageOfHouse = (found: number, change: Partial<MachineUsage> = {}): MachineUsage => ({
  ...usageOfDoor,
  machine: "house",
  transitions: [],
  states: found === 0 ? [] : [{ state: "house.found", entered: found, left: found, leftWithPage: 0, times: [] }],
  ...change,
});

/** Opens the map with these counts, which the server has by machine and source. */
function openMap(counts: (machine: string | null, source: string | null) => MachineUsage | undefined) {
  const queries: string[] = [];
  const answer = (query: string) => {
    queries.push(query);
    const asked = new URLSearchParams(query);
    return counts(asked.get("machine"), asked.get("source"));
  };
  return { queries, ...openApp({ map: true, period: null }, { "usage.json": answer }) };
}

const steps = async (journey = "Visiting somebody") =>
  within(await screen.findByRole("list", { name: `Steps: ${journey}` }))
    .getAllByRole("listitem")
    .map((step) => step.lastElementChild?.textContent);

it("says how often each step was done, and how often compared with the one before", async () => {
  const { queries, user } = openMap((machine) => (machine === "door" ? usageOfDoor : usageOfHouse(1200)));
  await expect.poll(() => steps()).toEqual(["1,200", "90 · 8%"]);
  expect(queries).toEqual(["machine=house", "machine=door"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "de");
  await expect.poll(() => queries.slice(2)).toEqual(["machine=house&locale=de", "machine=door&locale=de"]);
  await user.click(screen.getByRole("link", { name: "Moving in" }));
  await expect.poll(() => steps("Moving in")).toEqual(["0"]);
  expect(queries.slice(4)).toEqual(["machine=door&locale=de"]);
});

it("says where nothing is counted, and where there is too little to compare", async () => {
  openMap((machine) => (machine === "door" ? usageOfDoor : usageOfHouse(19)));
  await expect.poll(() => steps()).toEqual(["19", "90 · too few to say"]);
  cleanup();
  openMap((machine) => (machine === "door" ? usageOfDoor : usageOfHouse(0, { isCounted: false })));
  await expect.poll(() => steps()).toEqual(["not counted", "90"]);
});

it("never mixes recorded visits with real ones, and says whose they are", async () => {
  const recorded = { source: "recorded", hasRecorded: true } as const;
  const { queries } = openMap((machine, source) => {
    if (machine === "door") return { ...usageOfDoor, hasRecorded: true };
    return source === "visits" ? usageOfHouse(0, { hasRecorded: true }) : usageOfHouse(5000, recorded);
  });
  await expect.poll(() => steps()).toEqual(["0", "90 · too few to say"]);
  expect(queries.slice(2)).toEqual(["machine=house&source=visits", "machine=door&source=visits"]);
  expect(screen.queryByText("Recorded demo visits, not real use")).toBeNull();
  cleanup();
  openMap((machine, source) => {
    if (machine === "house") return usageOfHouse(5000, recorded);
    // Nothing was recorded of it, so that the server says that there are no visits.
    const none = { ...usageOfDoor, transitions: [], states: [] };
    return source === "recorded" ? { ...none, source } : none;
  });
  await expect.poll(() => steps()).toEqual(["5,000", "0 · 0%"]);
  cleanup();
  openMap((machine) => (machine === "door" ? { ...usageOfDoor, ...recorded } : usageOfHouse(5000, recorded)));
  await expect.poll(() => steps()).toEqual(["5,000", "90 · 2%"]);
  expect(screen.getByText("Recorded demo visits, not real use")).toBeDefined();
});

it("says so if the counts do not arrive, and keeps the journey", async () => {
  let isBroken = true;
  const { user } = openMap((machine) =>
    isBroken ? ({ nonsense: true } as never) : machine === "door" ? usageOfDoor : usageOfHouse(30),
  );
  expect(await screen.findByText("What was counted could not be loaded")).toBeDefined();
  expect(screen.getByRole("list", { name: "Steps: Visiting somebody" })).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(() => steps()).toEqual(["30", "90 · 300%"]);
});
