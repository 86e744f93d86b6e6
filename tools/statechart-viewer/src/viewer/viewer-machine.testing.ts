import { vi } from "vitest";
import { createActor } from "xstate";
import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import type { DrawnMap } from "../chart/map";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { MachineUsage } from "../chart/usage-data";
import { fakeActor } from "../testing/fake-actor";
import type { Evidence, Funnel, Listed, Overview, Tested } from "./data";
import { columns } from "./data";
import { atHome, type Place } from "./place";
import type { Asked, AskedDrawing, AskedFunnel } from "./services";
import { viewerMachine } from "./viewer-machine";

/** A running viewer machine whose calls the test answers. */
export function open(said: Partial<Place> = {}) {
  const calls = {
    loadList: fakeActor<Listed[]>(),
    loadOverview: fakeActor<Overview>(),
    loadMachine: fakeActor<Chart, { machine: string }>(),
    loadDrawing: fakeActor<{ name: string; layout: Layout }, AskedDrawing>(),
    loadMap: fakeActor<DrawnMap>(),
    loadFunnel: fakeActor<Funnel, AskedFunnel>(),
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
export const refuse = async (call: { fail: unknown }, code: string) => {
  await (call.fail as (code: string) => Promise<void>)(code);
};
