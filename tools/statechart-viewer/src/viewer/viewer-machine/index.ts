import type { SnapshotFrom } from "xstate";
import { noEvidence } from "../data";
import { address } from "./address";
import { evidence } from "./evidence";
import { list } from "./list";
import { machine } from "./machine";
import { picture } from "./picture";
import { search } from "./search";
import { viewerSetup } from "./setup";
import { usage } from "./usage";

/**
 * The viewer of the flow pictures: what is listed, which machine is shown, what is known of it, and how it is looked at.
 * The location is in the address.
 */
export const viewerMachine = viewerSetup.createMachine({
  id: "viewer",
  description: "The viewer of the flow pictures.",
  context: ({ input }) => ({
    place: input.place,
    list: [],
    drawn: null,
    charts: [],
    evidence: noEvidence,
    usage: null,
    failures: {},
    focused: null,
    folded: [],
    scale: 1,
    room: null,
    active: [],
    lastTaken: null,
  }),
  type: "parallel",
  // The address first, so that the others start with the place that was gone to.
  states: { address, list, machine, evidence, usage, search, picture },
});

export type Viewer = SnapshotFrom<typeof viewerMachine>;
