import { assign, emit, forwardTo, fromPromise, sendTo, setup } from "xstate";
import type { PersonalData } from "../../contract/account/session";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, NoticeAnnounced, ScreenMeta, SessionChanged, SessionLost } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, sessionGuards } from "../shared/session";
import { accountDeletionMachine, type DeletionReport } from "./account-deletion";

interface Context {
  /** The owner of the data; null = no one. */
  learnerId: number | null;
  online: boolean;
  /** Under which name the file was saved. */
  fileName: string;
  /** The session ended during a deletion, and we don't know whether it went through. */
  uncertain: boolean;
  failure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | DeletionReport | { type: "export.start" } | { type: "deletion.open" };

/** The file's name says when it was made, by the server's clock. */
export const fileNameOf = ({ exportedAt }: PersonalData): string => `academy-data-${exportedAt.slice(0, 10)}.json`;

/** What learners can do with the data that the academy holds about them: export it and delete it (L24). */
export const accountDataMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NoticeAnnounced | SessionLost,
    tags: {} as "pending" | "busy" | "failed",
    meta: {} as ScreenMeta,
    children: {} as { accountDeletion: "accountDeletion" },
  },
  actors: {
    exportData: fromPromise<PersonalData>(notProvided("exportData")),
    accountDeletion: accountDeletionMachine,
  },
  actions: {
    saveFile: (_, _file: { name: string; data: PersonalData }) => notProvided("saveFile")(),
    keepLearner: assign((_, { learner }: SessionChanged) => ({ learnerId: learner?.id ?? null, failure: null })),
    keepConnection: assign((_, { online }: ConnectionChanged) => ({ online })),
    keepFailure: keepFailure(),
    forgetLearner: assign({ learnerId: null, failure: null }),
    tellDeletion: forwardTo("accountDeletion"),
    closeDeletion: sendTo("accountDeletion", { type: "deletion.cancel" }),
    announceExport: emit(({ context }) => ({
      type: "notice.announced" as const,
      text: "dataExported" as const,
      params: { file: context.fileName },
      inPlace: true as const,
    })),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    ...sessionGuards,
    isSame: ({ context }, { learner }: SessionChanged) => learner !== null && learner.id === context.learnerId,
    ...connectionGuards,
    isOffline: ({ context }) => !context.online,
  },
}).createMachine({
  id: "accountData",
  description: "The learner's own data: export and deletion.",
  context: { learnerId: null, online: true, fileName: "", uncertain: false, failure: null },
  invoke: { id: "accountDeletion", src: "accountDeletion" },
  initial: "waiting",
  on: {
    "session.changed": [
      // Another name is not another account.
      { guard: { type: "isSame", params: ({ event }) => event } },
      {
        guard: "isSignedIn",
        target: ".ready",
        actions: ["closeDeletion", { type: "keepLearner", params: ({ event }) => event }],
      },
      { target: ".signedOut", actions: ["closeDeletion", "forgetLearner"] },
    ],
    "connection.changed": { actions: [{ type: "keepConnection", params: ({ event }) => event }, "tellDeletion"] },
    "account.deleted": ".deleted",
  },
  states: {
    waiting: {
      description: "The profile is not known yet.",
      meta: { screen: "ProfilePage", requirements: ["R21"] },
      tags: "pending",
    },
    signedOut: {
      description: "A visitor has no data here.",
      meta: { screen: "ProfilePage", requirements: ["S6.signIn"] },
    },
    ready: {
      description: "A learner, who may export and delete.",
      initial: "idle",
      on: {
        "export.start": [
          { guard: "isOffline", target: ".offline" },
          { target: ".exporting", actions: assign({ failure: null }) },
        ],
        "deletion.open": {
          actions: sendTo("accountDeletion", ({ context }) => ({
            type: "deletion.open",
            learnerId: context.learnerId ?? 0,
          })),
        },
        "session.ended": { target: "sessionEnded", actions: assign({ uncertain: ({ event }) => event.uncertain }) },
      },
      states: {
        idle: {
          description: "Nothing has been requested.",
          meta: { screen: "AccountData", requirements: ["L24"] },
        },
        exporting: {
          description: "The server is collecting everything it holds about the learner.",
          meta: { screen: "AccountData", requirements: ["L24"] },
          tags: "busy",
          on: { "export.start": {} },
          invoke: {
            id: "exportData",
            src: "exportData",
            onDone: {
              target: "exported",
              actions: [
                {
                  type: "saveFile",
                  params: ({ event }) => ({ name: fileNameOf(event.output), data: event.output }),
                },
                assign({ fileName: ({ event }) => fileNameOf(event.output) }),
                "announceExport",
              ],
            },
            onError: [
              { guard: "isSignedOut", target: "#accountData.sessionEnded", actions: assign({ uncertain: false }) },
              failTo("exportFailed"),
            ],
          },
        },
        exported: {
          description: "The browser saves the file, and the page shows its name.",
          meta: { screen: "AccountData", requirements: ["L24"] },
        },
        exportFailed: {
          description: "No file; the learner can try again.",
          meta: { screen: "AccountData", requirements: ["L24", "R11"] },
          tags: "failed",
        },
        offline: {
          description: "Nothing can be fetched offline; the notice goes when the network is back.",
          meta: { screen: "AccountData", requirements: ["L3", "R40"] },
          tags: "failed",
          entry: assign({ failure: { code: "network", status: 0 } satisfies Failure }),
          on: {
            "connection.changed": {
              guard: "isOnline",
              target: "idle",
              actions: [{ type: "keepConnection", params: ({ event }) => event }, "tellDeletion"],
            },
          },
        },
      },
    },
    deleted: {
      description: "The account is deleted and nobody is signed in: a goodbye and a link to the home page.",
      meta: { screen: "ProfilePage", requirements: ["L24"] },
      entry: ["closeDeletion", "forgetLearner", "announceLoss"],
      on: {
        "session.changed": [
          {
            guard: "isSignedIn",
            target: "ready",
            actions: { type: "keepLearner", params: ({ event }) => event },
          },
          {},
        ],
      },
    },
    sessionEnded: {
      description: "The session has expired; signing in leads back here.",
      meta: { screen: "ProfilePage", requirements: ["R11", "S6.signIn"] },
      entry: ["closeDeletion", "forgetLearner", "announceLoss"],
      on: {
        "session.changed": [
          {
            guard: "isSignedIn",
            target: "ready",
            actions: { type: "keepLearner", params: ({ event }) => event },
          },
          {},
        ],
      },
    },
  },
});
