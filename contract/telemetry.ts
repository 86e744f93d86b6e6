import { z } from "zod/mini";
import { endpoint } from "./endpoint";
import { ContentLocale } from "./primitives";

/** How long counts are kept, in days. */
export const keptDays = 400;
/** How long a page collects steps before it sends their sums, in seconds. */
export const gatheringSeconds = 5;
/** The maximum number of transitions, and of states, in one call. */
export const maxEntries = 150;
/** The maximum of each number in a call. */
export const maxCount = 1_000;
/** Machines that count, or show counts, and are not counted themselves. */
export const uncountedMachines: readonly string[] = ["consent", "reports"];
/**
 * Times in a state are only known as "up to this many seconds", from 0.1 s to a day. Longer ones are unknown: a visitor
 * who comes back after a day was not in that state all day.
 */
export const stayLimits = [0.1, 0.3, 1, 3, 10, 30, 60, 180, 600, 1_800, 3_600, 86_400] as const;

const name = "[A-Za-z][A-Za-z0-9_-]*";
/** A machine's id. */
export const MachineName = z.string().check(z.maxLength(60), z.regex(new RegExp(`^${name}$`)));
/** A state's id: the machine's id and the names down to the state. */
const StateId = z.string().check(z.maxLength(150), z.regex(new RegExp(`^${name}(?:\\.${name})*$`)));
/** A transition's id: the id of its state, its event, and, of several for the event, its place among them. */
const TransitionId = z
  .string()
  .check(z.maxLength(250), z.regex(new RegExp(`^${name}(?:\\.${name})* [A-Za-z0-9_*.()-]+(?: #[1-9]\\d?)?$`)));
const Count = z.int().check(z.minimum(0), z.maximum(maxCount));

/** How often a machine took a transition. */
export const TransitionCount = z.object({
  machine: MachineName,
  transition: TransitionId,
  count: z.int().check(z.minimum(1), z.maximum(maxCount)),
});
export type TransitionCount = z.infer<typeof TransitionCount>;

/** How often a machine entered one of its innermost states and left it. */
export const StateCount = z
  .object({
    machine: MachineName,
    state: StateId,
    /** Includes being in it when counting began. */
    entered: Count,
    /** By a transition of the machine. */
    left: Count,
    /** Together with the page, or with the part of the page that the machine belongs to. */
    leftWithPage: Count,
    /**
     * How many of those who left it were in it for up to 0.1 s, for up to 0.3 s, and up to 1 s, 3 s, 10 s, 30 s, 1 min,
     * 3 min, 10 min, 30 min, 1 h, and a day, each counted once. Times that are not known are left out.
     */
    times: z.array(Count).check(z.length(stayLimits.length)),
  })
  .check(
    z.refine(({ left, leftWithPage, times }) => times.reduce((sum, one) => sum + one, 0) <= left + leftWithPage, {
      path: ["times"],
      error: "must not count more than left the state",
    }),
  );
export type StateCount = z.infer<typeof StateCount>;

/** Two counts of the same state, added up; what else the first one says is kept. */
export const sumOfCounts = <T extends StateCount>(one: T, other: StateCount): T => ({
  ...one,
  entered: one.entered + other.entered,
  left: one.left + other.left,
  leftWithPage: one.leftWithPage + other.leftWithPage,
  times: one.times.map((count, index) => count + (other.times[index] ?? 0)),
});

/** Sums of what the machines of a page did: only kinds of things, never what an event contained or who sent it. */
export const UsageCounts = z.object({
  /** As `flows.token` returned it. */
  token: z.string().check(z.regex(/^\d{1,8}\.[\w-]{43}$/)),
  /** The content language of the page. */
  locale: ContentLocale,
  transitions: z.array(TransitionCount).check(z.maxLength(maxEntries)),
  states: z.array(StateCount).check(z.maxLength(maxEntries)),
});
export type UsageCounts = z.infer<typeof UsageCounts>;

/** Whose visits were counted: people's on this site, or those that were recorded for a demo. */
export const UsageSource = z.enum(["visits", "recorded"]);
export type UsageSource = z.infer<typeof UsageSource>;

/** Which counts of a machine to add up. Both days are included. */
export const UseQuery = z.object({
  machine: MachineName,
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  locale: z.optional(ContentLocale),
  /** Without it, recorded visits only if no others were counted in the period. */
  source: z.optional(UsageSource),
});
export type UseQuery = z.infer<typeof UseQuery>;

/** How a machine was used, by visitors who agreed to be counted. What is not listed was not counted once. */
export const UseOfMachine = z.object({
  machine: z.string(),
  source: UsageSource,
  /** Whether there are recorded visits of this machine, in any period. */
  hasRecorded: z.boolean(),
  /** Whether the site counts this machine. */
  isCounted: z.boolean(),
  /** The first day of which the site has counts, of whatever machine; null if it has none. */
  countedSince: z.nullable(z.iso.date()),
  /** The first and the last day with counts; null if there are none. */
  since: z.nullable(z.iso.date()),
  until: z.nullable(z.iso.date()),
  transitions: z.array(z.object({ transition: z.string(), count: z.int() })),
  states: z.array(
    z.object({
      state: z.string(),
      entered: z.int(),
      left: z.int(),
      leftWithPage: z.int(),
      times: z.array(z.int()),
    }),
  ),
  /** The limits of `times`, in seconds. */
  limits: z.array(z.number()),
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
  /**
   * The token is the same for everyone who asks within the hour, so it identifies nobody. It is valid for a day; on 403
   * `page_token`, get a new one.
   */
  token: endpoint({
    id: "flows.token",
    method: "POST",
    path: "/academy/public/api/v1/flows/token/",
    summary: "Returns the token with which a page of the site sends counts.",
    access: "public",
    fromPage: true,
    reply: z.object({ token: z.string() }),
  }),
  addCounts: endpoint({
    id: "flows.addCounts",
    method: "POST",
    path: "/academy/public/api/v1/flows/counts/",
    summary:
      "Adds to the day's counts what the machines of a page did, for visitors who agreed; who they are is not stored.",
    access: "public",
    fromPage: true,
    body: UsageCounts,
    reply: null,
  }),
};
