import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Certificate } from "../../../contract/certificates/certificates";
import { type Exam, type ExamProgress, exams, moduleExams, type ProposedLesson } from "../../../contract/exams/exams";
import type { ContentLocale } from "../../../contract/primitives";
import { type Account, lockAccount } from "../../account/queries/accounts";
import type { Action, Actor } from "../../account/rules/access";
import { certificatesOf } from "../../certificates/queries/certificates";
import { certificateOf } from "../../certificates/routes/certificates";
import type { Catalogue, CatalogueExam } from "../../content/catalogue";
import type { Database } from "../../db/database";
import { ApiError, invalid } from "../../http/api-error";
import { implement } from "../../http/implement";
import { allowed, readable, whole } from "../../routes/items";
import { finishAttempt, finishOverdue } from "../finish";
import { examProgress, examState, resultOf } from "../progress";
import { addAttempt, answersOf, attemptsOf, saveAnswer } from "../queries/attempts";
import { agencyExams } from "../rules/agency-exams";
import { deadlineOf, isOver } from "../rules/attempt";
import { drawQuestions } from "../rules/draw";
import { refusalToStart, statusOf } from "../rules/exam-status";
import { answerProblem } from "../rules/questions";
import { courseOfExam, rulesOf, type Sitting } from "../sitting";
import { examEntries } from "../standing";

interface OnExam {
  account: Account;
  catalogue: Catalogue;
  db: Database;
  now: Date;
  params: { locale: ContentLocale; slug: string; moduleId?: number };
}

/** @throws {ApiError} `not_found` for an exam that is not there or not for everyone. */
function examFor(catalogue: Catalogue, actor: Actor, slug: string, action: Action): CatalogueExam {
  return allowed(catalogue.exam(slug), actor, action);
}

/**
 * What the address names, the exam or one of its modules, with its rules.
 * @throws {ApiError} `not_found`
 */
function sittingFor({ account, catalogue, params: { slug, locale, moduleId } }: OnExam) {
  const sitting: Sitting = {
    exam: examFor(catalogue, account, slug, "exam.sit"),
    moduleId: moduleId ?? null,
  };
  const found = rulesOf(catalogue, sitting, locale);
  if (!found) throw new ApiError("not_found");
  return { sitting, ...found };
}

/** Ends what is overdue before a command looks: its end stays even where the command is refused (R2). */
const before = ({ account, db, now }: Pick<OnExam, "account" | "db" | "now">): Promise<void> =>
  finishOverdue(db, account.id, now);

async function progressReply(call: OnExam): Promise<ExamProgress> {
  const { account, catalogue, db, now } = call;
  return examProgress(db, await examState(db, catalogue, sittingFor(call).sitting, account.id, now));
}

/** What the certificate says was learnt: the course, or the exam where it belongs to none. */
export function titleOf(catalogue: Catalogue, exam: CatalogueExam, locale: ContentLocale): string {
  const course = courseOfExam(catalogue, exam);
  return (course ? catalogue.courseText(course, locale) : catalogue.examText(exam, locale)).text.title;
}

/** Opens an attempt, or returns the one that is open: a start never starts twice (L1). */
async function openAttempt(call: OnExam, command: "start" | "retake"): Promise<ExamProgress> {
  const { account, catalogue, db, now, params } = call;
  const { sitting, rules, language } = sittingFor(call);
  const { exam, moduleId } = sitting;
  await lockAccount(db, account.id);
  const state = await examState(db, catalogue, sitting, account.id, now);
  if (state.open) return examProgress(db, state);
  const refused = refusalToStart(command, state.standing);
  if (refused === "cooling_down")
    throw new ApiError(refused, { retakeAvailableAt: statusOf(state.standing).retakeAvailableAt });
  if (refused) throw new ApiError(refused);

  const { questions } = await catalogue.examDocument(db, exam, language);
  const pool = questions.filter(({ topic }) => rules.topics.some(({ id }) => id === topic));
  const drawn = drawQuestions(pool, rules.draw, randomInt(2 ** 32)).map(({ topic, ...question }) => {
    const { title = "", lesson = null } = rules.topics.find(({ id }) => id === topic) ?? {};
    return { ...question, topic: { title, lesson } };
  });
  await addAttempt(db, {
    accountId: account.id,
    examId: exam.id,
    moduleId,
    locale: language,
    startedAt: now,
    deadline: deadlineOf(now, rules.clockSeconds),
    passMark: rules.passMark,
    title: titleOf(catalogue, exam, params.locale),
    validityMonths: rules.validityMonths,
    questions: drawn,
  });
  return progressReply(call);
}

/**
 * An attempt of this account at this exam, open and within deadline and grace.
 * @throws {ApiError} `not_found` for one that is not the account's, `attempt_over`
 */
async function runningAttempt(call: OnExam, attemptId: number) {
  const { exam, moduleId } = sittingFor(call).sitting;
  const attempts = await attemptsOf(call.db, call.account.id, exam.id, moduleId);
  const attempt = attempts.find(({ id }) => id === attemptId);
  if (!attempt) throw new ApiError("not_found");
  if (attempt.finishedAt !== null || isOver(attempt.deadline, call.now)) throw new ApiError("attempt_over");
  return attempt;
}

