import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { useSeen } from "../viewer-context";
import type { Viewer } from "../viewer-machine";
import type { ComparisonSnapshot, comparisonMachine } from "./comparison-machine";

const actorOf = ({ children }: Viewer): ActorRefFrom<typeof comparisonMachine> | undefined => children.comparison;

/** The actor of the comparison page; undefined on other pages. */
export const useComparisonActor = () => useSeen(actorOf);

/** Selects from the snapshot of the comparison page; undefined on other pages. */
export const useComparison = <T>(select: (snapshot: ComparisonSnapshot) => T): T | undefined =>
  useSelector(useComparisonActor(), (snapshot) => snapshot && select(snapshot));
