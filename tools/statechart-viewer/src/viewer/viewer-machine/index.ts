import type { SnapshotFrom } from "xstate";
import { columns as allColumns, noEvidence, noOverview } from "../data";
import { address } from "./address";
import { comments } from "./comments";
import { comparison } from "./comparison";
import { drawing } from "./drawing";
import { evidence } from "./evidence";
import { file } from "./file";
import { link } from "./link";
import { list } from "./list";
import { machine } from "./machine";
import { map } from "./map";
import { overview } from "./overview";
import { picture } from "./picture";
import { requirement } from "./requirement";
import { search } from "./search";
import { viewerSetup } from "./setup";
import { usage } from "./usage";
import { columns, screen } from "./window";

/**
 * The viewer of the drawings: the list, the open machine, its evidence and usage, and the view settings. The location
 * is in the address.
 */
export const viewerMachine = viewerSetup.createMachine({
  id: "viewer",
  description: "The viewer of the flow pictures.",
  context: ({ input }) => ({
    place: input.place,
    list: [],
    overview: noOverview,
    chart: null,
    drawing: null,
    map: null,
    funnel: null,
    charts: [],
    evidence: noEvidence,
    usage: null,
    screenshots: null,
    tests: {},
    failures: {},
    hasComments: input.hasComments ?? false,
    focused: null,
    middle: null,
    room: null,
    columns: input.columns ?? allColumns,
    canFillScreen: input.canFillScreen ?? false,
    active: [],
    lastTaken: null,
  }),
  type: "parallel",
  // The address comes first, so that the other regions start with the new location.
  states: {
    address,
    list,
    overview,
    machine,
    drawing,
    map,
    evidence,
    usage,
    comments,
    comparison,
    search,
    requirement,
    picture,
    columns,
    screen,
    link,
    file,
  },
});

export type Viewer = SnapshotFrom<typeof viewerMachine>;
