import type { Chart } from "../chart/chart";
import type { ChartChange } from "./change";
import { addedState, beginnings, changedState, removedState } from "./state-sentences";
import { quote, type Said, said, written } from "./text";
import { addedTransition, changedTransition, removedTransition, reordered } from "./transition-sentences";
import { count, namesIn } from "./wording";

/** A sentence about a machine. */
export interface Sentence {
  kind: "added" | "removed" | "changed";
  said: Said;
}

/** The size of a machine, in states and transitions. */
const size = ({ states, transitions }: Chart): string =>
  `${count(states.length - 1, "state")} and ${count(transitions.length, "transition")}`;

function machineSentences({ before, after, fields, machine }: ChartChange): Said[] {
  if (!before || !after) return [];
  const sentences = {
    title: () => said`${machine} is titled “${written(after.title)}” now; it was “${written(before.title)}”.`,
    group: () => said`It now belongs to ${after.group} instead of ${before.group}.`,
    description: () =>
      after.description === null
        ? said`It is no longer described.`
        : said`It is now described so: ${quote(after.description)}`,
  };
  return fields.map((field) => sentences[field]());
}

/** Describes a machine's changes in sentences for product owners. */
export function sentencesOf(change: ChartChange): Sentence[] {
  const { before, after, kind, states, transitions, machine } = change;
  if (kind === "added" && after) {
    const head = said`The machine ${machine} is new, with ${[size(after)]}`;
    return [{ kind, said: after.description === null ? said`${head}.` : said`${head}: ${quote(after.description)}` }];
  }
  if (kind === "removed" && before)
    return [{ kind, said: said`The machine ${machine} is gone, with its ${[size(before)]}.` }];
  const isGone = new Set(states.removed.map(({ id }) => id));
  const as =
    (kindOf: Sentence["kind"]) =>
    (one: Said): Sentence => ({ kind: kindOf, said: one });
  return [
    ...machineSentences(change).map(as("changed")),
    ...states.added.map((one) => addedState(one, namesIn(after))).map(as("added")),
    ...states.removed.map((one) => removedState(one, change)).map(as("removed")),
    ...states.changed.flatMap((one) => changedState(one, change)).map(as("changed")),
    ...beginnings(change).map(as("changed")),
    ...transitions.added.map((one) => addedTransition(one, after)).map(as("added")),
    // The removal of a state implies that of its outgoing transitions.
    ...transitions.removed
      .filter(({ source }) => !isGone.has(source))
      .map((one) => removedTransition(one, before))
      .map(as("removed")),
    ...transitions.changed.flatMap((one) => changedTransition(one, change)).map(as("changed")),
    ...reordered(change).map(as("changed")),
  ];
}