/** @throws {ApiError} `not_found` for a module that the exam does not have */
function examReply(catalogue: Catalogue, sitting: Sitting, locale: ContentLocale): Exam {
  const { exam, moduleId } = sitting;
  const found = rulesOf(catalogue, sitting, locale);
  if (!found) throw new ApiError("not_found");
  const { rules, language } = found;
  const { text } = catalogue.examText(exam, locale);
  const course = courseOfExam(catalogue, exam);
  const about = course?.status === "published" ? catalogue.courseText(course, locale).text : null;
  return {
    id: exam.id,
    slug: exam.slug,
    title: rules.title,
    description: text.description,
    questionsCount: rules.draw,
    passMark: rules.passMark,
    clockSeconds: rules.clockSeconds,
    coolDownSeconds: rules.coolDownSeconds,
    validityMonths: rules.validityMonths,
    topics: rules.topics.map(({ title }) => title),
    course:
      course && about
        ? { slug: course.slug, title: about.title, background: about.background, motif: about.motif }
        : null,
    modules: moduleId === null ? text.modules.map(({ id, title, draw }) => ({ id, title, questionsCount: draw })) : [],
    language,
  };
}

/** The lessons that the exam's topics name, weakest topic of the last attempt first (L7). */
async function proposedLessons(call: OnExam): Promise<ProposedLesson[]> {
  const { account, catalogue, db, now, params } = call;
  const { sitting, rules } = sittingFor(call);
  const course = courseOfExam(catalogue, sitting.exam);
  if (course?.status !== "published") return [];
  const { last } = await examState(db, catalogue, sitting, account.id, now);
  const asked = new Map((last && (await resultOf(db, last)))?.topics.map((topic) => [topic.title, topic]));
  const shareRight = (title: string): number => {
    const topic = asked.get(title);
    return topic && topic.total > 0 ? topic.right / topic.total : 0;
  };
  const { text } = catalogue.courseText(course, params.locale);
  return [...rules.topics]
    .sort((a, b) => shareRight(a.title) - shareRight(b.title))
    .flatMap((topic) => {
      const lesson = text.lessons.find(({ number }) => number === topic.lesson);
      return lesson ? [{ courseSlug: course.slug, courseTitle: text.title, lesson, topic: topic.title }] : [];
    });
}

async function certificateReply(call: OnExam): Promise<{ certificate: Certificate | null }> {
  const { exam } = sittingFor(call).sitting;
  const [certificate] = await certificatesOf(call.db, call.account.id, exam.id);
  return { certificate: certificate ? certificateOf(certificate) : null };
}

const publishedExams = (catalogue: Catalogue): CatalogueExam[] =>
  catalogue.exams.filter(({ status }) => status === "published");

/** The same calls for an exam and for one of its modules. */
function implementSitting(app: FastifyInstance, calls: typeof exams | typeof moduleExams): void {
  // Both have the same shape; only the module's addresses carry a `moduleId`.
  const of = calls as typeof moduleExams;

  implement(app, of.read, (call) => examReply(call.catalogue, sittingFor(call).sitting, call.params.locale));

  implement(app, of.progress, progressReply, { before });

  implement(app, of.certificate, certificateReply, { before });

  implement(app, of.proposedLessons, async (call) => whole(await proposedLessons(call)));

  implement(app, of.start, (call) => openAttempt(call, "start"), { before });

  implement(app, of.retake, (call) => openAttempt(call, "retake"), { before });

  implement(
    app,
    of.quizNext,
    async (call) => {
      const { account, body, db, now } = call;
      await lockAccount(db, account.id);
      const attempt = await runningAttempt(call, body.attemptId);
      const question = attempt.questions.find(({ id }) => id === body.questionId);
      if (!question) throw invalid("body.questionId", "is no question of this attempt");
      const problem = answerProblem(question, body.answer);
      if (problem) throw invalid("body.answer", problem);
      await saveAnswer(db, attempt.id, question.id, body.answer, now);
      const answeredCount = Object.keys(await answersOf(db, attempt.id)).length;
      return { questionId: question.id, savedAt: now.toISOString(), answeredCount };
    },
    { before },
  );

  implement(
    app,
    of.finish,
    async (call) => {
      const account = await lockAccount(call.db, call.account.id);
      const attempt = await runningAttempt(call, call.body.attemptId);
      await finishAttempt(call.db, account, attempt, call.now);
      return progressReply(call);
    },
    { before },
  );
}

/** Exams: the server owns draw, deadline and grade (R1–R6). */
export async function examRoutes(app: FastifyInstance): Promise<void> {
  implement(
    app,
    exams.bySlug,
    async ({ params: { locale, slug }, catalogue, ...asking }) => {
      const exam = await readable(catalogue.exam(slug), asking, "exam.read");
      return examReply(catalogue, { exam, moduleId: null }, locale);
    },
    { cache: "content" },
  );

  implement(
    app,
    exams.list,
    ({ params: { locale }, catalogue }) =>
      whole(publishedExams(catalogue).map((exam) => examReply(catalogue, { exam, moduleId: null }, locale))),
    { cache: "content" },
  );

  implement(
    app,
    exams.standings,
    async ({ account, catalogue, db, now, params: { locale } }) =>
      whole(await examEntries(db, catalogue, publishedExams(catalogue), { accountId: account.id, locale, now })),
    { before },
  );

  implement(
    app,
    exams.filtered,
    async ({ account, catalogue, db, now, params: { locale } }) => {
      const entries = await examEntries(db, catalogue, publishedExams(catalogue), {
        accountId: account.id,
        locale,
        now,
      });
      // The order of the lists counts; an exam that is not there is skipped (R51).
      const inOrder = (ids: readonly number[]) => ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
      return {
        digitalAgencies: inOrder(agencyExams.digitalAgencies),
        toolkitProficiency: inOrder(agencyExams.toolkitProficiency),
      };
    },
    { before },
  );

  implementSitting(app, exams);
  implementSitting(app, moduleExams);
}
