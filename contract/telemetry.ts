import { z } from "zod/mini";
import { endpoint } from "./endpoint";
import { ContentLocale } from "./primitives";

/** How long counts are kept, in days. */
export const keptDays = 400;
/** How long a page collects steps before it sends them, in seconds. */
export const gatheringSeconds = 5;
/** The maximum number of steps in one call. */
export const maxSteps = 100;
/** The longest stay in a state that is counted, in milliseconds: a day. */
export const maxStayMs = 86_400_000;

const name = "[A-Za-z][A-Za-z0-9_-]*";
/** A machine's id. */
export const MachineName = z.string().check(z.maxLength(60), z.regex(new RegExp(`^${name}$`)));
const stateNames = `${name}(?:[. ]${name})*`;
/** Innermost states, each by its path; several in parallel regions: `light.on cover.closed`. */
const StateNames = z.string().check(z.maxLength(300), z.regex(new RegExp(`^${stateNames}$`)));
/** The same, or empty. */
const StateNamesLeft = z.string().check(z.maxLength(300), z.regex(new RegExp(`^(?:${stateNames})?$`)));
/** The type of an event, as the machine names it; digits in it become `#`. */
const EventName = z.string().check(z.maxLength(150), z.regex(/^[A-Za-z*][A-Za-z0-9_*#-]*(?:[.:][A-Za-z0-9_*#-]+)*$/));

/** One step of a machine: only kinds of things, never what an event contained or who sent it. */
export const FlowStep = z.object({
  machine: MachineName,
  /** The states that were left; empty for the machine's first step. */
  from: StateNamesLeft,
  /** The states that were entered. */
  to: StateNames,
  event: EventName,
  /** How long the machine was in these states, in milliseconds; null if their start was not recorded. */
  ms: z.nullable(z.int().check(z.minimum(0), z.maximum(maxStayMs))),
  /** The content language of the page. */
  locale: ContentLocale,
});
export type FlowStep = z.infer<typeof FlowStep>;

/** The steps to count the use of a machine from. Both days are included. */
export const UseQuery = z.object({
  machine: MachineName,
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  locale: z.optional(ContentLocale),
});
export type UseQuery = z.infer<typeof UseQuery>;

/**
 * How a machine was actually used, by visitors who agreed to be counted. States by their ids, like `lesson.ready`.
 * Times are calculated from rounded values.
 */
export const UseOfMachine = z.object({
  machine: z.string(),
  /** The first and the last day with counted steps; null if there are none. */
  since: z.nullable(z.iso.date()),
  until: z.nullable(z.iso.date()),
  /**
   * Most frequent first, without the machine's first step, which counts only as entered. If several regions moved at
   * once, their states are joined by a space.
   */
  steps: z.array(z.object({ from: z.string(), to: z.string(), event: z.string(), count: z.int() })),
  states: z.array(
    z.object({
      state: z.string(),
      entered: z.int(),
      left: z.int(),
      /** Time in the state, in milliseconds, of those who left it; null if no start was recorded. */
      medianMs: z.nullable(z.int()),
      p90Ms: z.nullable(z.int()),
    }),
  ),
});
export type UseOfMachine = z.infer<typeof UseOfMachine>;

/** The request of the flow pictures' viewer, at its own address and with its own access rules: not part of the API. */
export const useOfMachine = endpoint({
  id: "flows.use",
  method: "GET",
  path: "/academy/flows/data/usage.json",
  summary: "How a machine was actually used.",
  access: "public",
  query: UseQuery,
  reply: UseOfMachine,
});

export const flows = {
  addSteps: endpoint({
    id: "flows.addSteps",
    method: "POST",
    path: "/academy/public/api/v1/flows/steps/",
    summary:
      "Adds steps of the site's machines to the counts of the day, for visitors who agreed; who they are is not stored.",
    access: "public",
    body: z.object({ steps: z.array(FlowStep).check(z.minLength(1), z.maxLength(maxSteps)) }),
    reply: null,
  }),
};
