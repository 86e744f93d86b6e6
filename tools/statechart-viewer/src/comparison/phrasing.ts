import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import { durationText, type Wording } from "../chart/machine-words";
import type { ChartChange } from "./change";
import { invokesOf } from "./invokes";
import { eventOf } from "./pair-states";
import { list, phrase, type Said, said } from "./text";
import { namesIn } from "./wording";

/** How the parts of a machine are named in sentences: in the product's words or as in the code. */
export interface Phrasing {
  wording: Wording;
  /** A state with its parents. */
  state(id: string, chart: Chart | null): Said;
  /** A state without its parents. */
  ownName(state: ChartState): Said;
  /** The trigger of a transition: "on `answer.submit`", "when the learner presses Finish", "at once". */
  when(transition: ChartTransition): Said;
  /** An event as the subject of a sentence: "`answer.submit`", "when the learner presses Finish, this". */
  event(transition: ChartTransition): Said;
  /** A guard as what is required: "`hasAnswer`", "that something is chosen". */
  requirement(guard: string): Said;
  /** A guard by itself. */
  guard(guard: string): Said;
  actions(actions: readonly string[]): Said;
  invokes(invokes: readonly string[]): Said;
  /** What an `after` waits for. */
  wait(transition: ChartTransition): Said;
}

/** The trigger of a transition as in the code, with "on", "when", or "after". */
function whenInCode(transition: ChartTransition): Said {
  const [, inner = ""] = /\((.+)\)$/.exec(eventOf(transition)) ?? [];
  switch (transition.trigger) {
    case "event":
      return said`on ${transition.event}`;
    case "done":
      return said`when ${inner} is done`;
    case "error":
      return said`when ${inner} fails`;
    case "snapshot":
      return said`whenever ${inner} reports`;
    case "after":
      return /^\d+$/.test(inner) ? said`after ${`${inner} ms`}` : said`after ${inner}`;
    case "always":
      return said`at once`;
    case "onDone":
      return said`when it is finished`;
  }
}

const inCode: Phrasing = {
  wording: "engineering",
  state: (id, chart) => said`${namesIn(chart)(id)}`,
  ownName: ({ key }) => said`${key}`,
  when: whenInCode,
  event: ({ event }) => said`${event}`,
  requirement: (guard) => said`${guard}`,
  guard: (guard) => said`${guard}`,
  actions: list,
  invokes: list,
  wait: ({ event }) => said`${event}`,
};

/**
 * The product's phrases by the names in the code, of both charts. What is in both is told in the later words: an
 * earlier revision may have had none.
 */
class Phrasebook {
  readonly events = new Map<string, string>();
  readonly guards = new Map<string, string>();
  readonly actions = new Map<string, string>();
  readonly invokes = new Map<string, string>();

  constructor({ before, after }: Pick<ChartChange, "before" | "after">) {
    for (const chart of [before, after]) if (chart) this.read(chart);
  }

  private read({ states, transitions }: Chart): void {
    const note = (into: Map<string, string>, codes: readonly string[], texts: readonly string[]) => {
      for (const [index, code] of codes.entries()) into.set(code, texts[index] ?? code);
    };
    for (const state of states) {
      note(this.actions, [...state.entry, ...state.exit], [...state.said.entry, ...state.said.exit]);
      note(this.invokes, invokesOf(state), state.said.invokes);
    }
    for (const { event, guard, actions, said: told } of transitions) {
      this.events.set(event, told.event);
      if (guard !== null) this.guards.set(guard, told.guard ?? guard);
      note(this.actions, actions, told.actions);
    }
  }
}

/** A name's phrase; with the name itself if another one has the same phrase. */
function phraseOf(code: string, book: ReadonlyMap<string, string>): { text: string; code: Said } {
  const text = book.get(code) ?? code;
  const isShared = [...book.values()].filter((one) => one === text).length > 1;
  return { text, code: isShared ? said` (${code})` : [] };
}

/** Names as phrases in quotation marks. */
const quoted = (codes: readonly string[], book: ReadonlyMap<string, string>): Said =>
  codes.flatMap((one, index): Said => {
    const { text, code } = phraseOf(one, book);
    return [...(index === 0 ? [] : [", "]), ...phrase(text), ...code];
  });

/** The names of a state and its parents, without the machine. */
function pathIn(chart: Chart | null, id: string): string[] {
  const state = chart?.states.find((one) => one.id === id);
  return state?.parent ? [...pathIn(chart, state.parent), state.said.name] : [];
}

function inProductWords(change: Pick<ChartChange, "before" | "after">): Phrasing {
  const { events, guards, actions, invokes } = new Phrasebook(change);
  // Both charts have the delay's name, and each its own duration.
  const event = (one: ChartTransition) =>
    one.trigger === "after" ? one.said.event : (events.get(one.event) ?? one.said.event);
  const when = (one: ChartTransition): Said =>
    one.trigger === "after" || one.trigger === "always" ? [event(one)] : [`when ${event(one)}`];
  return {
    wording: "product",
    state: (id, chart) => phrase(pathIn(chart, id).join(" › ") || id),
    ownName: ({ said: { name } }) => phrase(name),
    when,
    event: (one) => [...when(one), ", this"],
    requirement(guard) {
      const { text, code } = phraseOf(guard, guards);
      return [`that ${text}`, ...code];
    },
    guard: (guard) => quoted([guard], guards),
    actions: (codes) => quoted(codes, actions),
    invokes: (codes) => quoted(codes, invokes),
    wait: (one) => [one.said.wait ?? one.said.event],
  };
}

/** The phrasing of a comparison's sentences. */
export const phrasingOf = (change: Pick<ChartChange, "before" | "after">, wording: Wording): Phrasing =>
  wording === "product" ? inProductWords(change) : inCode;

/** How long an `after` waits: "20 s", "usually 4 s". */
export const delayText = ({ delay }: ChartTransition): string =>
  delay === null ? "a time that only the machine knows" : `${delay.isFixed ? "" : "usually "}${durationText(delay.ms)}`;
