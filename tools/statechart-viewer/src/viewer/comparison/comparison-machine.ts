import { assign, fromPromise, raise, type SnapshotFrom, setup } from "xstate";
import type { ComparisonData, RevisionsAnswer } from "../../comparison/data";
import { failureOf, type ViewerFailure } from "../data";
import { notProvided } from "../not-provided";
import { type CommentsByMachine, withComments } from "./comments";
import type { Range } from "./range";
import type { ServerAnswer } from "./services";

interface Context {
  range: Range;
  revisions: RevisionsAnswer | null;
  comparison: ComparisonData | null;
  /** The revision that does not exist, and those with the most similar names. */
  unknown: { revision: string; closest: readonly string[] } | null;
  /** Why it is impossible to compare them. */
  says: string;
  /** Open comments on the machines that have changed. */
  comments: CommentsByMachine;
  failures: Partial<Record<"revisions" | "comparison", ViewerFailure>>;
}

type Event =
  | { type: "range.opened"; range: Range }
  | { type: "revisions.retry" }
  | { type: "comparison.retry" }
  /** A comparison has arrived. */
  | { type: "comparison.made" }
  | { type: "comments.retry" }
  | { type: "report.copy" };

const comparisonSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { range: Range },
    tags: {} as "busy" | "reportCopied" | "reportNotCopied",
  },
  actors: {
    loadRevisions: fromPromise<RevisionsAnswer>(notProvided("loadRevisions")),
    compare: fromPromise<ServerAnswer, Range>(notProvided("compare")),
    loadOpenComments: fromPromise<CommentsByMachine, readonly string[]>(notProvided("loadOpenComments")),
    copyReport: fromPromise<void, string>(notProvided("copyReport")),
  },
  actions: {
    openRange: assign((_, range: Range) => ({ range, comparison: null, comments: {}, unknown: null })),
    keepRevisions: assign((_, revisions: RevisionsAnswer) => ({ revisions })),
    keepAnswer: assign((_, answer: ServerAnswer) => {
      if (answer.kind === "compared") return { comparison: answer.comparison };
      if (answer.kind === "unknown") return { unknown: { revision: answer.revision, closest: answer.closest } };
      return answer.kind === "impossible" ? { says: answer.says } : {};
    }),
    tellMade: raise({ type: "comparison.made" }),
    keepComments: assign((_, comments: CommentsByMachine) => ({ comments })),
    keepFailure: assign(({ context }, { of, failure }: { of: keyof Context["failures"]; failure: ViewerFailure }) => ({
      failures: { ...context.failures, [of]: failure },
    })),
  },
  guards: {
    isChosen: ({ context }) => context.range.before !== null,
    isOfKind: (_, { answer, kind }: { answer: ServerAnswer; kind: ServerAnswer["kind"] }) => answer.kind === kind,
  },
  delays: {
    /** The server has already waited before it said that it is still working. */
    pauseBeforeAsking: 500,
  },
});

/** Goes on by the kind of the server's answer. */
const to = (target: string, kind: ServerAnswer["kind"]) =>
  ({
    guard: {
      type: "isOfKind",
      params: ({ event }: { event: { output: ServerAnswer } }) => ({ answer: event.output, kind }),
    },
    target,
    actions: { type: "keepAnswer", params: ({ event }: { event: { output: ServerAnswer } }) => event.output },
  }) as const;

const revisions = comparisonSetup.createStateConfig({
  description: "The branches and tags that can be chosen.",
  initial: "loading",
  states: {
    loading: {
      description: "They are being listed.",
      invoke: {
        id: "loadRevisions",
        src: "loadRevisions",
        onDone: { target: "known", actions: { type: "keepRevisions", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "revisions", failure: failureOf(event) }) },
        },
      },
    },
    known: { description: "They are suggested, or it is said why there are none." },
    failed: {
      description: "They could not be listed; names can still be typed.",
      on: { "revisions.retry": "loading" },
    },
  },
});

