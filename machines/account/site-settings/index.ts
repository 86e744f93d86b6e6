import type { ContentLocale } from "../../../contract/primitives";
import { commandKey, type ScreenMeta } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { staffOnly } from "../../shared/staff-only";
import { type SettingsForm, settingsOf } from "../site-settings-form";
import { siteSettingsSetup } from "./setup";

const screen = "SiteSettingsPage";
const meta: ScreenMeta = { screen, requirements: ["R62"] };
const arrives = [
  { guard: "isOvertaken", target: "conflict", actions: "keepSettings" },
  { target: "shown", actions: "keepSettings" },
] as const;
const refusals = [
  { guard: "isSignedOut", target: "#siteSettings.signedOut", actions: "putAside" },
  { guard: "isForbidden", target: "#siteSettings.forbidden", actions: "forget" },
] as const;
const fills = {
  type: "takeForm",
  params: ({ event }: { event: { form: SettingsForm } }) => event.form,
} as const;
const named = ({ event }: { event: { language: string } }) => event.language;
const choice = {
  target: "choosing",
  actions: ["forget", { type: "takeLanguage", params: named }, "announceLanguage"],
} as const;
/** Not while something is filled in: it belongs to its language. */
const chooses = { "language.choose": { guard: { type: "isFree", params: named }, ...choice } } as const;
/** What an administrator may do with the form. */
const edits = {
  ...chooses,
  "form.change": { actions: fills },
  "settings.save": [
    { guard: "isReady", target: "saving" },
    { guard: "isWrong", target: "incomplete" },
  ],
  "settings.discard": { guard: "isChanged", target: "shown", actions: "resetForm" },
} as const;

/**
 * The banner and the reviews of the home page, for administrators: language by language, what the content says and what
 * is set instead. Nothing that was filled in is lost: not to a failure, the end of the session, or another administrator (R62).
 */
export const siteSettingsMachine = siteSettingsSetup.createMachine({
  id: "siteSettings",
  description: "The banner and the reviews of the home page, as an administrator sets them.",
  context: ({ input }) => ({
    ...input,
    settings: null,
    draft: null,
    undo: null,
    learnerId: null,
    seed: "",
    done: 0,
    failure: null,
  }),
  initial: "waiting",
  on: {
    "session.changed": [
      { guard: { type: "isVisitor", params: ({ event }) => event }, target: ".signedOut", actions: "putAside" },
      {
        guard: { type: "isSame", params: ({ event }) => event },
        target: ".open",
        actions: ["putAside", { type: "keepSeed", params: ({ event }) => event }],
      },
      {
        guard: { type: "isAdministrator", params: ({ event }) => event },
        target: ".open",
        actions: ["forget", { type: "takeLearner", params: ({ event }) => event }],
      },
      { target: ".forbidden", actions: "forget" },
    ],
    "address.changed": { actions: { type: "takeLanguage", params: ({ event }) => event.language } },
  },
  states: {
    waiting: {
      description: "The profile is not known yet, and the page is not for everyone.",
      meta: { screen, requirements: ["R10", "R21"] },
      tags: "pending",
    },
    open: {
      description: "An administrator is here.",
      initial: "choosing",
      on: {
        "session.changed": {
          guard: { type: "isSame", params: ({ event }) => event },
          actions: { type: "keepSeed", params: ({ event }) => event },
        },
        "address.changed": [
          { guard: { type: "isHeld", params: named }, actions: "restoreAddress" },
          {
            guard: { type: "isNews", params: named },
            target: ".choosing",
            actions: ["forget", { type: "takeLanguage", params: named }],
          },
        ],
      },
      states: {
        choosing: {
          description: "The address says for which language.",
          meta,
          always: [{ guard: "isUnknown", target: "unknown" }, { target: "loading" }],
        },
        unknown: {
          description: "The site does not have the language that the address names; the page says so.",
          meta: { screen, requirements: ["R11", "R62"] },
          tags: "unknown",
          on: { "language.choose": choice },
        },
        loading: {
          description: "The settings of this language are loading.",
          meta,
          tags: "pending",
          on: chooses,
          invoke: {
            id: "loadSiteSettings",
            src: "loadSiteSettings",
            input: ({ context: { language } }) => ({ locale: language as ContentLocale }),
            onDone: arrives,
            onError: [...refusals, failTo("failed")],
          },
        },
        shown: {
          description: "What the content says, and a form for what is used instead.",
          meta,
          on: { ...edits, "screen.reopened": "refreshing" },
        },
        refreshing: {
          description: "What is set now is requested again; what is filled in stays.",
          meta,
          on: { ...edits, "screen.reopened": { target: "refreshing", reenter: true } },
          invoke: {
            id: "refreshSettings",
            src: "loadSiteSettings",
            input: ({ context: { language } }) => ({ locale: language as ContentLocale }),
            onDone: arrives,
            onError: [...refusals, { target: "shown" }],
          },
        },
        incomplete: {
          description: "Something is missing or wrong in the form, which says what.",
          meta: { screen, requirements: ["R11", "R62"] },
          tags: "incomplete",
          on: {
            ...edits,
            "settings.save": { guard: "isReady", target: "saving" },
            "settings.discard": { target: "shown", actions: "resetForm" },
          },
        },
        saving: {
          description: "What is filled in is being saved.",
          meta,
          tags: "busy",
          invoke: {
            id: "saveSiteSettings",
            src: "saveSiteSettings",
            input: ({ context }) => {
              const { draft, language } = context;
              if (draft === null) throw new Error("Nothing is filled in.");
              const key = commandKey(context, "siteSettings");
              return { ...settingsOf(draft.form), locale: language as ContentLocale, revision: draft.revision, key };
            },
            onDone: { target: "saved", actions: "keepSaved" },
            onError: [...refusals, { guard: "isOutdated", target: "comparing" }, failTo("notSaved")],
          },
        },
        saved: {
          description: "It is saved, and can be undone.",
          meta: { screen, requirements: ["R62", "R63"] },
          on: {
            ...chooses,
            "form.change": { target: "shown", actions: fills },
            "settings.undo": { target: "saving", actions: "fillInEarlier" },
          },
        },
        comparing: {
          description: "Somebody else has set something meanwhile; what is there now is loading.",
          meta,
          tags: "busy",
          invoke: {
            id: "compareSettings",
            src: "loadSiteSettings",
            input: ({ context: { language } }) => ({ locale: language as ContentLocale }),
            onDone: arrives,
            onError: [...refusals, failTo("notSaved")],
          },
        },
        conflict: {
          description: "Somebody else has set something meanwhile: the page shows that, and what was filled in here.",
          meta: { screen, requirements: ["R11", "R62"] },
          on: {
            "form.change": { actions: fills },
            "settings.save": [
              { guard: "isMistaken", target: "incomplete", actions: "overrule" },
              { target: "saving", actions: "overrule" },
            ],
            "settings.discard": { target: "shown", actions: "resetForm" },
            "screen.reopened": "refreshing",
          },
        },
        notSaved: {
          description: "It was not saved, as far as is known; what was filled in is still there.",
          meta: { screen, requirements: ["R11", "R40"] },
          on: { ...edits, "form.change": { target: "shown", actions: fills }, "settings.save": "saving" },
        },
        failed: {
          description: "The settings did not load; it can be tried again.",
          meta: { screen, requirements: ["R11", "R40"] },
          tags: "failed",
          on: { ...chooses, "settings.retry": "loading", ...retryOnline("loading") },
        },
      },
    },
    ...staffOnly(screen),
  },
});
