import { fromPromise } from "xstate";
import type { CourseProgress } from "../../contract/courses/progress";
import type { Ranges } from "../../machines/courses/watched";
import type { Keyed, Place } from "../api/inputs";
import type { GetServices } from "../api/services";
import * as preferences from "../device/preferences";
import { hasUndelivered } from "../device/undelivered-place";

type OnStep = Place & { stepId: number };
type Learned = OnStep & { learnerId: number };
type Answered = Learned & { questionId: string; answer: string[]; key: string };
interface InSeries {
  locale: string;
  seriesSlug: string;
}
type InEpisode = InSeries & { episodeSlug: string };
/** Loaded by quizzes, and where the device holds something: not part of the first visit of a lesson. */
const keptLearning = () => import("./api/kept-learning");
type Position = OnStep & { position: number; watched: Ranges };

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
    loadStructure: fromPromise(async ({ input: { learnerId, ...place } }: { input: Place & { learnerId: number } }) => {
      const lessons = await get("lessons");
      if (hasUndelivered(learnerId)) {
        await (await keptLearning()).deliverSteps(lessons, { learnerId, slug: place.slug });
      }
      return lessons.loadStructure(place);
    }),
    loadLesson: fromPromise(async ({ input }: { input: Place & { number: number } }) =>
      (await get("lessons")).loadLesson(input),
    ),
    loadStep: fromPromise(async ({ input, signal }: { input: OnStep; signal: AbortSignal }) =>
      (await get("lessons")).loadStep(input, signal),
    ),
    completeStep: fromPromise(async ({ input }: { input: Learned & { key: string } }) =>
      (await get("lessons")).completeStep(input),
    ),
  },
});

export const quizActors = (get: GetServices) => ({
  actors: {
    // Loads it also where nothing is kept: an answer may have to be withdrawn without a network.
    recallAnswer: fromPromise(async ({ input }: { input: Learned }) => (await keptLearning()).recallAnswer(input)),
    checkAnswer: fromPromise(async ({ input }: { input: Answered }) => (await get("lessons")).checkAnswer(input)),
    retryQuiz: fromPromise(async ({ input }: { input: OnStep & { key: string } }) =>
      (await get("lessons")).retryQuiz(input),
    ),
  },
  actions: {
    withdrawAnswer: (_: unknown, answered: Answered) =>
      void keptLearning()
        .then((kept) => kept.withdrawAnswer(answered))
        .catch(() => undefined),
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
