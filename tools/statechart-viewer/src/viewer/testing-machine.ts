import { vi } from "vitest";
import { createActor } from "xstate";
import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import type { DrawnMap } from "../chart/map";
import type { PlannedTests } from "../chart/tests";
import type { MachineUsage } from "../chart/usage-data";
import { fakeActor } from "../testing/fake-actor";
import type { Evidence, Listed, Records } from "./data";
import { columns } from "./data";
import { atHome, type Place } from "./place";
import type { AskedDrawing } from "./services";
import { viewerMachine } from "./viewer-machine";

/** Starts the machine at a location; its calls are settled by the test. */
export function open(said: Partial<Place> = {}) {
  const calls = {
    loadList: fakeActor<Listed[]>(),
    loadMachine: fakeActor<Chart, { machine: string }>(),
    loadDrawing: fakeActor<{ name: string; layout: Layout }, AskedDrawing>(),
    loadMap: fakeActor<DrawnMap>(),
    copyLink: fakeActor<void, Place>(),
    loadCharts: fakeActor<Chart[]>(),
    loadEvidence: fakeActor<Evidence, { machine: string }>(),
    loadRecords: fakeActor<Records>(),
    loadTests: fakeActor<PlannedTests | null, { machine: string }>(),
    loadUsage: fakeActor<MachineUsage | null, { machine: string; period: number | null; language: string | null }>(),
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
export const refuse = async (call: { fail: unknown }, code: string) => {
  await (call.fail as (code: string) => Promise<void>)(code);
};
