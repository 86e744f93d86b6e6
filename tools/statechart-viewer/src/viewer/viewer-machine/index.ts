import type { SnapshotFrom } from "xstate";
import { noEvidence, noOverview } from "../data";
import { address } from "./address";
import { comments } from "./comments";
import { comparison } from "./comparison";
import { evidence } from "./evidence";
import { list } from "./list";
import { machine } from "./machine";
import { overview } from "./overview";
import { picture } from "./picture";
import { requirement } from "./requirement";
import { search } from "./search";
import { viewerSetup } from "./setup";
import { usage } from "./usage";

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
    drawn: null,
    charts: [],
    evidence: noEvidence,
    usage: null,
    screenshots: null,
    tests: {},
    failures: {},
    hasComments: input.hasComments ?? false,
    focused: null,
    folded: [],
    scale: 1,
    room: null,
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
    evidence,
    usage,
    comments,
    comparison,
    search,
    requirement,
    picture,
  },
});

export type Viewer = SnapshotFrom<typeof viewerMachine>;
