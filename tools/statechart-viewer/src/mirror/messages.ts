import { z } from "zod/mini";
import type { RecordedSession } from "./recording";

/** A state as XState names it: `asking`, or by regions and states within states. */
export type StateValue = string | { [state: string]: StateValue };
const stateValue: z.ZodMiniType<StateValue> = z.union([
  z.string(),
  z.record(
    z.string(),
    z.lazy(() => stateValue),
  ),
]);

const texts = z.array(z.string());

/** What a page may send: kinds of events, names of states, codes. Never an event's payload or a machine's context. */
const pageMessage = z.discriminatedUnion("type", [
  /** A page is here, or shows another address. */
  z.object({ type: z.literal("hello"), page: z.string(), path: z.string() }),
  /** A machine runs; `can` are the kinds of events that it would do something on. */
  z.object({
    type: z.literal("actor"),
    page: z.string(),
    actor: z.string(),
    machine: z.string(),
    parent: z.nullable(z.string()),
    value: stateValue,
    can: texts,
  }),
  z.object({
    type: z.literal("step"),
    page: z.string(),
    /** Counts the steps of the page, from 1. */
    n: z.number(),
    /** Milliseconds since 1970. */
    at: z.number(),
    actor: z.string(),
    machine: z.string(),
    event: z.string(),
    /** Of an error: its code. */
    code: z.exactOptional(z.string()),
    /** Null where it came only now. */
    from: z.nullable(stateValue),
    to: stateValue,
    /** Ids of the transitions that it took, in their order. */
    taken: texts,
    can: texts,
  }),
  /** An actor has ended; without one, the page is left. */
  z.object({ type: z.literal("gone"), page: z.string(), actor: z.nullable(z.string()) }),
  /** What was to be sent was not. */
  z.object({ type: z.literal("refused"), page: z.string(), actor: z.string(), event: z.string() }),
  z.object({
    type: z.literal("session"),
    page: z.string(),
    session: z.object({
      kind: z.literal("session"),
      version: z.literal(1),
      events: z.array(
        z.object({
          at: z.number(),
          machine: z.string(),
          actor: z.string(),
          source: z.nullable(z.string()),
          event: z.string(),
          code: z.exactOptional(z.string()),
          to: z.nullable(stateValue),
        }),
      ),
    }),
  }),
]);
export type PageMessage = z.infer<typeof pageMessage>;
/** One thing that happened to a machine of a page. */
export type StepMessage = Extract<PageMessage, { type: "step" }>;

/** What a viewer may ask for. */
const viewerMessage = z.discriminatedUnion("type", [
  /** Every page is to say what runs in it. */
  z.object({ type: z.literal("who") }),
  z.object({
    type: z.literal("send"),
    page: z.string(),
    actor: z.string(),
    event: z.string(),
    /** What the tester has the event carry. */
    payload: z.exactOptional(z.record(z.string(), z.unknown())),
  }),
  /** Asks for what was recorded. */
  z.object({ type: z.literal("save"), page: z.string() }),
  /** The page is to go on without being mirrored. */
  z.object({ type: z.literal("stop"), page: z.string() }),
]);
export type ViewerMessage = z.infer<typeof viewerMessage>;

/** What a page has said; null for anything else that is heard on the channel. */
export const readPageMessage = (heard: unknown): PageMessage | null => pageMessage.safeParse(heard).data ?? null;

/** What a viewer has asked; null for anything else that is heard on the channel. */
export const readViewerMessage = (heard: unknown): ViewerMessage | null => viewerMessage.safeParse(heard).data ?? null;

/** A session as the mirror hands it out: the form in which it is replayed as a test. */
export type MirroredSession = Extract<PageMessage, { type: "session" }>["session"] & RecordedSession;
