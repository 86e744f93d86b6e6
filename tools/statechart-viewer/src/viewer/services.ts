import type { RunRecord } from "statechart-testing/recordings/records";
import { fromPromise } from "xstate";
import * as z from "zod/mini";
import { safeParse } from "zod/mini";
import type { Chart } from "../chart/chart";
import { type Drawn, dataFile } from "../chart/layout";
import type { Wording } from "../chart/machine-words";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { PlannedTests } from "../chart/tests";
import type { MachineUsage } from "../chart/usage-data";
import { comparisonMachine } from "./comparison/comparison-machine";
import { comparisonActors } from "./comparison/services";
import type { Evidence, Listed, Overview, RunSummary, Tested, ViewerFailure } from "./data";
import type { Period, Place, Source } from "./place";

/** The environment of the viewer. */
export interface World {
  /** The viewer's base path, with a final slash. */
  base: string;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Writes a location into the address, as a new history entry or replacing the last one. */
  tellAddress: (place: Place, replace: boolean) => void;
}

/** Which machine to load, and in which wording. */
export interface AskedMachine {
  machine: string;
  wording: Wording;
}

/** Which usage to load. */
export interface Asked {
  machine: string;
  period: Period;
  language: string | null;
  source: Source | null;
}

// Just enough of each format to recognize it; the build guarantees the rest.
const listed = z.array(
  z.looseObject({
    machine: z.string(),
    title: z.string(),
    group: z.string(),
    states: z.number(),
    transitions: z.number(),
  }),
);
const layout = z.looseObject({ width: z.number(), height: z.number(), states: z.looseObject({}) });
const chart = z.looseObject({
  machine: z.string(),
  states: z.array(z.unknown()),
  transitions: z.array(z.unknown()),
});
const charts = z.array(chart);
const drawn = z.looseObject({
  chart,
  layout,
  roomy: layout,
});
const tests = z.looseObject({
  tests: z.array(z.looseObject({ name: z.string(), steps: z.array(z.unknown()) })),
  ways: z.looseObject({}),
  uncovered: z.looseObject({}),
});
const runs = z.array(z.looseObject({ machine: z.string(), hash: z.string(), tests: z.array(z.unknown()) }));
const summaries = z.array(z.looseObject({ machine: z.string(), date: z.string(), failed: z.number() }));
const screenshots = z.array(z.looseObject({ machine: z.string(), state: z.string(), file: z.string() }));
const usage = z.looseObject({ source: z.string(), transitions: z.array(z.unknown()), states: z.array(z.unknown()) });

const day = 86_400_000;

/** Loads data of the viewer. Rejects with a `ViewerFailure`. */
export type Get = <T>(path: string, schema: z.ZodMiniType, signal: AbortSignal) => Promise<T>;

