import { type EventObject, fromCallback, fromPromise } from "xstate";
import type { CourseProgress } from "../contract/courses";
import type { Credentials, PersonalData } from "../contract/session";
import type { Draft } from "../machines/engagement/feedback";
import type { QueuedAnswer } from "../machines/exam/outbox";
import type { Filters } from "../machines/finding/catalogue";
import type { PopularSource } from "../machines/finding/popular-source";
import type { Suggestion } from "../machines/finding/search";
import type { Ranges } from "../machines/learning/watched";
import type { Scheme } from "../machines/session/appearance";
import type { Report } from "../machines/session/consent";
import { readConsent, rememberConsent, report } from "./services/analytics";
import { applyScheme, readScheme } from "./services/appearance";
import { countDown, waitUntil } from "./services/clock";
import { saveJson } from "./services/download";
import { keepDraft, readDraft } from "./services/feedback-draft";
import { keepOutbox } from "./services/outbox-writer";
import * as preferences from "./services/preferences";
import type { GetServices } from "./services/services";

/**
 * The one place where services are provided to machines: for each machine, its actors and effects. Nothing here imports
 * a machine, so that each screen's chunk holds its own only.
 */

interface Place {
  locale: string;
  slug: string;
}
interface ListPage {
  locale: string;
  page: number;
  limit: number;
}
type Keyed = Place & { key: string };
type OnStep = Place & { stepId: number };
type Instants = { at: string; now: string };
interface InSeries {
  locale: string;
  seriesSlug: string;
}
type InEpisode = InSeries & { episodeSlug: string };
type Position = OnStep & { position: number; watched: Ranges };

const waiting = fromPromise<void, Instants>(({ input, signal }) => waitUntil(input.at, input.now, signal));

export const profileActors = (get: GetServices) => ({
  actors: {
    loadProfile: fromPromise(async () => (await get("session")).loadProfile()),
    saveName: fromPromise(async ({ input }: { input: { name: string; key: string } }) =>
      (await get("session")).saveName(input.name, input.key),
    ),
    signOut: fromPromise<void>(async () => (await get("session")).signOut()),
  },
});

export const accountDataActors = (get: GetServices) => ({
  actors: { exportData: fromPromise(async () => (await get("session")).exportData()) },
  actions: {
    saveFile: (_: unknown, { name, data }: { name: string; data: PersonalData }) => saveJson(name, data),
  },
});

export const accountDeletionActors = (get: GetServices) => ({
  actors: {
    deleteAccount: fromPromise<void, { confirmation: string; learnerId: number }>(async ({ input }) =>
      (await get("session")).deleteAccount(input),
    ),
  },
});

export const promoCodeActors = (get: GetServices) => ({
  actors: {
    applyPromo: fromPromise<void, { promo: string; key: string }>(async ({ input }) =>
      (await get("session")).applyPromo(input),
    ),
  },
});

export const billingActors = (get: GetServices) => ({
  actors: { loadBilling: fromPromise(async () => (await get("session")).loadBilling()) },
});

export const trialBannerActors = () => ({
  actors: { readShownFlag: fromPromise(async () => preferences.readTrialShown()) },
  actions: { writeShownFlag: preferences.writeTrialShown },
});

export const appearanceActors = () => ({
  actors: { readScheme: fromPromise(async () => readScheme()) },
  actions: { applyScheme: (_: unknown, scheme: Scheme) => applyScheme(scheme) },
});

export const consentActors = () => ({
  actors: { readConsent: fromPromise(async () => readConsent()) },
  actions: {
    rememberConsent: (_: unknown, given: boolean) => rememberConsent(given),
    report: (_: unknown, entry: Report) => report(entry),
  },
});

export const academyActors = () => ({
  actors: {
    watchConnection: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: navigator.onLine ? "connection.restored" : "connection.lost" });
      addEventListener("online", report);
      addEventListener("offline", report);
      if (!navigator.onLine) report();
      return () => {
        removeEventListener("online", report);
        removeEventListener("offline", report);
      };
    }),
  },
});

export const signInActors = (get: GetServices) => ({
  actors: {
    signIn: fromPromise<void, Credentials>(async ({ input }) => (await get("session")).signIn(input)),
    findElsewhere: fromPromise<string | null, { returnTo: string }>(async ({ input }) =>
      (await get("session")).findElsewhere(input.returnTo),
    ),
  },
});

export const catalogueActors = (get: GetServices) => ({
  actors: {
    loadPage: fromPromise(
      async ({
        input,
        signal,
      }: {
        input: { locale: string; filters: Filters; limit: number; page: number };
        signal: AbortSignal;
      }) => (await get("courses")).loadPage(input, signal),
    ),
    loadTopics: fromPromise(async ({ input }: { input: { locale: string } }) =>
      (await get("courses")).loadTopics(input.locale),
    ),
    loadProgressMap: fromPromise(async ({ input }: { input: { locale: string } }) =>
      (await get("courses")).loadProgressMap(input.locale),
    ),
  },
});

