import { assign, fromPromise, setup } from "xstate";
import type { Requirement } from "../requirements";
import { commandKey, type ScreenMeta } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { tellParent } from "../shared/tell-parent";
import type { Confirming } from "./passkeys/context";
import {
  noProof,
  type Proof,
  type ProofEvent,
  problemOf,
  proofActors,
  proofGuards,
  proofStates,
} from "./session-proof";

/** What was asked for is done, or turned out differently: the page loads again what it shows. */
export interface ActionSettled {
  type: "action.settled";
}

interface Options<Subject> {
  id: string;
  description: string;
  /** The view that asks. */
  screen: string;
  requirements: Requirement[];
  /** The action that takes this one back; without it, it cannot be taken back, and the question says so. */
  undoOf?: (subject: Subject) => Subject;
  /** For a form that is filled in before it is confirmed: whether nothing is missing or wrong in it. */
  isReady?: (subject: Subject) => boolean;
}

/**
 * What staff do to others: it is asked first, with what it will do; the server may ask for a confirmation (R60); if
 * somebody else was faster, the page shows what is there now; and what can be taken back is offered to be (R62).
 */
export function createStaffAction<Subject, Result>({
  id,
  description,
  screen,
  requirements,
  undoOf,
  isReady,
}: Options<Subject>) {
  const meta: ScreenMeta = { screen, requirements };
  /** What the call has brought. */
  const arrived = (event: unknown) => (event as { output: Result }).output;
  const opens = {
    "action.open": {
      target: "asking",
      actions: { type: "takeSubject", params: ({ event }: { event: unknown }) => event },
    },
  } as const;
  /** What is filled in after a failure is another call than the one that failed. */
  const fills = {
    target: "asking",
    actions: { type: "takeForm", params: ({ event }: { event: unknown }) => event },
  } as const;
  const confirms = isReady
    ? ({
        "action.confirm": [{ guard: "isReady", target: "performing" }, { target: "incomplete" }],
        "form.change": fills,
      } as const)
    : ({ "action.confirm": "performing" } as const);
  return setup({
    types: {
      context: {} as {
        /** What is asked about; null = nothing. */
        subject: Subject | null;
        result: Result | null;
        seed: string;
        done: number;
      } & Proof,
      events: {} as
        | { type: "action.open"; subject: Subject; seed: string }
        | { type: "form.change"; subject: Subject }
        | { type: "action.cancel" }
        | { type: "action.confirm" }
        | { type: "action.undo" }
        | { type: "action.close" }
        | ProofEvent,
      tags: {} as "open" | "busy" | "failed" | "incomplete",
      meta: {} as ScreenMeta,
    },
    actors: {
      perform: fromPromise<Result, { subject: Subject | null; key: string }>(notProvided("perform")),
      ...proofActors,
    },
    actions: {
      // Another question is another call, also after one that has failed.
      takeSubject: assign(({ context }, opened: unknown) => {
        const { subject, seed } = opened as { subject: Subject; seed: string };
        return { subject, seed, result: null, done: context.done + 1, failure: null };
      }),
      takeForm: assign(({ context }, changed: unknown) => ({
        subject: (changed as { subject: Subject }).subject,
        done: context.done + Number(context.failure !== null),
        failure: null,
      })),
      turnRound: assign(({ context: { subject } }) => ({
        subject: subject !== null && undoOf ? undoOf(subject) : subject,
        failure: null,
      })),
      keepResult: assign(({ context, event }) => ({ result: arrived(event), done: context.done + 1, failure: null })),
      keepFailure: keepFailure(),
      keepPassword: assign((_, password: string) => ({ password })),
      forgetPassword: assign({ password: "" }),
      keepProblem: assign((_, confirming: Confirming) => ({ problem: problemOf(confirming) })),
      clear: assign({ subject: null, result: null, ...noProof }),
      tellPage: tellParent<ActionSettled>()(() => ({ type: "action.settled" })),
    },
    guards: {
      isReady: ({ context: { subject } }) => subject !== null && isReady?.(subject) === true,
      ...proofGuards,
      isUnproved: refusedAs("confirmation_needed"),
      isOutdated: refusedAs("conflict"),
      isOver: refusedAs("signed_out", "not_found"),
    },
  }).createMachine({
    id,
    description,
    context: { subject: null, result: null, seed: "", done: 0, ...noProof },
    initial: "closed",
    // Sent by its page, which now belongs to someone else or to nobody.
    on: { "action.close": { target: ".closed", actions: "clear" } },
    states: {
      closed: {
        description: "Nothing is asked.",
        meta,
        on: opens,
      },
      asking: {
        description: "The dialog says what will happen, in numbers, and asks for a confirmation.",
        meta,
        tags: "open",
        on: { ...confirms, "action.cancel": { target: "closed", actions: "clear" } },
      },
      // Without its name in the types, which would leave the other states unnamed: it has a tag.
      ...((isReady && {
        incomplete: {
          description: "Something is missing or wrong in the form, which says what.",
          meta,
          tags: ["open", "incomplete"],
          on: {
            ...confirms,
            "form.change": { ...fills, target: "incomplete" },
            "action.cancel": { target: "closed", actions: "clear" },
          },
        },
      }) as object),
      performing: {
        description: "The server is doing it.",
        meta,
        tags: ["open", "busy"],
        invoke: {
          id: "perform",
          src: "perform",
          input: ({ context }) => ({ subject: context.subject, key: commandKey(context, id) }),
          onDone: { target: "performed", actions: ["keepResult", "tellPage"] },
          onError: [
            { guard: "isUnproved", target: "proving" },
            { guard: "isOutdated", ...failTo("outdated", "tellPage") },
            // The page finds out which of the two it is.
            { guard: "isOver", target: "closed", actions: ["clear", "tellPage"] },
            failTo("failed"),
          ],
        },
      },
      proving: {
        description:
          "Too long ago that this session was confirmed: the dialog asks for the password, or for a passkey.",
        initial: "entering",
        tags: "open",
        on: { "action.cancel": { target: "closed", actions: "clear" } },
        states: proofStates(screen, "action.cancel", `#${id}.performing`, {
          guard: "isOver",
          target: `#${id}.closed`,
          actions: ["clear", "tellPage"],
        }),
      },
      performed: {
        description: "It is done: the page says so, with a way back if there is one.",
        meta,
        on: {
          ...opens,
          ...(undoOf && { "action.undo": { target: "performing", actions: "turnRound" } as const }),
        },
      },
      outdated: {
        description: "Somebody else has changed it meanwhile: nothing was done, and the page shows what is there now.",
        meta: { screen, requirements: ["R11", ...requirements] },
        tags: ["open", "failed"],
        on: { "action.cancel": { target: "closed", actions: "clear" } },
      },
      failed: {
        description: "It was not done, as far as is known; the question stays open.",
        meta: { screen, requirements: ["R11"] },
        tags: ["open", "failed"],
        on: {
          ...(isReady && { "form.change": fills }),
          "action.confirm": "performing",
          "action.cancel": { target: "closed", actions: "clear" },
        },
      },
    },
  });
}
