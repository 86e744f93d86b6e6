import { type EventObject, fromCallback, fromPromise } from "xstate";
import type { QueuedAnswer } from "../../machines/exams/answer-queue";
import type { ExamListName } from "../../machines/exams/exam-list";
import type { Standings } from "../../machines/exams/standings";
import type { Place } from "../api/inputs";
import type { GetServices } from "../api/services";
import { countDown } from "../device/clock";
import { waiting } from "../device/waiting";
import { forgetAnswers, keepAnswers, type Sat, watchAnswers } from "./api/outbox";

/** A whole exam, or one of its modules. */
interface Sitting extends Place {
  moduleId?: number;
}
type Keyed = Sitting & { key: string };

export const examActors = (get: GetServices) => ({
  actors: {
    // The whole exam also for a module: anyone may read it, and it names the module.
    loadExam: fromPromise(async ({ input }: { input: Place }) => (await get("exams")).loadExam(input)),
    loadProgress: fromPromise(async ({ input }: { input: Sitting & { learnerId: number } }) => {
      const exams = await get("exams");
      const { learnerId, ...sitting } = input;
      const [loaded, part] = await Promise.all([
        exams.loadProgress({ ...sitting, learnerId }),
        sitting.moduleId === undefined ? null : exams.loadRules(sitting),
      ]);
      return { ...loaded, part };
    }),
    startExam: fromPromise(async ({ input }: { input: Keyed }) => (await get("exams")).startExam(input)),
    sendAnswer: fromPromise(async ({ input }: { input: Sat & { entry: QueuedAnswer } }) =>
      (await get("exams")).sendAnswer(input),
    ),
    watchAnswers: fromCallback<EventObject, Sat>(({ input, sendBack }) => {
      const end = new AbortController();
      const report: Parameters<typeof watchAnswers>[1] = ({ type, entry }) =>
        sendBack({ type: type === "kept" ? "answer.found" : "answer.delivered", entry });
      watchAnswers(input, report, end.signal);
      return () => end.abort();
    }),
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
    keepOnDevice: (_: unknown, { entries, ...sat }: Sat & { entries: QueuedAnswer[] }) => keepAnswers(sat, entries),
    forgetOnDevice: (_: unknown, { entries, ...sat }: Sat & { entries: QueuedAnswer[] }) => forgetAnswers(sat, entries),
  },
});

export const examListActors = (get: GetServices) => ({
  actors: {
    loadExams: fromPromise(async ({ input }: { input: { locale: string } }) =>
      (await get("exams")).loadExams(input.locale),
    ),
    loadStandings: fromPromise(
      async ({ input: { locale, list } }: { input: { locale: string; list: ExamListName } }): Promise<Standings> => {
        const [exams, certificates] = await Promise.all([get("exams"), get("certificates")]);
        // A list of exams names neither the certificates that are held nor the server's clock (L8): their list has both.
        const [entries, held] = await Promise.all([
          list === "all" ? exams.loadStandings(locale).then((all) => ({ all })) : exams.loadAgencyExams(locale),
          certificates.loadCertificates(),
        ]);
        return { entries, ...held };
      },
    ),
    waitUntil: waiting,
  },
});
