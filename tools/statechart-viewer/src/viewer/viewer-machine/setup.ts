import { assign, fromPromise, sendTo, setup } from "xstate";
import type { Chart } from "../../chart/chart";
import type { Layout } from "../../chart/layout";
import type { DrawnMap } from "../../chart/map";
import type { ScreenshotEntry } from "../../chart/screenshots";
import type { MachineUsage } from "../../chart/usage-data";
import { commentsMachine } from "../comments/comments-machine";
import { comparisonMachine } from "../comparison/comparison-machine";
import { noRange, type Range } from "../comparison/range";
import {
  type Column,
  type Evidence,
  type Funnel,
  type Listed,
  noEvidence,
  type Overview,
  type Tested,
  type ViewerFailure,
} from "../data";
import type { Format } from "../export/save-drawing";
import { notProvided } from "../not-provided";
import type { Place, Spot } from "../place";
import type { Asked, AskedDrawing, AskedFunnel } from "../services";
import { type Context, type Event, journeyOf, nextToTest, type Size, wanted, wantedLayout } from "./context";
import { clamp } from "./scales";

export const viewerSetup = setup({
  types: {
    /** What is left out: every column is open, the screen cannot be filled, and the project keeps no comments. */
    input: {} as Pick<Context, "place"> & Partial<Pick<Context, "columns" | "canFillScreen" | "hasComments">>,
    context: {} as Context,
    events: {} as Event,
    children: {} as { comments: "comments"; comparison: "comparison" },
    tags: {} as
      | `busy${"List" | "Machine" | "Drawing" | "Map" | "Funnel" | "Search" | "Usage" | "Screenshots" | "Tests"}`
      | "fullScreen"
      | "busyFile"
      | "saveFailed"
      | "linkCopied"
      | "linkFailed",
  },
  actors: {
    loadList: fromPromise<Listed[]>(notProvided("loadList")),
    loadOverview: fromPromise<Overview>(notProvided("loadOverview")),
    loadMachine: fromPromise<Chart, { machine: string }>(notProvided("loadMachine")),
    loadDrawing: fromPromise<{ name: string; layout: Layout }, AskedDrawing>(notProvided("loadDrawing")),
    loadMap: fromPromise<DrawnMap>(notProvided("loadMap")),
    loadFunnel: fromPromise<Funnel, AskedFunnel>(notProvided("loadFunnel")),
    loadCharts: fromPromise<Chart[]>(notProvided("loadCharts")),
    loadEvidence: fromPromise<Evidence, { machine: string }>(notProvided("loadEvidence")),
    loadUsage: fromPromise<MachineUsage | null, Asked>(notProvided("loadUsage")),
    comments: commentsMachine,
    comparison: comparisonMachine,
    loadScreenshots: fromPromise<ScreenshotEntry[]>(notProvided("loadScreenshots")),
    saveDrawing: fromPromise<void, { format: Format; name: string }>(notProvided("saveDrawing")),
    copyLink: fromPromise<void, Place>(notProvided("copyLink")),
    loadTests: fromPromise<Tested, { machine: string }>(notProvided("loadTests")),
  },
  actions: {
    tellAddress: (_, _told: { place: Place; replace: boolean }) => notProvided("tellAddress")(),
    tellComments: sendTo("comments", (_, machine: string | null) => ({ type: "machine.opened" as const, machine })),
    tellComparison: sendTo("comparison", (_, range: Range | null) => ({
      type: "range.opened" as const,
      range: range ?? noRange,
    })),
    takePlace: assign((_, place: Place) => ({ place })),
    keepList: assign((_, list: Listed[]) => ({ list })),
    keepOverview: assign((_, overview: Overview) => ({ overview })),
    keepMachine: assign((_, chart: Chart) => ({ chart })),
    keepDrawing: assign((_, drawing: Context["drawing"]) => ({ drawing })),
    keepMap: assign((_, map: DrawnMap) => ({ map })),
    keepFunnel: assign((_, funnel: Funnel) => ({ funnel })),
    keepCharts: assign((_, charts: Chart[]) => ({ charts })),
    keepEvidence: assign((_, evidence: Evidence) => ({ evidence })),
    keepUsage: assign((_, usage: MachineUsage | null) => ({ usage })),
    keepScreenshots: assign((_, screenshots: ScreenshotEntry[]) => ({ screenshots })),
    /** Of the machine that was asked for: the next one without tests. */
    keepTests: assign(({ context }, tests: Tested) => ({
      tests: { ...context.tests, [nextToTest(context) ?? ""]: tests },
    })),
    keepFailure: assign(({ context }, { of, failure }: { of: keyof Context["failures"]; failure: ViewerFailure }) => ({
      failures: { ...context.failures, [of]: failure },
    })),
    forgetMachine: assign({
      chart: null,
      drawing: null,
      evidence: noEvidence,
      usage: null,
      focused: null,
      middle: null,
    }),
    focusPart: assign((_, focused: string) => ({ focused })),
    takeRoom: assign((_, room: Size) => ({ room })),
    takeMiddle: assign((_, middle: Spot) => ({ middle })),
    takeScale: assign(({ context: { place } }, scale: number) => ({ place: { ...place, zoom: clamp(scale) } })),
    toggleColumn: assign(({ context: { columns } }, column: Column) => ({
      columns: columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column],
    })),
    rememberColumns: (_, _columns: readonly Column[]) => notProvided("rememberColumns")(),
    printDrawing: notProvided("printDrawing"),
    fillScreen: notProvided("fillScreen"),
    leaveScreen: notProvided("leaveScreen"),
    takeSite: assign((_, { states, transition }: { states: readonly string[]; transition: string | null }) => ({
      active: states,
      lastTaken: transition,
    })),
  },
  guards: {
    hasMachine: ({ context }) => context.place.machine !== null,
    needsCharts: ({ context: { place } }) =>
      place.words.trim() !== "" || place.requirement !== null || place.pane === "live",
    hasRequirement: ({ context }) => context.place.requirement !== null && context.charts.length > 0,
    lacksCharts: ({ context }) => context.charts.length === 0,
    lacksScreenshots: ({ context }) => context.place.requirement !== "" && context.screenshots === null,
    lacksTests: ({ context }) => nextToTest(context) !== null,
    leavesRequirements: (asking) => wanted(asking).requirement === null,
    opensRequirement: (asking) => wanted(asking).requirement !== asking.context.place.requirement,
    opensOther: (asking) => {
      const { machine } = wanted(asking);
      return machine !== null && machine !== asking.context.place.machine;
    },
    hasComments: ({ context }) => context.hasComments,
    opensOrCloses: (asking) => wanted(asking).machine !== asking.context.place.machine,
    isComparing: ({ context }) => context.place.comparison !== null,
    opensComparison: (asking) => wanted(asking).comparison !== null,
    choosesOtherRange: (asking) => {
      const [next, now] = [wanted(asking).comparison, asking.context.place.comparison];
      return next !== null && (next.before !== now?.before || next.after !== now?.after);
    },
    leavesComparison: (asking) => wanted(asking).comparison === null,
    returnsHome: (asking) => wanted(asking).machine === null && asking.context.place.machine !== null,
    goesHome: (asking) => wanted(asking).machine === null,
    asksOtherUsage: (asking) => {
      const [next, { place }] = [wanted(asking), asking.context];
      const asked = (one: Place) => [one.machine, one.period, one.language, one.source].join(" ");
      return next.machine !== null && asked(next) !== asked(place);
    },
    leavesMachine: (asking) => wanted(asking).machine !== asking.context.place.machine,
    changesLayout: (asking) => {
      const { context } = asking;
      return wantedLayout({ chart: context.chart, place: wanted(asking) }) !== wantedLayout(context);
    },
    hasChart: ({ context }) => context.chart !== null,
    hasJourney: ({ context }) => journeyOf(context) !== undefined,
    asksOtherFunnel: (asking) => {
      const [next, { place }] = [wanted(asking), asking.context];
      const asked = (one: Place) => [one.journey, one.period, one.language, one.source].join(" ");
      return next.map && asked(next) !== asked(place);
    },
    showsMap: ({ context }) => context.place.map,
    isUnknown: (_, failure: ViewerFailure) => failure.code === "notFound",
  },
});
