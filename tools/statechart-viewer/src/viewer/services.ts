import type { RunRecord } from "statechart-testing/recordings/records";
import { fromPromise } from "xstate";
import * as z from "zod/mini";
import { safeParse } from "zod/mini";
import type { Chart } from "../chart/chart";
import type { Layout, LevelLayout, MachineData } from "../chart/layout";
import type { DrawnMap } from "../chart/map";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { PlannedTests } from "../chart/tests";
import type { MachineUsage } from "../chart/usage-data";
import type { CommentsSettings } from "./comments/comment";
import { comparisonMachine } from "./comparison/comparison-machine";
import { comparisonActors } from "./comparison/services";
import type { Column, Evidence, Funnel, Listed, Overview, RunSummary, Tested, ViewerFailure } from "./data";
import type { Format } from "./export/save-drawing";
import type { Period, Place, Source } from "./place";
import { isEmpty } from "./usage";

/** The environment of the viewer. */
export interface World {
  /** The viewer's base path, with a final slash. */
  base: string;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Writes a location into the address, as a new history entry or replacing the last one. */
  tellAddress: (place: Place, replace: boolean) => void;
  /** Copies the address of a location. It rejects if the browser does not allow that. */
  copy: (place: Place) => Promise<void>;
  copyText: (text: string) => Promise<void>;
  /** The project's comments; null if it keeps none. */
  comments: CommentsSettings | null;
  /** Saves what is drawn as a file. It rejects if the browser cannot do that. */
  save: (format: Format, name: string) => Promise<void>;
  print: () => void;
  rememberColumns: (columns: readonly Column[]) => void;
  /** Shows the chart on the whole screen, and the page again. */
  fillScreen: () => void;
  leaveScreen: () => void;
}

/** Which layout to load, and of which version of the machine. */
export interface AskedDrawing {
  machine: string;
  name: string;
  hash: string;
}

/** Which usage to load. */
export interface Asked {
  machine: string;
  period: Period;
  language: string | null;
  source: Source | null;
}

/** The usage of which machines to load for a journey. */
export interface AskedFunnel extends Omit<Asked, "machine"> {
  machines: readonly string[];
}

// Just enough of each format to recognize it; the build guarantees the rest.
const listed = z.array(
  z.looseObject({
    machine: z.string(),
    title: z.string(),
    group: z.string(),
    states: z.number(),
    transitions: z.number(),
    runs: z.array(z.string()),
  }),
);
const layout = z.looseObject({ width: z.number(), height: z.number(), states: z.looseObject({}) });
const chart = z.looseObject({
  machine: z.string(),
  states: z.array(z.unknown()),
  transitions: z.array(z.unknown()),
});
const charts = z.array(chart);
const machine = z.looseObject({ chart });
const level = z.looseObject({ hash: z.string(), layout });
const map = z.looseObject({
  map: z.looseObject({ machines: z.array(z.unknown()), links: z.array(z.unknown()), journeys: z.looseObject({}) }),
  layout: z.looseObject({ width: z.number(), height: z.number(), machines: z.looseObject({}) }),
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

  const loadMachine = async (name: string, signal: AbortSignal): Promise<Chart> =>
    (await get<MachineData>(`${encodeURIComponent(name)}.json`, machine, signal)).chart;

  async function loadDrawing({ machine, name, hash }: AskedDrawing, signal: AbortSignal) {
    const drawn = await get<LevelLayout>(`levels/${encodeURIComponent(machine)}/${name}.json`, level, signal);
    // Of another version of the machine: its states may not be the same.
    return drawn.hash === hash ? { name, layout: drawn.layout } : fail("malformed");
  }

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

  async function loadUsage({ machine, period, language, source }: Asked, signal: AbortSignal) {
    const query = new URLSearchParams({ machine });
    // Today counts as one of the days.
    if (period !== null) query.set("from", new Date(now() - (period - 1) * day).toISOString().slice(0, 10));
    if (language !== null) query.set("locale", language);
    if (source !== null) query.set("source", source);
    return get<MachineUsage>(`usage.json?${query}`, usage, signal).catch(orNothing(null));
  }

  return {
    get,
    loadList: (signal: AbortSignal) => get<Listed[]>("index.json", listed, signal),
    loadMachine,
    loadDrawing,
    loadMap: (signal: AbortSignal) => get<DrawnMap>("map.json", map, signal),
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

    loadUsage,

    /** The usage of several machines from one source: recorded visits only if there are no others of any of them. */
    async loadFunnel({ machines, source, ...asked }: AskedFunnel, signal: AbortSignal): Promise<Funnel> {
      const loadFrom = async (one: Source | null) => {
        const all = await Promise.all(machines.map((machine) => loadUsage({ ...asked, machine, source: one }, signal)));
        return all.filter((usage) => usage !== null);
      };
      const usages = await loadFrom(source);
      if (new Set(usages.map((one) => one.source)).size < 2) return usages;
      return loadFrom(usages.some((one) => one.source === "visits" && !isEmpty(one)) ? "visits" : "recorded");
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
      loadMachine: fromPromise(({ input, signal }: { input: { machine: string }; signal: AbortSignal }) =>
        services.loadMachine(input.machine, signal),
      ),
      loadDrawing: fromPromise<{ name: string; layout: Layout }, AskedDrawing>(({ input, signal }) =>
        services.loadDrawing(input, signal),
      ),
      loadMap: fromPromise<DrawnMap>(({ signal }) => services.loadMap(signal)),
      copyLink: fromPromise<void, Place>(({ input }) => world.copy(input)),
      saveDrawing: fromPromise<void, { format: Format; name: string }>(({ input: { format, name } }) =>
        world.save(format, name),
      ),
      loadScreenshots: fromPromise<ScreenshotEntry[]>(({ signal }) => services.loadScreenshots(signal)),
      loadTests: fromPromise(({ input, signal }: { input: { machine: string }; signal: AbortSignal }) =>
        services.loadTests(input.machine, signal),
      ),
      loadCharts: fromPromise<Chart[]>(({ signal }) => services.loadCharts(signal)),
      loadEvidence: fromPromise(({ input, signal }: { input: { machine: string }; signal: AbortSignal }) =>
        services.loadEvidence(input.machine, signal),
      ),
      loadFunnel: fromPromise(({ input, signal }: { input: AskedFunnel; signal: AbortSignal }) =>
        services.loadFunnel(input, signal),
      ),
      loadUsage: fromPromise(({ input, signal }: { input: Asked; signal: AbortSignal }) =>
        services.loadUsage(input, signal),
      ),
      comparison: comparisonMachine.provide({ actors: comparisonActors(services.get, world.comments, world.copyText) }),
    },
    actions: {
      tellAddress: (_: unknown, { place, replace }: { place: Place; replace: boolean }) =>
        world.tellAddress(place, replace),
      rememberColumns: (_: unknown, columns: readonly Column[]) => world.rememberColumns(columns),
      printDrawing: () => world.print(),
      fillScreen: () => world.fillScreen(),
      leaveScreen: () => world.leaveScreen(),
    },
  };
}
