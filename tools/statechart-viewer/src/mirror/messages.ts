import { z } from "zod/mini";
import type { RecordedSession } from "./recording";

/** A state value as XState has it: `asking`, or an object for regions and nested states. */
export type StateValue = string | { [state: string]: StateValue };
const stateValue: z.ZodMiniType<StateValue> = z.union([
  z.string(),
  z.record(
    z.string(),
    z.lazy(() => stateValue),
  ),
]);

const texts = z.array(z.string());

/** What a page may send: event types, state names, codes. Never an event's payload or a machine's context. */
const pageMessage = z.discriminatedUnion("type", [
  /** A page is open, or has changed its address. */
  z.object({ type: z.literal("hello"), page: z.string(), path: z.string() }),
  /** A machine is running; `can` has the event types that would have an effect. */
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
    /** The step's number in its page, from 1. */
    n: z.number(),
    /** Milliseconds since 1970. */
    at: z.number(),
    actor: z.string(),
    machine: z.string(),
    event: z.string(),
    /** The code of an error. */
    code: z.exactOptional(z.string()),
    /** Null if the actor has just started. */
    from: z.nullable(stateValue),
    to: stateValue,
    /** Ids of the transitions that it took, in order. */
    taken: texts,
    can: texts,
  }),
  /** An actor has ended; without an actor, the page was left. */
  z.object({ type: z.literal("gone"), page: z.string(), actor: z.nullable(z.string()) }),
  /** An event was not sent. */
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
/** A message about a machine of a page. */
export type StepMessage = Extract<PageMessage, { type: "step" }>;

/** What a viewer may request. */
const viewerMessage = z.discriminatedUnion("type", [
  /** Asks every page to report its running machines. */
  z.object({ type: z.literal("who") }),
  z.object({
    type: z.literal("send"),
    page: z.string(),
    actor: z.string(),
    event: z.string(),
    /** The payload that the tester has entered. */
    payload: z.exactOptional(z.record(z.string(), z.unknown())),
  }),
  /** Requests the recording. */
  z.object({ type: z.literal("save"), page: z.string() }),
  /** Asks the page to continue without mirroring. */
  z.object({ type: z.literal("stop"), page: z.string() }),
]);
export type ViewerMessage = z.infer<typeof viewerMessage>;

/** A page's message; null for anything else on the channel. */
export const readPageMessage = (heard: unknown): PageMessage | null => pageMessage.safeParse(heard).data ?? null;

/** A viewer's message; null for anything else on the channel. */
export const readViewerMessage = (heard: unknown): ViewerMessage | null => viewerMessage.safeParse(heard).data ?? null;

/** A session as the mirror exports it, in the format in which it is replayed as a test. */
export type MirroredSession = Extract<PageMessage, { type: "session" }>["session"] & RecordedSession;
