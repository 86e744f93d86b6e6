import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import type { Billing, UserProfile } from "../../../contract/account/session";
import type { Failure } from "../../../contract/errors";
import type { NoticeAnnounced, ScreenMeta, SessionLost } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { notProvided } from "../../shared/not-provided";
import { type UserTag, userTag } from "../user-tag";

interface Context {
  isVisitor: boolean;
  profile: UserProfile | null;
  specialRights: boolean;
  billing: Billing | null;
  seed: string;
  renames: number;
  failure: Failure | null;
  /** Why a known profile could not be reloaded; stays until that works. */
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
  /** Of a learner; without it, the billing machine asks for it. */
  billing?: Billing | undefined;
}

/** `isVisitor`: the page was served to somebody without a session, so there is no profile to request. */
export type ProfileInput = { isVisitor?: boolean } | undefined;

/**
 * Types, actors, actions, guards and delays of the whole profile; its other files import this one and never each other.
 */
export const profileSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ProfileInput,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "busy" | "failed" | "settled" | "visitor",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadProfile: fromPromise<Loaded>(notProvided("loadProfile")),
    updateName: fromPromise<UserProfile, { name: string; key: string }>(notProvided("updateName")),
    signOut: fromPromise<void>(notProvided("signOut")),
  },
  actions: {
    keepSeed: assign((_, { seed }: { seed: string }) => ({ seed })),
    keepProfile: assign((_, loaded: Loaded) => ({
      profile: loaded.userProfile,
      specialRights: loaded.specialRights,
      billing: loaded.billing ?? null,
      failure: null,
      refreshFailure: null,
    })),
    /** The result of the learner's own changes stays on the page. */
    keepRefreshed: assign(({ context }, loaded: Loaded) => ({
      profile: loaded.userProfile,
      specialRights: loaded.specialRights,
      billing: loaded.billing ?? context.billing,
      refreshFailure: null,
    })),
    keepRenamed: assign(({ context }, profile: UserProfile) => ({
      profile,
      renames: context.renames + 1,
      failure: null,
    })),
    /** Another name is another command: it may not reuse the key of a refused one (R18). */
    keepRefusal: assign(({ context }, failure: Failure) => ({ failure, renames: context.renames + 1 })),
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
    /** The tag's inputs may have changed; before billing has settled, the tag is unknown. */
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
      ({ context: { profile, specialRights, billing } }) => ({
        type: "profile.settled",
        profile,
        specialRights,
        billing,
      }),
    ),
  },
  guards: {
    isVisitor: ({ context }) => context.isVisitor,
    isSignedIn: (_, { userProfile }: Loaded) => userProfile.id > 0,
    isSame: ({ context }, { userProfile }: Loaded) => userProfile.id === context.profile?.id,
  },
});
