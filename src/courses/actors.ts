import { fromPromise } from "xstate";
import type { Ranges } from "../../machines/courses/watched";
import { callActors } from "../api/call-actors";
import type { ContentRef } from "../api/query";
import type { GetServices } from "../api/services";
import * as preferences from "../device/preferences";
import { hasUndelivered } from "../device/undelivered-place";

type OnStep = ContentRef & { stepId: number };
type Learned = OnStep & { learnerId: number };
type Answered = Learned & { questionId: string; answer: string[]; key: string };
/** Loaded by quizzes, and if the device has undelivered changes: not part of the first visit to a lesson. */
const keptLearning = () => import("./api/kept-learning");
type Position = OnStep & { position: number; watched: Ranges };

export const courseLandingActors = (get: GetServices) => ({ actors: callActors(get, "courses", "loadCourse") });

export const enrolmentActors = (get: GetServices) => ({
  actors: callActors(get, "courses", "checkEnrolment", "enrol", "removeEnrolment"),
  actions: { rememberIntent: (_: unknown, { slug }: ContentRef) => preferences.rememberIntent(slug) },
});

export const ratingActors = (get: GetServices) => ({ actors: callActors(get, "learning", "loadRating", "rate") });

export const promoVideoActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "learning", "endPromo"),
    loadStatus: fromPromise(async ({ input, signal }: { input: ContentRef; signal: AbortSignal }) => {
      const { progress, promoEnded } = await (await get("learning", signal)).loadDashboard(input);
      return { enrolled: progress.enrolled, promoEnded };
    }),
  },
});

export const lessonActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "lessons", "loadLesson", "loadStep", "completeStep", "savePosition"),
    loadStructure: fromPromise(
      async ({
        input: { learnerId, ...ref },
        signal,
      }: {
        input: ContentRef & { learnerId: number };
        signal: AbortSignal;
      }) => {
        const lessons = await get("lessons", signal);
        if (hasUndelivered(learnerId)) {
          await (await keptLearning()).deliverSteps(lessons, { learnerId, slug: ref.slug });
        }
        return lessons.loadStructure(ref);
      },
    ),
  },
  actions: {
    // Failures go unreported: the server already has the position of 10 s ago.
    sendPositionOnLeave: (_: unknown, position: Position) =>
      void get("lessons")
        .then((lessons) => lessons.savePosition({ ...position, keepalive: true }))
        .catch(() => undefined),
  },
});

export const quizActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "lessons", "checkAnswer", "retryQuiz"),
    // Loads it even if nothing is kept, because an answer may have to be withdrawn without a network.
    recallAnswer: fromPromise(async ({ input }: { input: Learned }) => (await keptLearning()).recallAnswer(input)),
  },
  actions: {
    withdrawAnswer: (_: unknown, answered: Answered) =>
      void keptLearning()
        .then((kept) => kept.withdrawAnswer(answered))
        .catch(() => undefined),
  },
});

export const seriesListActors = (get: GetServices) => ({ actors: callActors(get, "series", "loadSeriesList") });

export const seriesActors = (get: GetServices) => ({
  actors: callActors(get, "series", "loadSeries", "loadProgress"),
});

export const episodeActors = (get: GetServices) => ({
  actors: callActors(get, "series", "loadEpisode", "loadProgress", "watchEpisode"),
});

export const onboardingActors = (get: GetServices) => ({
  actors: callActors(get, "onboarding", "loadSteps", "loadProgress"),
});

export const onboardingStepActors = (get: GetServices) => ({ actors: callActors(get, "onboarding", "passStep") });
