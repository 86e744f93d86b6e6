import { assign, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import type { MirroredSession, PageMessage, StepMessage, ViewerMessage } from "../../mirror/messages";
import { notProvided } from "../not-provided";
import { type Heard, hear, type LiveActor, type LivePage } from "./live";

/** Why a request failed. */
export type LiveProblem = { code: "refused"; event: string } | { code: "payload" };

export interface LiveContext extends Heard {
  /** The name of the channel that pages and viewer share. */
  channel: string;
  /** The machine in the drawing; null for none. */
  machine: string | null;
  /** The id of the selected page. */
  page: string | null;
  /** The actor that the user selected. */
  actor: string | null;
  /** Whether the log has the steps of all the page's machines, not only of the selected one. */
  isAll: boolean;
  /** The number of the selected step; null for now. */
  at: number | null;
  problem: LiveProblem | null;
}

type Event =
  | { type: "page.said"; message: PageMessage }
  | { type: "machine.changed"; machine: string | null }
  | { type: "page.choose"; page: string }
  | { type: "actor.choose"; actor: string }
  | { type: "log.widen"; isAll: boolean }
  | { type: "log.clear" }
  | { type: "step.show"; n: number }
  | { type: "step.back" }
  | { type: "step.forward" }
  | { type: "now.show" }
  /** The payload is JSON as typed; empty for none. */
  | { type: "event.send"; event: string; payload: string }
  | { type: "session.save" }
  | { type: "mirroring.stop" };

/** The selected page. */
export const pageOf = ({ pages, page }: LiveContext): LivePage | null => pages.find((one) => one.page === page) ?? null;

/** The user's actor, or else the newest one that runs the displayed machine, or else one that has run it. */
export function actorOf(context: LiveContext): LiveActor | null {
  const actors = pageOf(context)?.actors ?? [];
  const chosen = actors.find(({ actor }) => actor === context.actor);
  if (chosen && !chosen.isGone) return chosen;
  const machine = chosen?.machine ?? context.machine;
  const alike = actors.filter((one) => machine === null || one.machine === machine);
  return (machine === null ? alike[0] : alike.findLast(({ isGone }) => !isGone)) ?? chosen ?? alike.at(-1) ?? null;
}

/** The steps in the log, oldest first. */
export function listed(context: LiveContext): StepMessage[] {
  const actor = actorOf(context)?.actor;
  return context.log.filter((step) => step.page === context.page && (context.isAll || step.actor === actor));
}

/** The step before or after the selected one; null if there is none. */
export function neighbour(context: LiveContext, by: -1 | 1): number | null {
  const steps = listed(context).map(({ n }) => n);
  const { at } = context;
  if (by === 1) return at === null ? null : (steps.find((n) => n > at) ?? null);
  return at === null ? (steps.at(-2) ?? null) : (steps.findLast((n) => n < at) ?? null);
}

/** The typed payload; null if it is not a JSON object. */
function payloadOf(typed: string): Record<string, unknown> | null {
  if (typed.trim() === "") return {};
  try {
    const read: unknown = JSON.parse(typed);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const noLog = { log: [], at: null, problem: null };

/** Observes the machines of a page of the site in another window. */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as Event,
    input: {} as { machine: string | null; channel: string },
    tags: {} as "listening" | "reachable",
  },
  actors: {
    /** Reports the pages' messages, and passes on messages to the pages. */
    channel: fromCallback<{ type: "tell"; message: ViewerMessage }, string>(notProvided("channel")),
  },
  actions: {
    take: assign(({ context }, message: PageMessage) => hear(context, message)),
    look: assign((_, page: string) => ({ page, actor: null, at: null, problem: null })),
    ask: sendTo("channel", (_, message: ViewerMessage) => ({ type: "tell" as const, message })),
    /** Downloads the session as a file. */
    save: (_, _session: MirroredSession) => notProvided("save")(),
    send: enqueueActions(({ context, enqueue }, { event, typed }: { event: string; typed: string }) => {
      const payload = payloadOf(typed);
      const actor = actorOf(context)?.actor;
      enqueue.assign({ problem: payload === null ? { code: "payload" } : null, at: null });
      if (payload === null || actor === undefined || context.page === null) return;
      const { page } = context;
      const message: ViewerMessage = { type: "send", page, actor, event, payload };
      enqueue.sendTo("channel", { type: "tell" as const, message });
    }),
  },
  guards: {
    isHello: ({ event }) => event.type === "page.said" && event.message.type === "hello",
    isFarewell: ({ context, event }) => {
      if (event.type !== "page.said") return false;
      const { message } = event;
      return message.type === "gone" && message.actor === null && message.page === context.page;
    },
    isRefusal: ({ context, event }) =>
      event.type === "page.said" && event.message.type === "refused" && event.message.page === context.page,
    isSession: ({ context, event }) =>
      event.type === "page.said" && event.message.type === "session" && event.message.page === context.page,
    isThere: ({ context }, page: string) => context.pages.some((one) => one.page === page && !one.isGone),
    wasThere: ({ context }, page: string) => context.pages.some((one) => one.page === page && one.isGone),
    canStep: ({ context }, by: -1 | 1) => neighbour(context, by) !== null,
    isLooking: ({ context }) => context.at !== null,
    hasSteps: ({ context }) => context.log.length > 0,
    isPossible: ({ context }, event: string) => actorOf(context)?.can.includes(event) ?? false,
  },
}).createMachine({
  id: "live",
  description: "Looking at the machines of a page of the site that runs in another window.",
  context: ({ input: { machine, channel } }) => ({
    channel,
    pages: [],
    page: null,
    machine,
    actor: null,
    isAll: false,
    ...noLog,
  }),
  invoke: { id: "channel", src: "channel", input: ({ context }) => context.channel },
  entry: { type: "ask", params: { type: "who" } },
  initial: "waiting",
  on: {
    "page.said": { actions: { type: "take", params: ({ event }) => event.message } },
    "page.choose": [
      {
        guard: { type: "isThere", params: ({ event }) => event.page },
        target: ".connected",
        actions: { type: "look", params: ({ event }) => event.page },
      },
      {
        guard: { type: "wasThere", params: ({ event }) => event.page },
        target: ".gone",
        actions: { type: "look", params: ({ event }) => event.page },
      },
    ],
    "machine.changed": {
      actions: assign(({ context, event: { machine } }) => ({
        machine,
        // The user may have selected another actor of the same machine.
        ...(actorOf(context)?.machine !== machine && { actor: null, at: null, problem: null }),
      })),
    },
    "actor.choose": { actions: assign(({ event }) => ({ actor: event.actor, at: null, problem: null })) },
    "log.widen": { actions: assign({ isAll: ({ event }) => event.isAll }) },
    "log.clear": { guard: "hasSteps", actions: assign(noLog) },
    "step.show": { actions: assign({ at: ({ event }) => event.n }) },
    "step.back": {
      guard: { type: "canStep", params: -1 },
      actions: assign({ at: ({ context }) => neighbour(context, -1) }),
    },
    "step.forward": {
      guard: { type: "canStep", params: 1 },
      actions: assign({ at: ({ context }) => neighbour(context, 1) }),
    },
    "now.show": { guard: "isLooking", actions: assign({ at: null }) },
  },
  states: {
    waiting: {
      description: "No page has said that it is here.",
      tags: "listening",
      on: {
        "page.said": {
          guard: "isHello",
          target: "connected",
          actions: [
            { type: "take", params: ({ event }) => event.message },
            { type: "look", params: ({ event }) => event.message.page },
          ],
        },
      },
    },
    connected: {
      description: "A page reports what its machines do.",
      tags: "reachable",
      on: {
        "page.said": [
          {
            guard: "isFarewell",
            target: "gone",
            actions: { type: "take", params: ({ event }) => event.message },
          },
          {
            guard: "isRefusal",
            actions: assign({
              problem: ({ event: { message } }) =>
                message.type === "refused" ? { code: "refused" as const, event: message.event } : null,
            }),
          },
          {
            guard: "isSession",
            actions: enqueueActions(({ enqueue, event: { message } }) => {
              if (message.type === "session") enqueue({ type: "save", params: message.session });
            }),
          },
          { actions: { type: "take", params: ({ event }) => event.message } },
        ],
        "event.send": {
          guard: { type: "isPossible", params: ({ event }) => event.event },
          actions: { type: "send", params: ({ event: { event, payload } }) => ({ event, typed: payload }) },
        },
        "session.save": {
          actions: { type: "ask", params: ({ context }) => ({ type: "save" as const, page: context.page ?? "" }) },
        },
        "mirroring.stop": {
          actions: { type: "ask", params: ({ context }) => ({ type: "stop" as const, page: context.page ?? "" }) },
        },
      },
    },
    gone: {
      description: "The page was left. What it has reported stays; the next page is mirrored.",
      tags: "listening",
      on: {
        "page.said": [
          {
            guard: "isHello",
            target: "connected",
            actions: [
              { type: "take", params: ({ event }) => event.message },
              { type: "look", params: ({ event }) => event.message.page },
            ],
          },
          { actions: { type: "take", params: ({ event }) => event.message } },
        ],
      },
    },
  },
});
