/** What an invoked actor is called. */
export interface ActorWords {
  /** What it does while it runs: "loading the exam". */
  doing: string;
  /** The moment it has done it: "the exam is loaded". */
  done?: string;
  /** The moment it fails; by default, "loading the exam fails". */
  failed?: string;
}

/** What a guard is called: a clause, or two if it is also used negated. */
export type GuardWords = string | { is: string; isNot: string };

/**
 * A machine in its product's terms, by the names in its code. All phrases are lower case and without a period, so that
 * they fit into labels and sentences.
 */
export interface MachineWords {
  /** Who does what, as a clause: "the learner presses Finish". */
  events: Readonly<Record<string, string>>;
  /** The condition as a clause: "all answers are saved". */
  guards: Readonly<Record<string, GuardWords>>;
  /** What is done, as a command: "keep unsent answers on the device"; a function gets its constant parameters. */
  // biome-ignore lint/suspicious/noExplicitAny: each action has parameters of its own
  actions: Readonly<Record<string, string | ((params: any) => string)>>;
  /** What the time is for, as a noun: "the grace for the last answers". */
  delays: Readonly<Record<string, string>>;
  /** What is done meanwhile: "loading the exam". */
  actors: Readonly<Record<string, string | ActorWords>>;
  /** For invokes that mean something else than their actor, by their id. */
  invokes?: Readonly<Record<string, ActorWords>>;
  /** Phrases for XState's own actions without a name, by their text in the chart: `assign exam`. */
  inline?: Readonly<Record<string, string>>;
}

/** The words of a chart: everything in engineering terms as in the code, or in the product's terms. */
export const wordings = ["product", "engineering"] as const;
export type Wording = (typeof wordings)[number];

/** A name in code as readable text: `coolingDown` is "cooling down". */
export const readable = (code: string): string =>
  code
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/(\w)\.(?=\w)/g, "$1 ");

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as a label: "the learner presses Finish" is "Learner presses Finish". */
export const headline = (clause: string): string => capitalized(clause.replace(/^(the|a|an) /, ""));

/** A description without references to requirements: "Finished, once (R18)." is "Finished, once." */
export const withoutReferences = (text: string): string =>
  text.replace(/ \([A-Z]\d+(?:\.\w+)?(?:, [A-Z]\d+(?:\.\w+)?)*\)/g, "");

/** A duration in readable units. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${ms / 1000} s`;
  return ms % 3_600_000 === 0 ? `${ms / 3_600_000} h` : `${Number((ms / 60_000).toFixed(1))} min`;
}
