import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import type { Billing, UserProfile } from "../../contract/account/session";
import type {
  ConnectionChanged,
  Learner,
  NavigationRequested,
  NoticeAnnounced,
  ScreenMeta,
  SessionChanged,
  SessionLost,
} from "../shared/events";
import { notProvided } from "../shared/not-provided";
import { appearanceMachine } from "./appearance";
import { billingMachine } from "./billing";
import { consentMachine } from "./consent";
import { localeGateMachine, type SectionLanguages } from "./locale-gate";
import { noticesMachine } from "./notices";
import { profileMachine } from "./profile";
import { shortcutsMachine } from "./shortcuts";
import { trialBannerMachine } from "./trial-banner";

interface Context {
  learner: Learner | null;
  seed: string;
}
type Event =
  | { type: "site.opened"; seed: string }
  | { type: "page.opened"; url: string; locale: string; section: SectionLanguages }
  | { type: "page.refused" }
  | { type: "profile.settled"; profile: UserProfile | null; specialRights: boolean }
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

/** The provider's main site, where `sst.access` accounts belong (specification, section 2; R10). */
const siteRoot = "/";

const learnerOf = (profile: UserProfile | null): Learner | null =>
  profile && { id: profile.id, name: profile.name, email: profile.email, permissions: profile.permissions };

/**
 * The root: who is here, what they pay, which language they may read, whether the network is there. Screens are told by
 * emitted events and never read this machine's context.
 */
export const academyMachine = setup({
  types: {
    context: {} as Context,
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
    /** Sends `undelivered.found` when this device keeps something that waits for the server. */
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
    // The notice of being offline stands as long as that lasts.
    announceLoss: emit({ type: "notice.announced", text: "connectionLost", inPlace: true }),
    announceReturn: emit({ type: "notice.announced", text: "connectionBack" }),
  },
  guards: {
    isSentAway: ({ event }) => event.type === "profile.settled" && event.profile?.permissions["sst.access"] === true,
  },
}).createMachine({
  id: "academy",
  description: "Everything that outlives a single page.",
  context: { learner: null, seed: "" },
  invoke: [
    { id: "profile", systemId: "profile", src: "profile" },
    { id: "billing", systemId: "billing", src: "billing" },
    { id: "trialBanner", systemId: "trialBanner", src: "trialBanner" },
    { id: "localeGate", systemId: "localeGate", src: "localeGate" },
    { id: "appearance", systemId: "appearance", src: "appearance" },
    { id: "consent", systemId: "consent", src: "consent" },
    { id: "notices", systemId: "notices", src: "notices" },
    { id: "shortcuts", systemId: "shortcuts", src: "shortcuts" },
  ],
  type: "parallel",
  states: {
    session: {
      description: "Profile first, then sst.access, then the language, then the page (R24).",
      initial: "unknown",
      on: {
        "site.opened": {
          actions: [
            assign({ seed: ({ event }) => event.seed }),
            sendTo("profile", ({ event }) => ({ type: "profile.load", seed: event.seed })),
          ],
        },
        "profile.settled": [
          { guard: "isSentAway", target: ".leaving", actions: emit({ type: "site.left", url: siteRoot }) },
          {
            target: ".known",
            actions: ["passProfileOn", assign({ learner: ({ event }) => learnerOf(event.profile) }), "announceSession"],
          },
        ],
        "session.refresh": { actions: sendTo("profile", { type: "session.refresh" }) },
        "session.lost": { actions: sendTo("profile", { type: "session.lost" }) },
        "billing.settled": {
          actions: [sendTo("trialBanner", ({ event }) => event), sendTo("profile", ({ event }) => event)],
        },
      },
      states: {
        unknown: {
          description: "The profile has not settled; personal places are empty, the page itself reads.",
          meta: { screen: "Shell", requirements: ["S2.overlay", "R21"] },
        },
        known: {
          description: "A visitor or a learner.",
          meta: { screen: "Shell", requirements: ["S4.profile", "R21", "R22"] },
          tags: "settled",
          invoke: {
            id: "watchKept",
            src: "watchKept",
            input: ({ context: { learner } }) => ({ learnerId: learner?.id ?? 0 }),
          },
        },
        leaving: {
          description: "An sst.access account goes to the site root.",
          meta: { screen: "RedirectSpinner", requirements: ["S2.sst", "R10", "R24"] },
          tags: "leaving",
        },
      },
    },
    page: {
      description: "The page that is open, and whether it may be read in this language.",
      initial: "open",
      on: {
        "page.opened": {
          target: ".open",
          actions: [
            sendTo("localeGate", ({ event }) => event),
            sendTo("billing", { type: "page.opened" }),
            sendTo("notices", { type: "page.opened" }),
            sendTo("shortcuts", { type: "page.opened" }),
          ],
        },
        "page.refused": ".refused",
        "site.leave": { target: ".leaving", actions: emit(({ event }) => ({ type: "site.left", url: event.url })) },
      },
      states: {
        open: { description: "The page is shown.", meta: { screen: "Shell", requirements: ["S2.routes"] } },
        refused: {
          description: "The section does not exist in this language: the not-found page.",
          meta: { screen: "NotFound", requirements: ["S2.localeCheck", "S8.locale"] },
          tags: "refused",
        },
        leaving: {
          description: "Another address takes over.",
          meta: { screen: "RedirectSpinner", requirements: ["S2.localeCheck", "S8.locale"] },
          tags: "leaving",
        },
      },
    },
    delivery: {
      description: "Whether something that was done on this device waits for the server, on whatever page.",
      initial: "idle",
      states: {
        idle: {
          description: "Nothing is known to wait.",
          meta: { screen: "Shell", requirements: ["L3"] },
          on: { "undelivered.found": "needed" },
        },
        needed: {
          description: "Something waits: what delivers it is part of every page, for the rest of the visit.",
          meta: { screen: "UndeliveredNotice", requirements: ["L3"] },
          tags: "undelivered",
        },
      },
    },
    connectivity: {
      description: "Whether the browser has a network.",
      initial: "unwatched",
      states: {
        unwatched: {
          description: "On the server there is no network to watch.",
          meta: { screen: "Shell", requirements: ["L3"] },
          on: { "site.opened": "watched" },
        },
        watched: {
          description: "The browser tells when the network goes and comes back.",
          invoke: { id: "watchConnection", src: "watchConnection" },
          initial: "online",
          states: {
            online: {
              description: "Calls can be made.",
              meta: { screen: "Shell", requirements: ["L3"] },
              on: {
                "connection.lost": {
                  target: "offline",
                  actions: [{ type: "tellConnection", params: false }, "announceLoss"],
                },
              },
            },
            offline: {
              description: "The page says so; what is typed stays.",
              meta: { screen: "OfflineNotice", requirements: ["L3"] },
              tags: "offline",
              on: {
                "connection.restored": {
                  target: "online",
                  actions: [{ type: "tellConnection", params: true }, "announceReturn"],
                },
              },
            },
          },
        },
      },
    },
  },
});
