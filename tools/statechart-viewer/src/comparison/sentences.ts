import type { Chart } from "../chart/chart";
import type { Wording } from "../chart/machine-words";
import type { ChartChange } from "./change";
import { phrasingOf } from "./phrasing";
import { addedState, beginnings, changedState, removedState } from "./state-sentences";
import { quote, type Said, said, written } from "./text";
import { addedTransition, changedTransition, removedTransition, reordered } from "./transition-sentences";
import { count } from "./wording";

/** A sentence about a machine. */
export interface Sentence {
  kind: "added" | "removed" | "changed";
  said: Said;
  /** The id of its state or transition, if the sentence is in the product's words. */
  code: string | null;
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

/** Describes a machine's changes in sentences, in the product's words or with the names in the code. */
export function sentencesOf(change: ChartChange, wording: Wording): Sentence[] {
  const { before, after, kind, states, transitions, machine } = change;
  const relatives = (kindOf: Sentence["kind"], went: string): Sentence[] =>
    change.relatives.map((one) => ({
      kind: kindOf,
      code: null,
      said: said`${[count(one.states, "state")]} of ${machine} ${[went]} ${one.machine}.`,
    }));
  if (kind === "added" && after) {
    const head = said`The machine ${machine} is new, with ${[size(after)]}`;
    return [
      {
        kind,
        code: null,
        said: after.description === null ? said`${head}.` : said`${head}: ${quote(after.description)}`,
      },
      ...relatives(kind, "came from"),
    ];
  }
  if (kind === "removed" && before)
    return [
      { kind, code: null, said: said`The machine ${machine} is gone, with its ${[size(before)]}.` },
      ...relatives(kind, "went to"),
    ];
  const isGone = new Set(states.removed.map(({ id }) => id));
  const say = phrasingOf(change, wording);
  const tell = (kindOf: Sentence["kind"], id: string | null, all: readonly Said[]): Sentence[] =>
    all.map((one) => ({ kind: kindOf, code: wording === "product" ? id : null, said: one }));
  return [
    ...tell("changed", null, machineSentences(change)),
    ...states.added.flatMap((one) => tell("added", one.id, [addedState(one, after, say)])),
    ...states.removed.flatMap((one) => tell("removed", one.id, [removedState(one, change, say)])),
    ...states.changed.flatMap((one) => tell("changed", one.after.id, changedState(one, change, say))),
    ...beginnings(change, say).flatMap((one) => tell("changed", one.of, [one.said])),
    ...transitions.added.flatMap((one) => tell("added", one.id, [addedTransition(one, after, say)])),
    // The removal of a state implies that of its outgoing transitions.
    ...transitions.removed
      .filter(({ source }) => !isGone.has(source))
      .flatMap((one) => tell("removed", one.id, [removedTransition(one, before, say)])),
    ...transitions.changed.flatMap((one) => tell("changed", one.after.id, changedTransition(one, change, say))),
    ...reordered(change, say).flatMap((one) => tell("changed", one.of.id, [one.said])),
  ];
}