export const searchActors = (get: GetServices) => ({
  actors: {
    loadSuggestions: fromPromise<
      { data: Suggestion[]; total: number },
      { locale: string; query: string; limit: number }
    >(async ({ input: { locale, ...asked }, signal }) =>
      // What is not translated is found in English (R52).
      (await get("search")).search({ ...asked, languages: [...new Set([locale, "en"])] }, signal),
    ),
  },
});

export const learningNowActors = (get: GetServices) => ({
  actors: {
    loadInProgress: fromPromise(
      async ({ input, signal }: { input: ListPage & { completed: boolean }; signal: AbortSignal }) =>
        (await get("courses")).loadInProgress(input, signal),
    ),
  },
});

export const popularActors = (get: GetServices) => ({
  actors: {
    loadPopular: fromPromise(
      async ({
        input: { source, ...list },
        signal,
      }: {
        input: ListPage & { source: PopularSource };
        signal: AbortSignal;
      }) =>
        source === "coursesList"
          ? (await get("courses")).loadPopular(list, signal)
          : (await get("search")).loadPopular(list, signal),
    ),
  },
});

export const courseLandingActors = (get: GetServices) => ({
  actors: {
    loadCourse: fromPromise(async ({ input }: { input: Place }) => (await get("courses")).loadCourse(input)),
  },
});

export const enrolmentActors = (get: GetServices) => ({
  actors: {
    checkEnrolment: fromPromise(async ({ input }: { input: Place }) => (await get("courses")).checkEnrolment(input)),
    enrol: fromPromise(async ({ input }: { input: Keyed }) => (await get("courses")).enrol(input)),
    removeEnrolment: fromPromise(async ({ input }: { input: Keyed }) => (await get("courses")).removeEnrolment(input)),
  },
  actions: { rememberIntent: (_: unknown, { slug }: Place) => preferences.rememberIntent(slug) },
});

export const ratingActors = (get: GetServices) => ({
  actors: {
    loadRating: fromPromise(async ({ input }: { input: Place }) => (await get("learning")).loadRating(input)),
    rate: fromPromise(async ({ input }: { input: Keyed & { rating: number } }) => (await get("learning")).rate(input)),
  },
});

export const promoVideoActors = (get: GetServices) => ({
  actors: {
    loadStanding: fromPromise(async ({ input }: { input: Place }) => {
      const { progress, promoEnded } = await (await get("learning")).loadDashboard(input);
      return { enrolled: progress.enrolled, promoEnded };
    }),
    endPromo: fromPromise<unknown, Keyed>(async ({ input }) => (await get("learning")).endPromo(input)),
  },
});

export const lessonActors = (get: GetServices) => ({
  actors: {
    loadStructure: fromPromise(async ({ input }: { input: Place }) => (await get("lessons")).loadStructure(input)),
    loadLesson: fromPromise(async ({ input }: { input: Place & { number: number } }) =>
      (await get("lessons")).loadLesson(input),
    ),
    loadStep: fromPromise(async ({ input, signal }: { input: OnStep; signal: AbortSignal }) =>
      (await get("lessons")).loadStep(input, signal),
    ),
    completeStep: fromPromise(async ({ input }: { input: OnStep & { key: string } }) =>
      (await get("lessons")).completeStep(input),
    ),
  },
});

export const quizActors = (get: GetServices) => ({
  actors: {
    checkAnswer: fromPromise(
      async ({ input }: { input: OnStep & { questionId: string; answer: string[]; key: string } }) =>
        (await get("lessons")).checkAnswer(input),
    ),
    retryQuiz: fromPromise(async ({ input }: { input: OnStep & { key: string } }) =>
      (await get("lessons")).retryQuiz(input),
    ),
  },
});

export const videoActors = (get: GetServices) => ({
  actors: {
    readRate: fromPromise(async () => preferences.readRate()),
    savePosition: fromPromise<{ done: boolean; progress: CourseProgress }, Position>(async ({ input }) =>
      (await get("lessons")).savePosition(input),
    ),
  },
  actions: {
    rememberRate: (_: unknown, rate: number) => preferences.rememberRate(rate),
    // Nobody is left to hear of a failure: the position of 10 s ago is on the server already.
    sendPositionOnLeave: (_: unknown, position: Position) =>
      void get("lessons")
        .then((lessons) => lessons.savePosition(position, true))
        .catch(() => undefined),
  },
});

