import { z } from "zod/mini";
import { endpoint } from "./endpoint";
import { ContentLocale } from "./primitives";

/** How long counts are kept, in days. */
export const keptDays = 400;
/** How long a page gathers steps before it sends them, in seconds. */
export const gatheringSeconds = 5;
/** How many steps one call may bring. */
export const mostSteps = 100;
/** The longest stay in a state that is counted, in milliseconds: a day. */
export const longestStay = 86_400_000;

const name = "[A-Za-z][A-Za-z0-9_-]*";
/** A machine's id. */
export const MachineName = z.string().check(z.maxLength(60), z.regex(new RegExp(`^${name}$`)));
const stateNames = `${name}(?:[. ]${name})*`;
/** Innermost states, each by the way to it, of parallel regions several: `light.on cover.closed`. */
const StateNames = z.string().check(z.maxLength(300), z.regex(new RegExp(`^${stateNames}$`)));
/** The same, or nothing. */
const StateNamesLeft = z.string().check(z.maxLength(300), z.regex(new RegExp(`^(?:${stateNames})?$`)));
/** The type of an event, as the machine names it; numbers in it are `#`. */
const EventName = z.string().check(z.maxLength(150), z.regex(/^[A-Za-z*][A-Za-z0-9_*#-]*(?:[.:][A-Za-z0-9_*#-]+)*$/));

/** One step of a machine: kinds of things only, never what an event carried or who it was. */
export const FlowStep = z.object({
  machine: MachineName,
  /** The states that were left; empty where the machine began. */
  from: StateNamesLeft,
  /** The states that were entered. */
  to: StateNames,
  event: EventName,
  /** How long the machine had stood there, in milliseconds; null where nobody saw it come. */
  ms: z.nullable(z.int().check(z.minimum(0), z.maximum(longestStay))),
  /** The content language of the page. */
  locale: ContentLocale,
});
export type FlowStep = z.infer<typeof FlowStep>;

/** Of which steps the use of a machine is asked for. Both days are counted in. */
export const UseQuery = z.object({
  machine: MachineName,
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  locale: z.optional(ContentLocale),
});
export type UseQuery = z.infer<typeof UseQuery>;

/**
 * How a machine was really used, by those who agreed to be counted. States by their ids, like `lesson.ready`. Times come
 * from rounded ones.
 */
export const UseOfMachine = z.object({
  machine: z.string(),
  /** The first and the last day that steps are counted of; null where there are none. */
  since: z.nullable(z.iso.date()),
  until: z.nullable(z.iso.date()),
  /**
   * Most frequent first, without the beginnings of the machine, which count as entered only. Where several regions moved
   * at once their states are joined by a space.
   */
  steps: z.array(z.object({ from: z.string(), to: z.string(), event: z.string(), count: z.int() })),
  states: z.array(
    z.object({
      state: z.string(),
      entered: z.int(),
      left: z.int(),
      /** Time in the state, in milliseconds, of those who left it; null where nobody saw them come. */
      medianMs: z.nullable(z.int()),
      p90Ms: z.nullable(z.int()),
    }),
  ),
});
export type UseOfMachine = z.infer<typeof UseOfMachine>;

/** What the viewer of the flow pictures asks for, at its own address and for those who may see it: no part of the API. */
export const useOfMachine = endpoint({
  id: "flows.use",
  method: "GET",
  path: "/academy/flows/data/use.json",
  summary: "How a machine was really used.",
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
      "Adds steps of the site's machines to the counts of the day, for those who agreed to it; who they are is not kept.",
    access: "public",
    body: z.object({ steps: z.array(FlowStep).check(z.minLength(1), z.maxLength(mostSteps)) }),
    reply: null,
  }),
};
