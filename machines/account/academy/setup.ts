import { emit, enqueueActions, fromCallback, setup } from "xstate";
import type { Billing, UserProfile } from "../../../contract/account/session";
import type {
  ConnectionChanged,
  Learner,
  NavigationRequested,
  NoticeAnnounced,
  ScreenMeta,
  SessionChanged,
  SessionLost,
} from "../../shared/events";
import { notProvided } from "../../shared/not-provided";
import { appearanceMachine } from "../appearance";
import { billingMachine } from "../billing";
import { consentMachine } from "../consent";
import { localeGateMachine, type SectionLanguages } from "../locale-gate";
import { noticesMachine } from "../notices";
import { profileMachine } from "../profile";
import type { ProfileInput } from "../profile/setup";
import { shortcutsMachine } from "../shortcuts";
import { trialBannerMachine } from "../trial-banner";

interface Context {
  isVisitor: boolean;
  learner: Learner | null;
  seed: string;
}
type Event =
  | { type: "site.opened"; seed: string }
  | { type: "page.opened"; url: string; locale: string; section: SectionLanguages }
  | { type: "page.refused" }
  | { type: "profile.settled"; profile: UserProfile | null; specialRights: boolean; billing: Billing | null }
  | { type: "billing.settled"; billing: Billing | null }
  | { type: "session.refresh" }
  | SessionLost
  | { type: "site.leave"; url: string }
  | { type: "undelivered.found" }
  | { type: "connection.lost" }
  | { type: "connection.restored" };
type Emitted =
  | SessionChanged
  | ConnectionChanged
  | NavigationRequested
  | NoticeAnnounced
  | { type: "site.left"; url: string };

/**
 * Types, actors, actions, guards and delays of the whole academy; its other files import this one and never each other.
 */
export const academySetup = setup({
  types: {
    context: {} as Context,
    input: {} as ProfileInput,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "settled" | "offline" | "leaving" | "refused" | "undelivered",
    meta: {} as ScreenMeta,
    children: {} as {
      profile: "profile";
      billing: "billing";
      trialBanner: "trialBanner";
      localeGate: "localeGate";
      appearance: "appearance";
      consent: "consent";
      notices: "notices";
      shortcuts: "shortcuts";
    },
  },
  actors: {
    profile: profileMachine,
    billing: billingMachine,
    trialBanner: trialBannerMachine,
    localeGate: localeGateMachine,
    appearance: appearanceMachine,
    consent: consentMachine,
    notices: noticesMachine,
    shortcuts: shortcutsMachine,
    watchConnection: fromCallback(notProvided("watchConnection")),
    /** Sends `undelivered.found` when this device holds something that has not reached the server. */
    watchKept: fromCallback<{ type: string }, { learnerId: number }>(notProvided("watchKept")),
  },
  actions: {
    announceSession: emit(({ context }) => ({
      type: "session.changed" as const,
      learner: context.learner,
      seed: context.seed,
    })),
    passProfileOn: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== "profile.settled") return;
      enqueue.sendTo("localeGate", event);
      // Another name is not another account: billing is asked once (R23), the offer stays until closed (R50).
      if ((event.profile?.id ?? 0) === (context.learner?.id ?? 0)) return;
      enqueue.sendTo("billing", event);
      enqueue.sendTo("trialBanner", event);
      enqueue.sendTo("notices", event);
    }),
    tellConnection: emit((_, online: boolean) => ({ type: "connection.changed" as const, online })),
    // The offline notice stays until the network is back.
    announceLoss: emit({ type: "notice.announced", text: "connectionLost", inPlace: true }),
    announceReturn: emit({ type: "notice.announced", text: "connectionBack" }),
  },
  guards: {
    isSentAway: (_, profile: UserProfile | null) => profile?.permissions["sst.access"] === true,
  },
});
