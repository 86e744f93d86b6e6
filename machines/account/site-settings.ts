import { assign, emit, fromPromise, setup } from "xstate";
import type { OwnSettings, SiteSettings } from "../../contract/account/site-settings";
import type { Failure } from "../../contract/errors";
import type { ContentLocale } from "../../contract/primitives";
import { staffIn } from "../shared/administration";
import {
  type ConnectionChanged,
  commandKey,
  type QueryChanged,
  type ScreenMeta,
  type ScreenReopened,
  type SessionChanged,
  type SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { staffOnly } from "../shared/staff-only";
import { formOf, isChangedIn, mistakesIn, type SettingsForm, settingsOf } from "./site-settings-form";

/** What was filled in for a language, and what it was based on. */
interface Draft {
  language: string;
  form: SettingsForm;
  revision: string;
}

interface Context {
  /** As the address has it; it may be none that the site has. */
  language: string;
  /** The languages that the site has. */
  languages: readonly ContentLocale[];
  /** What is set now, as far as is known. */
  settings: SiteSettings | null;
  /** What is filled in; it outlives the end of the session. */
  draft: Draft | null;
  /** What was set before the last save. */
  undo: OwnSettings | null;
  learnerId: number | null;
  seed: string;
  done: number;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | ScreenReopened
  | { type: "address.changed"; language: string }
  | { type: "language.choose"; language: string }
  | { type: "form.change"; form: SettingsForm }
  | { type: "settings.save" }
  | { type: "settings.undo" }
  | { type: "settings.discard" }
  | { type: "settings.retry" }
  | { type: "signIn.open" };

const screen = "SiteSettingsPage";
const meta: ScreenMeta = { screen, requirements: ["R62"] };

type Filled = Pick<Context, "settings" | "draft">;
const isChanged = ({ settings, draft }: Filled): boolean =>
  settings !== null && draft !== null && isChangedIn(draft.form, settings);
const isComplete = ({ draft }: Filled): boolean => draft !== null && Object.keys(mistakesIn(draft.form)).length === 0;

/** What is set, with an unchanged form. */
const untouched = (settings: SiteSettings) => ({
  settings,
  draft: { language: settings.locale, form: formOf(settings), revision: settings.revision },
});

/** What is set now, with what is filled in for its language; that stays if it would change something. */
function merged({ settings: known, draft }: Filled, settings: SiteSettings) {
  const isKept =
    draft?.language === settings.locale &&
    (known === null || isChangedIn(draft.form, known)) &&
    isChangedIn(draft.form, settings);
  return isKept ? { settings, draft } : untouched(settings);
}

/** What the call has brought. */
const arrived = (event: unknown) => (event as { output: SiteSettings }).output;

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
export const siteSettingsMachine = setup({
  types: {
    input: {} as { language: string; languages: readonly ContentLocale[] },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested | QueryChanged,
    tags: {} as "pending" | "busy" | "failed" | "incomplete" | "unknown" | "forbidden" | "signedOut",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadSiteSettings: fromPromise<SiteSettings, { locale: ContentLocale }>(notProvided("loadSiteSettings")),
    saveSiteSettings: fromPromise<SiteSettings, OwnSettings & { locale: ContentLocale; revision: string; key: string }>(
      notProvided("saveSiteSettings"),
    ),
  },
  actions: {
    takeLearner: assign((_, { learner, seed }: SessionChanged) => ({ learnerId: learner?.id ?? null, seed })),
    keepSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
    putAside: assign(({ context }) => ({
      settings: null,
      draft: context.settings === null || isChanged(context) ? context.draft : null,
      undo: null,
      failure: null,
    })),
    takeLanguage: assign((_, language: string) => ({ language })),
    announceLanguage: emit(({ context: { language } }) => ({ type: "query.changed" as const, query: { language } })),
    restoreAddress: emit(({ context: { language } }) => ({
      type: "query.changed" as const,
      query: { language },
      replace: true,
    })),
    keepSettings: assign(({ context, event }) => ({
      ...merged(context, arrived(event)),
      undo: null,
      failure: null,
    })),
    keepSaved: assign(({ context, event }) => ({
      ...untouched(arrived(event)),
      undo: context.settings?.own ?? null,
      done: context.done + 1,
      failure: null,
    })),
    takeForm: assign(({ context: { draft, done, failure } }, form: SettingsForm) => ({
      draft: draft && { ...draft, form },
      undo: null,
      // What is changed after a failure is another call than the one that failed.
      done: done + Number(failure !== null),
      failure: null,
    })),
    fillInEarlier: assign(({ context: { settings, undo, draft } }) => ({
      draft: settings && undo && draft ? { ...draft, form: formOf({ ...settings, own: undo }) } : draft,
    })),
    resetForm: assign(({ context: { settings } }) => ({ ...(settings && untouched(settings)), failure: null })),
    overrule: assign(({ context: { settings, draft, done } }) => ({
      draft: settings && draft ? { ...draft, revision: settings.revision } : draft,
      done: done + 1,
      failure: null,
    })),
    keepFailure: keepFailure(),
    forget: assign({ settings: null, draft: null, undo: null, failure: null }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isSame: ({ context }, session: SessionChanged) =>
      session.learner?.id === context.learnerId && staffIn(session) === "administrators",
    isAdministrator: (_, session: SessionChanged) => staffIn(session) === "administrators",
    isNews: ({ context }, language: string) => context.language !== language,
    isFree: ({ context }, language: string) => context.language !== language && !isChanged(context),
    isHeld: ({ context }, language: string) => context.language !== language && isChanged(context),
    isUnknown: ({ context: { language, languages } }) => !languages.some((one) => one === language),
    isReady: ({ context }) => isChanged(context) && isComplete(context),
    isWrong: ({ context }) => isChanged(context) && !isComplete(context),
    isChanged: ({ context }) => isChanged(context),
    isMistaken: ({ context }) => !isComplete(context),
    /** Somebody else has set something since what was filled in was begun. */
    isOvertaken: ({ context, event }) => {
      const { draft, settings } = merged(context, arrived(event));
      return draft.revision !== settings.revision;
    },
    isOutdated: refusedAs("conflict"),
    isSignedOut: sessionGuards.isSignedOut,
    isForbidden: refusedAs("forbidden"),
    ...connectionGuards,
  },
}).createMachine({
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