export const seriesListActors = (get: GetServices) => ({
  actors: {
    loadSeriesList: fromPromise(async ({ input }: { input: { locale: string } }) =>
      (await get("series")).loadAll(input.locale),
    ),
  },
});

export const seriesActors = (get: GetServices) => ({
  actors: {
    loadSeries: fromPromise(async ({ input }: { input: InSeries }) => (await get("series")).loadSeries(input)),
    loadProgress: fromPromise(async ({ input }: { input: InSeries }) => (await get("series")).loadProgress(input)),
  },
});

export const episodeActors = (get: GetServices) => ({
  actors: {
    loadEpisode: fromPromise(async ({ input }: { input: InEpisode }) => (await get("series")).loadEpisode(input)),
    loadProgress: fromPromise(async ({ input }: { input: InSeries }) => (await get("series")).loadProgress(input)),
    markWatched: fromPromise(async ({ input }: { input: InEpisode & { key: string } }) =>
      (await get("series")).markWatched(input),
    ),
  },
});

export const episodePlayerActors = () => ({
  actors: { readRate: fromPromise(async () => preferences.readRate()) },
  actions: { rememberRate: (_: unknown, rate: number) => preferences.rememberRate(rate) },
});

export const onboardingActors = (get: GetServices) => ({
  actors: {
    loadSteps: fromPromise(async () => (await get("onboarding")).loadSteps()),
    loadProgress: fromPromise(async () => (await get("onboarding")).loadProgress()),
  },
});

export const onboardingStepActors = (get: GetServices) => ({
  actors: {
    passStep: fromPromise(async ({ input }: { input: { id: number; key: string } }) =>
      (await get("onboarding")).passStep(input),
    ),
  },
});

export const scheduleActors = (get: GetServices) => ({
  actors: {
    loadEventType: fromPromise(async ({ input }: { input: { slug: string } }) =>
      (await get("site")).loadEventType(input.slug),
    ),
  },
});

export const examActors = (get: GetServices) => ({
  actors: {
    loadExam: fromPromise(async ({ input }: { input: Place }) => (await get("exams")).loadExam(input)),
    loadProgress: fromPromise(async ({ input }: { input: Place & { learnerId: number } }) =>
      (await get("exams")).loadProgress(input),
    ),
    startExam: fromPromise(async ({ input }: { input: Keyed }) => (await get("exams")).startExam(input)),
    sendAnswer: fromPromise(async ({ input }: { input: Place & { attemptId: number; entry: QueuedAnswer } }) =>
      (await get("exams")).sendAnswer(input),
    ),
    finishExam: fromPromise(async ({ input }: { input: Keyed & { attemptId: number } }) =>
      (await get("exams")).finishExam(input),
    ),
    retakeExam: fromPromise(async ({ input }: { input: Keyed }) => (await get("exams")).retakeExam(input)),
    saveName: fromPromise<unknown, { name: string; key: string }>(async ({ input }) =>
      (await get("session")).saveName(input.name, input.key),
    ),
    countDown: fromCallback<EventObject, { deadline: string; now: string }>(({ input, sendBack }) =>
      countDown(input.deadline, input.now, (secondsLeft) => sendBack({ type: "clock.ticked", secondsLeft })),
    ),
    waitUntil: waiting,
  },
  actions: {
    keepQueueOnDevice: (
      _: unknown,
      kept: { slug: string; learnerId: number; attemptId: number; queue: QueuedAnswer[] },
    ) => keepOutbox(kept.learnerId, kept.slug, kept.attemptId, kept.queue),
  },
});

export const certificatesActors = (get: GetServices) => ({
  actors: {
    loadCertificates: fromPromise(async () => (await get("certificates")).loadCertificates()),
    waitUntil: waiting,
  },
});

export const certificateDeletionActors = (get: GetServices) => ({
  actors: {
    deleteCertificate: fromPromise<void, { id: number; key: string }>(async ({ input }) =>
      (await get("certificates")).deleteCertificate(input),
    ),
  },
});

export const publicCertificateActors = (get: GetServices) => ({
  actors: {
    loadCertificate: fromPromise(async ({ input }: { input: { hash: string } }) =>
      (await get("certificates")).loadCertificate(input.hash),
    ),
    waitUntil: waiting,
  },
});

export const feedbackInput = (page: string) => ({ page, draft: readDraft() });

export const feedbackActors = (get: GetServices) => ({
  actors: {
    sendFeedback: fromPromise<unknown, { message: string; url: string; key: string }>(async ({ input }) =>
      (await get("engagement")).sendFeedback(input),
    ),
  },
  actions: { keepDraft: (_: unknown, draft: Draft | null) => keepDraft(draft) },
});
