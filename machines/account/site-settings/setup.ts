import { assign, emit, fromPromise, setup } from "xstate";
import type { OwnSettings, SiteSettings } from "../../../contract/account/site-settings";
import type { ContentLocale } from "../../../contract/primitives";
import { staffIn } from "../../shared/administration";
import type { QueryChanged, ScreenMeta, SessionChanged, SignInRequested } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import { formOf, type SettingsForm } from "../site-settings-form";
import { type Context, type Event, isChanged, isComplete, merged, untouched } from "./context";

/** What the call has brought. */
const arrived = (event: unknown) => (event as { output: SiteSettings }).output;

/** Types, actors, actions, and guards of the settings; the states are in the other file. */
export const siteSettingsSetup = setup({
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
});