const again = { "comparison.retry": "comparing" } as const;

const comparison = comparisonSetup.createStateConfig({
  description: "The comparison of two revisions.",
  initial: "deciding",
  on: {
    "range.opened": { target: ".deciding", actions: { type: "openRange", params: ({ event }) => event.range } },
  },
  states: {
    deciding: { always: [{ guard: "isChosen", target: "comparing" }, { target: "choosing" }] },
    choosing: { description: "No revisions are chosen yet." },
    comparing: {
      description: "The server compares them.",
      tags: "busy",
      invoke: {
        id: "compare",
        src: "compare",
        input: ({ context }) => context.range,
        onDone: [
          {
            guard: {
              type: "isOfKind",
              params: ({ event }) => ({ answer: event.output, kind: "compared" }),
            },
            target: "shown",
            actions: [{ type: "keepAnswer", params: ({ event }) => event.output }, "tellMade"],
          },
          to("waiting", "working"),
          to("unknown", "unknown"),
          to("impossible", "impossible"),
          to("crowded", "busy"),
          {
            target: "failed",
            actions: { type: "keepFailure", params: { of: "comparison", failure: { code: "network" } } },
          },
        ],
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "comparison", failure: failureOf(event) }) },
        },
      },
    },
    waiting: {
      description: "The server is still comparing them.",
      tags: "busy",
      after: { pauseBeforeAsking: "comparing" },
    },
    shown: { description: "What has changed is shown.", on: again },
    unknown: { description: "One of the revisions does not exist; similar names are offered." },
    impossible: { description: "They cannot be compared here, and it is said why.", on: again },
    crowded: { description: "The server makes other comparisons at the moment.", on: again },
    failed: { description: "The comparison was not made.", on: again },
  },
});

const comments = comparisonSetup.createStateConfig({
  description: "What people have said about the machines that have changed.",
  initial: "none",
  on: { "range.opened": ".none", "comparison.made": ".loading" },
  states: {
    none: { description: "There is no comparison yet." },
    loading: {
      description: "The comments are on their way.",
      invoke: {
        id: "loadOpenComments",
        src: "loadOpenComments",
        input: ({ context }) => context.comparison?.findings.map(({ machine }) => machine) ?? [],
        onDone: { target: "known", actions: { type: "keepComments", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    known: { description: "The open comments stand beside the changes." },
    failed: { description: "The comments did not arrive.", on: { "comments.retry": "loading" } },
  },
});

/** How long it is said that the report was copied, in milliseconds. */
const pause = 4000;

const report = comparisonSetup.createStateConfig({
  description: "Copying the comparison as Markdown.",
  initial: "idle",
  states: {
    idle: { description: "It can be copied.", on: { "report.copy": "copying" } },
    copying: {
      description: "It goes to the clipboard.",
      invoke: {
        id: "copyReport",
        src: "copyReport",
        input: ({ context }) => (context.comparison ? withComments(context.comparison, context.comments) : ""),
        onDone: "copied",
        onError: "failed",
      },
    },
    copied: {
      description: "The clipboard has it.",
      tags: "reportCopied",
      after: { [pause]: "idle" },
      on: { "report.copy": "copying" },
    },
    failed: {
      description: "The browser does not allow it.",
      tags: "reportNotCopied",
      on: { "report.copy": "copying" },
    },
  },
});

/** The comparison page: the revisions to choose from, and what has changed between two of them. */
export const comparisonMachine = comparisonSetup.createMachine({
  id: "comparison",
  description: "Comparing two revisions of all machines.",
  context: ({ input: { range } }) => ({
    range,
    revisions: null,
    comparison: null,
    unknown: null,
    says: "",
    comments: {},
    failures: {},
  }),
  type: "parallel",
  states: { revisions, comparison, comments, report },
});

export type ComparisonSnapshot = SnapshotFrom<typeof comparisonMachine>;
