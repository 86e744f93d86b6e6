import { assign, emit, enqueueActions, fromPromise, raise, sendTo, setup } from "xstate";
import type { Billing, UserProfile } from "../../contract/account/session";
import type { Failure } from "../../contract/errors";
import type { NoticeAnnounced, ScreenMeta, SessionLost } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { failureOf } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { type UserTag, userTag } from "./user-tag";

interface Context {
  profile: UserProfile | null;
  specialRights: boolean;
  billing: Billing | null;
  seed: string;
  renames: number;
  failure: Failure | null;
  /** Why a known profile could not be asked for again; stays until it could. */
  refreshFailure: Failure | null;
}
type Event =
  | { type: "profile.load"; seed: string }
  | { type: "profile.retry" }
  | { type: "name.submit"; name: string }
  | { type: "name.saved" }
  | { type: "session.end" }
  | { type: "session.refresh" }
  | SessionLost
  | { type: "billing.settled"; billing: Billing | null };
type Emitted = { type: "analytics.tagged"; tag: UserTag } | NoticeAnnounced;
interface Loaded {
  userProfile: UserProfile;
  specialRights: boolean;
}

/** Who is here: asked once per visit, again after signing in or out. */
export const profileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "busy" | "failed" | "settled",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadProfile: fromPromise<Loaded>(notProvided("loadProfile")),
    saveName: fromPromise<UserProfile, { name: string; key: string }>(notProvided("saveName")),
    signOut: fromPromise<void>(notProvided("signOut")),
  },
  actions: {
    keepProfile: assign((_, loaded: Loaded) => ({
      profile: loaded.userProfile,
      specialRights: loaded.specialRights,
      failure: null,
      refreshFailure: null,
    })),
    /** What became of the learner's own changes stays on the page. */
    keepRefreshed: assign((_, loaded: Loaded) => ({
      profile: loaded.userProfile,
      specialRights: loaded.specialRights,
      refreshFailure: null,
    })),
    forgetProfile: assign({
      profile: null,
      specialRights: false,
      billing: null,
      failure: null,
      refreshFailure: null,
    }),
    keepFailure: keepFailure(),
    tagUser: emit(({ context }) => ({
      type: "analytics.tagged" as const,
      tag: userTag(context.profile, context.billing),
    })),
    /** What the tag rests on may have changed; before billing has settled, it is not known. */
    tagUserAnew: enqueueActions(({ context: { profile, billing }, enqueue }) => {
      if (billing) enqueue.emit({ type: "analytics.tagged", tag: userTag(profile, billing) });
    }),
    announceName: emit(({ context }) => ({
      type: "notice.announced" as const,
      text: "nameSaved" as const,
      params: { name: context.profile?.name ?? "" },
      inPlace: true as const,
    })),
    tellAcademy: sendTo(
      ({ system }) => system.get("academy"),
      ({ context: { profile, specialRights } }) => ({ type: "profile.settled", profile, specialRights }),
    ),
  },
  guards: {
    isSignedIn: (_, { userProfile }: Loaded) => userProfile.id > 0,
    isSame: ({ context }, { userProfile }: Loaded) => userProfile.id === context.profile?.id,
  },
}).createMachine({
  id: "profile",
  description: "Who is using the academy: a visitor or a learner with a profile.",
  context: {
    profile: null,
    specialRights: false,
    billing: null,
    seed: "",
    renames: 0,
    failure: null,
    refreshFailure: null,
  },
  initial: "idle",
  on: { "session.refresh": ".loading" },
  states: {
    idle: {
      description: "Nobody has asked yet: the first HTML is the same for everyone.",
      meta: { screen: "AccountArea", requirements: ["R22"] },
      on: { "profile.load": { target: "loading", actions: assign({ seed: ({ event }) => event.seed }) } },
    },
    loading: {
      description: "The profile is on its way; places for what is personal stay empty (R21).",
      meta: { screen: "AccountArea", requirements: ["S4.profile", "R16", "R21"] },
      tags: "busy",
      invoke: {
        id: "loadProfile",
        src: "loadProfile",
        onDone: [
          {
            guard: { type: "isSignedIn", params: ({ event }) => event.output },
            target: "ready",
            actions: { type: "keepProfile", params: ({ event }) => event.output },
          },
          { target: "anonymous", actions: "forgetProfile" },
        ],
        onError: failTo("failed"),
      },
    },
    anonymous: {
      description: "A visitor: sees the whole catalogue, and is counted as external traffic.",
      meta: { screen: "AccountArea", requirements: ["S1.tags", "R16", "R21"] },
      tags: "settled",
      entry: ["tellAcademy", "tagUser"],
    },
    ready: {
      description: "A learner with a profile; asking for it again takes nothing off the page.",
      type: "parallel",
      tags: "settled",
      entry: "tellAcademy",
      on: {
        // Told by the server: there is nobody to sign out, and nothing to ask.
        "session.lost": { target: "anonymous", actions: "forgetProfile" },
        "billing.settled": { actions: [assign({ billing: ({ event }) => event.billing }), "tagUser"] },
      },
      states: {
        account: {
          description: "What the learner does with the account.",
          initial: "viewing",
          on: { "session.end": ".signingOut" },
          states: {
            viewing: {
              description: "Nothing is being changed.",
              meta: { screen: "ProfilePage", requirements: ["S3.profile"] },
              on: { "name.submit": "renaming" },
            },
            renaming: {
              description: "The new name is being saved; certificates are reissued under it (R4).",
              meta: { screen: "ProfilePage", requirements: ["R4", "R12", "L11"] },
              tags: "busy",
              invoke: {
                id: "saveName",
                src: "saveName",
                input: ({ event, context }) => ({
                  name: event.type === "name.submit" ? event.name : "",
                  key: `${context.seed}.name.${context.renames}`,
                }),
                onDone: {
                  target: "renamed",
                  actions: [
                    assign(({ context, event }) => ({
                      profile: event.output,
                      renames: context.renames + 1,
                      failure: null,
                    })),
                    "tellAcademy",
                    "announceName",
                    raise({ type: "name.saved" }),
                  ],
                },
                onError: {
                  target: "renameFailed",
                  // Another name is another command: it may not reuse the key of a refused one (R18).
                  actions: assign(({ context, event }) => ({
                    failure: failureOf(event),
                    renames: context.renames + 1,
                  })),
                },
              },
            },
            renamed: {
              description: "The name is saved, and the page says so.",
              meta: { screen: "ProfilePage", requirements: ["R4"] },
              on: { "name.submit": "renaming" },
            },
            renameFailed: {
              description: "The name is not saved; what was typed stays in the field.",
              meta: { screen: "ProfilePage", requirements: ["R11", "R12"] },
              tags: "failed",
              on: { "name.submit": "renaming" },
            },
            signingOut: {
              description: "The session is being ended, once; the name can only be read meanwhile.",
              meta: { screen: "AccountArea", requirements: ["R16"] },
              tags: "busy",
              on: { "session.end": {} },
              invoke: {
                id: "signOut",
                src: "signOut",
                onDone: { target: "#profile.anonymous", actions: "forgetProfile" },
                onError: failTo("signOutFailed"),
              },
            },
            signOutFailed: {
              description: "Still signed in, and told so.",
              meta: { screen: "AccountArea", requirements: ["R11"] },
              tags: "failed",
              on: { "name.submit": "renaming" },
            },
          },
        },
        freshness: {
          description: "Whether the profile is the server's latest word.",
          initial: "fresh",
          on: { "session.refresh": ".refreshing" },
          states: {
            fresh: {
              description: "As the server told it.",
              meta: { screen: "ProfilePage", requirements: ["S4.profile"] },
            },
            refreshing: {
              description: "Asked for again, because something about the account has changed.",
              meta: { screen: "ProfilePage", requirements: ["S4.profile"] },
              tags: "busy",
              invoke: {
                id: "refreshProfile",
                src: "loadProfile",
                onDone: [
                  {
                    guard: { type: "isSame", params: ({ event }) => event.output },
                    target: "fresh",
                    actions: [
                      { type: "keepRefreshed", params: ({ event }) => event.output },
                      "tellAcademy",
                      "tagUserAnew",
                    ],
                  },
                  {
                    guard: { type: "isSignedIn", params: ({ event }) => event.output },
                    target: "#profile.ready",
                    reenter: true,
                    actions: { type: "keepProfile", params: ({ event }) => event.output },
                  },
                  { target: "#profile.anonymous", actions: "forgetProfile" },
                ],
                onError: { target: "stale", actions: assign({ refreshFailure: ({ event }) => failureOf(event) }) },
              },
              // What is under way may still bear the old name.
              on: { "name.saved": { target: "refreshing", reenter: true } },
            },
            stale: {
              description:
                "The profile of before stands and works; the page says so, and asking again is one press away.",
              meta: { screen: "ProfilePage", requirements: ["R11"] },
              tags: "failed",
              on: { "profile.retry": "refreshing" },
            },
          },
        },
      },
    },
    failed: {
      description: "The profile could not be asked for; the site stays readable and asking again is one press away.",
      meta: { screen: "AccountArea", requirements: ["R11", "R21"] },
      tags: ["failed", "settled"],
      entry: "tellAcademy",
      on: { "profile.retry": "loading" },
    },
  },
});
