import { type EventObject, fromCallback, fromPromise } from "xstate";
import type { QueuedAnswer } from "../../machines/exams/answer-queue";
import type { ExamListName } from "../../machines/exams/exam-list/context";
import type { ExamStatuses } from "../../machines/exams/exam-statuses";
import { callActors } from "../api/call-actors";
import type { ContentRef } from "../api/query";
import type { GetServices } from "../api/services";
import { countDown } from "../device/clock";
import { waiting } from "../device/wait-until";
import type * as Outbox from "./api/outbox";

type Sat = Outbox.Sat;

/** A whole exam, or one of its modules. */
interface Asked extends ContentRef {
  moduleId?: number;
  learnerId: number;
}
interface AskedOfList {
  locale: string;
  list: ExamListName;
}

/**
 * What keeps answers on the device. Its code comes with the learner's progress, before there is an answer to keep, so
 * that the page of an exam doesn't wait for it, and an answer is kept at once.
 */
let outbox: typeof Outbox | undefined;

async function loadOutbox(): Promise<typeof Outbox> {
  outbox ??= await import("./api/outbox");
  return outbox;
}

const withOutbox = (act: (loaded: typeof Outbox) => void): void => {
  if (outbox) act(outbox);
  else void loadOutbox().then(act);
};

export const examActors = (get: GetServices) => ({
  actors: {
    // For a module, also the whole exam: anyone may read it, and it names the module.
    ...callActors(get, "exams", "loadExam", "startExam", "sendAnswer", "finishExam", "retakeExam"),
    ...callActors(get, "session", "updateName"),
    loadProgress: fromPromise(async ({ input, signal }: { input: Asked; signal: AbortSignal }) => {
      const [exams] = await Promise.all([get("exams", signal), loadOutbox()]);
      const { learnerId, ...target } = input;
      const [loaded, part] = await Promise.all([
        exams.loadProgress({ ...target, learnerId }),
        target.moduleId === undefined ? null : exams.loadRules(target),
      ]);
      return { ...loaded, part };
    }),
    watchAnswers: fromCallback<EventObject, Sat>(({ input, sendBack }) => {
      const end = new AbortController();
      const report: Parameters<typeof Outbox.watchAnswers>[1] = ({ type, entry }) =>
        sendBack({ type: type === "kept" ? "answer.found" : "answer.delivered", entry });
      withOutbox(({ watchAnswers }) => watchAnswers(input, report, end.signal));
      return () => end.abort();
    }),
    countDown: fromCallback<EventObject, { deadline: string; now: string }>(({ input, sendBack }) =>
      countDown(input.deadline, input.now, (secondsLeft) => sendBack({ type: "clock.ticked", secondsLeft })),
    ),
    waitUntil: waiting,
  },
  actions: {
    keepOnDevice: (_: unknown, { entries, ...sat }: Sat & { entries: QueuedAnswer[] }) =>
      withOutbox(({ keepAnswers }) => keepAnswers(sat, entries)),
    forgetOnDevice: (_: unknown, { entries, ...sat }: Sat & { entries: QueuedAnswer[] }) =>
      withOutbox(({ forgetAnswers }) => forgetAnswers(sat, entries)),
  },
});

export const examListActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "exams", "loadExams"),
    loadStatuses: fromPromise<ExamStatuses, AskedOfList>(async ({ input: { locale, list }, signal }) => {
      const [exams, certificates] = await Promise.all([get("exams", signal), get("certificates", signal)]);
      // A list of exams has neither the learner's certificates nor the server's clock (L8): the certificate list has
      // both.
      const [entries, held] = await Promise.all([
        list === "all" ? exams.loadStatuses({ locale }).then((all) => ({ all })) : exams.loadAgencyExams({ locale }),
        certificates.loadCertificates(),
      ]);
      return { entries, ...held };
    }),
    waitUntil: waiting,
  },
});