/** The viewer's calls; they reject with `ViewerFailure`. */
export function createServices({ base, fetch, now }: Pick<World, "base" | "fetch" | "now">) {
  const fail = (code: ViewerFailure["code"]): never => {
    throw { code } satisfies ViewerFailure;
  };

  async function get<T>(path: string, schema: z.ZodMiniType, signal: AbortSignal): Promise<T> {
    const response = await fetch(`${base}data/${path}`, { signal, headers: { accept: "application/json" } }).catch(() =>
      fail("network"),
    );
    if (response.status === 404) fail("notFound");
    if (response.status === 401 || response.status === 403) fail("forbidden");
    if (!response.ok) fail("network");
    const body: unknown = await response.json().catch(() => fail("malformed"));
    const parsed = safeParse(schema, body);
    return parsed.success ? (parsed.data as T) : fail("malformed");
  }

  /** Missing data is not a failure: it was not generated yet. */
  const orNothing =
    <T>(nothing: T) =>
    (thrown: unknown): T => {
      if ((thrown as ViewerFailure).code === "notFound") return nothing;
      throw thrown;
    };

  const loadMachine = ({ machine, wording }: AskedMachine, signal: AbortSignal) =>
    get<Drawn>(encodeURIComponent(dataFile(machine, wording)), drawn, signal);

  /** The planned tests of a machine, if any can be planned, and their runs. */
  async function loadTests(machine: string, signal: AbortSignal): Promise<Tested> {
    const name = `${encodeURIComponent(machine)}.json`;
    const [planned, ran] = await Promise.all([
      get<PlannedTests>(`tests/${name}`, tests, signal).catch(orNothing(null)),
      get<RunRecord[]>(`runs/${name}`, runs, signal).catch(orNothing<RunRecord[]>([])),
    ]);
    return { tests: planned, runs: ran };
  }

  /** The screenshots of all machines. */
  const loadScreenshots = (signal: AbortSignal) =>
    get<ScreenshotEntry[]>("screenshots.json", screenshots, signal).catch(orNothing<ScreenshotEntry[]>([]));

  return {
    get,
    loadList: (signal: AbortSignal) => get<Listed[]>("index.json", listed, signal),
    loadMachine,
    loadTests,
    loadScreenshots,

    /** What the list shows of all machines. */
    async loadOverview(signal: AbortSignal): Promise<Overview> {
      const [ran, captured] = await Promise.all([
        get<RunSummary[]>("runs.json", summaries, signal).catch(orNothing<RunSummary[]>([])),
        loadScreenshots(signal),
      ]);
      return { runs: ran, screenshots: captured, loadedAt: now() };
    },

    /** All charts, for the search and the requirements. */
    loadCharts: (signal: AbortSignal) => get<Chart[]>("charts.json", charts, signal),

    async loadEvidence(machine: string, signal: AbortSignal): Promise<Evidence> {
      const [tested, captured] = await Promise.all([loadTests(machine, signal), loadScreenshots(signal)]);
      return { ...tested, screenshots: captured.filter((one) => one.machine === machine), loadedAt: now() };
    },

    loadUsage({ machine, period, language, source }: Asked, signal: AbortSignal): Promise<MachineUsage | null> {
      const query = new URLSearchParams({ machine });
      // Today counts as one of the days.
      if (period !== null) query.set("from", new Date(now() - (period - 1) * day).toISOString().slice(0, 10));
      if (language !== null) query.set("locale", language);
      if (source !== null) query.set("source", source);
      return get<MachineUsage>(`usage.json?${query}`, usage, signal).catch(orNothing(null));
    },
  };
}

/** Provides the viewer machine with its services. */
export function viewerActors(world: World) {
  const services = createServices(world);
  return {
    actors: {
      loadList: fromPromise<Listed[]>(({ signal }) => services.loadList(signal)),
      loadOverview: fromPromise<Overview>(({ signal }) => services.loadOverview(signal)),
      loadMachine: fromPromise(({ input, signal }: { input: AskedMachine; signal: AbortSignal }) =>
        services.loadMachine(input, signal),
      ),
      loadScreenshots: fromPromise<ScreenshotEntry[]>(({ signal }) => services.loadScreenshots(signal)),
      loadTests: fromPromise(({ input, signal }: { input: { machine: string }; signal: AbortSignal }) =>
        services.loadTests(input.machine, signal),
      ),
      loadCharts: fromPromise<Chart[]>(({ signal }) => services.loadCharts(signal)),
      loadEvidence: fromPromise(({ input, signal }: { input: { machine: string }; signal: AbortSignal }) =>
        services.loadEvidence(input.machine, signal),
      ),
      loadUsage: fromPromise(({ input, signal }: { input: Asked; signal: AbortSignal }) =>
        services.loadUsage(input, signal),
      ),
      comparison: comparisonMachine.provide({ actors: comparisonActors(services.get) }),
    },
    actions: {
      tellAddress: (_: unknown, { place, replace }: { place: Place; replace: boolean }) =>
        world.tellAddress(place, replace),
    },
  };
}
