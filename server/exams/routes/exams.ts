import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Certificate } from "../../../contract/certificates/certificates";
import type { Endpoint } from "../../../contract/endpoint";
import { type Exam, type ExamProgress, exams, moduleExams, type ProposedLesson } from "../../../contract/exams/exams";
import type { ContentLocale } from "../../../contract/primitives";
import type { Account } from "../../account/queries/accounts";
import type { Action, Actor } from "../../account/rules/access";
import { certificatesOf } from "../../certificates/queries/certificates";
import { certificateOf } from "../../certificates/routes/certificates";
import type { Catalogue, CatalogueExam } from "../../content/catalogue";
import type { ExamTopic } from "../../content/documents";
import type { Database } from "../../db/database";
import { ApiError, invalid } from "../../http/api-error";
import { type Call, registerEndpoint } from "../../http/register-endpoint";
import { asList, authorize, authorizeRead } from "../../routes/items";
import { courseOfExam, type ExamTarget, rulesOf } from "../exam-target";
import { finishAttempt, finishOverdue } from "../finish";
import { examProgress, examState, resultOf } from "../progress";
import { addAttempt, attemptWithAnswers, saveAnswer, withdrawAnswer } from "../queries/attempts";
import { proposedLessonsOn, topicAsked } from "../resources";
import { agencyExams } from "../rules/agency-exams";
import { deadlineOf, isOver, isTimeUp } from "../rules/attempt";
import { drawQuestions } from "../rules/draw";
import { refusalToStart, statusOf } from "../rules/exam-status";
import { answerProblem, isWithdrawal } from "../rules/questions";
import { examEntries } from "../status-facts";

interface OnExam {
  account: Account;
  catalogue: Catalogue;
  db: Database;
  now: Date;
  params: { locale: ContentLocale; slug: string; moduleId?: number };
}
type Commanding = OnExam & Pick<Call<Endpoint>, "isSuperseded">;

/** @throws {ApiError} `not_found` for an exam that does not exist or is not public. */
function examFor(catalogue: Catalogue, actor: Actor, slug: string, action: Action): CatalogueExam {
  return authorize(catalogue.exam(slug), actor, action);
}

/**
 * The exam or module at the address, with its rules.
 * @throws {ApiError} `not_found`
 */
function targetFor({ account, catalogue, params: { slug, locale, moduleId } }: OnExam) {
  const target: ExamTarget = {
    exam: examFor(catalogue, account, slug, "exam.sit"),
    moduleId: moduleId ?? null,
  };
  const found = rulesOf(catalogue, target, locale);
  if (!found) throw new ApiError("not_found");
  return { target, ...found };
}

/** Ends overdue attempts before a command runs: they stay ended even if the command is rejected (R2). */
const before = ({ account, db, now }: Pick<OnExam, "account" | "db" | "now">): Promise<void> =>
  finishOverdue(db, account.id, now);

/** The same, but only if the command was rejected because of it: most answers arrive in time. */
async function onRejected(call: Parameters<typeof before>[0], { code }: ApiError): Promise<void> {
  if (code === "attempt_over") await before(call);
}

async function progressReply(call: OnExam): Promise<ExamProgress> {
  const { account, catalogue, db, now } = call;
  const { target } = targetFor(call);
  return examProgress(call, target, await examState(db, catalogue, target, account, now));
}

/** What the certificate says was learned: the course, or the exam if it has no course. */
export function titleOf(catalogue: Catalogue, exam: CatalogueExam, locale: ContentLocale): string {
  const course = courseOfExam(catalogue, exam);
  return (course ? catalogue.courseText(course, locale) : catalogue.examText(exam, locale)).text.title;
}

/** Opens an attempt, or returns the open one: starting twice does not start two (L1). */
async function openAttempt(call: Commanding, command: "start" | "retake"): Promise<ExamProgress> {
  const { account, catalogue, db, now, params } = call;
  const { target, rules, language } = targetFor(call);
  const { exam, moduleId } = target;
  const state = await examState(db, catalogue, target, account, now);
  // An earlier request for a retake may arrive when the attempt that a later one has opened is already over.
  if (state.open || call.isSuperseded) return examProgress(call, target, state);
  const refused = refusalToStart(command, state.statusFacts);
  if (refused === "cooling_down")
    throw new ApiError(refused, { retakeAvailableAt: statusOf(state.statusFacts).retakeAvailableAt });
  if (refused) throw new ApiError(refused);

  const { questions } = await catalogue.examDocument(db, exam, language);
  const pool = questions.filter(({ topic }) => rules.topics.some(({ id }) => id === topic));
  const drawn = drawQuestions(pool, rules.draw, randomInt(2 ** 32)).map(({ topic, ...question }) => {
    const { title = "", lesson = null } = rules.topics.find(({ id }) => id === topic) ?? {};
    return { ...question, topic: { id: topic, title, lesson } };
  });
  const open = await addAttempt(db, {
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
  const { attempts } = state.statusFacts;
  return examProgress(call, target, {
    ...state,
    open,
    statusFacts: { ...state.statusFacts, attempts: attempts + 1, hasOpenAttempt: true },
  });
}

/**
 * An attempt of this account at this exam, open and within deadline and grace period.
 * @throws {ApiError} `not_found` for another account's attempt, `attempt_over`
 */
async function runningAttempt(call: OnExam, id: number) {
  const { exam, moduleId } = targetFor(call).target;
  const found = await attemptWithAnswers(call.db, { id, accountId: call.account.id, examId: exam.id, moduleId });
  if (!found) throw new ApiError("not_found");
  const { finishedAt, deadline } = found.attempt;
  if (finishedAt !== null || isOver(deadline, call.now)) throw new ApiError("attempt_over");
  return found;
}

/** @throws {ApiError} `not_found` for a module that the exam does not have */
function examReply(catalogue: Catalogue, target: ExamTarget, locale: ContentLocale): Exam {
  const { exam, moduleId } = target;
  const found = rulesOf(catalogue, target, locale);
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

/** The lessons of the exam's topics, weakest topic of the last attempt first (L7). */
async function proposedLessons(call: OnExam): Promise<ProposedLesson[]> {
  const { account, catalogue, db, now, params } = call;
  const { target, rules } = targetFor(call);
  const { last } = await examState(db, catalogue, target, account, now);
  const scores = (last && (await resultOf(db, last))?.topics) ?? [];
  // The attempt may have been in another language.
  const asked = new Map(scores.map((score) => [topicAsked(target, score)?.id, score]));
  const shareRight = ({ id }: ExamTopic): number => {
    const score = asked.get(id);
    return score && score.total > 0 ? score.right / score.total : 0;
  };
  return [...rules.topics]
    .sort((a, b) => shareRight(a) - shareRight(b))
    .flatMap((topic) => proposedLessonsOn(catalogue, target, topic, params.locale));
}

async function certificateReply(call: OnExam): Promise<{ certificate: Certificate | null }> {
  const { exam } = targetFor(call).target;
  const [certificate] = await certificatesOf(call.db, call.account.id, exam.id);
  return { certificate: certificate ? certificateOf(certificate) : null };
}

const publishedExams = (catalogue: Catalogue): CatalogueExam[] =>
  catalogue.exams.filter(({ status }) => status === "published");

/** The same calls for an exam and for one of its modules. Those of a running attempt, whose time is limited, come first. */
function registerTargetEndpoints(app: FastifyInstance, calls: typeof exams | typeof moduleExams): void {
  // Both have the same shape; only the module's addresses have a `moduleId`.
  const of = calls as typeof moduleExams;

  registerEndpoint(app, of.read, (call) => examReply(call.catalogue, targetFor(call).target, call.params.locale));

  registerEndpoint(app, of.progress, progressReply, { before, urgent: true });

  registerEndpoint(app, of.certificate, certificateReply, { before });

  registerEndpoint(app, of.proposedLessons, async (call) => asList(await proposedLessons(call)));

  registerEndpoint(app, of.start, (call) => openAttempt(call, "start"), { before });

  registerEndpoint(app, of.retake, (call) => openAttempt(call, "retake"), {
    before,
    subject: ({ catalogue, params }) => ({
      replaces: `attempt/${catalogue.exam(params.slug)?.id}/${params.moduleId ?? ""}`,
    }),
  });

  registerEndpoint(
    app,
    of.quizNext,
    async (call) => {
      const { db, isSuperseded, now, writeWithReply } = call;
      const { attemptId, questionId, answer } = call.body;
      const { attempt, savedAt } = await runningAttempt(call, attemptId);
      const question = attempt.questions.find(({ id }) => id === questionId);
      if (!question) throw invalid("body.questionId", "is not a question of this attempt");
      const isWithdrawn = isWithdrawal(answer);
      const problem = isWithdrawn ? null : answerProblem(question, answer);
      if (problem) throw invalid("body.answer", problem);
      const earlier = savedAt.get(questionId);
      if (isSuperseded) {
        const instant = (earlier ?? now).toISOString();
        return { questionId, savedAt: instant, answeredCount: savedAt.size, superseded: true };
      }
      writeWithReply(
        isWithdrawn ? withdrawAnswer(db, attemptId, questionId) : saveAnswer(db, attemptId, questionId, answer, now),
      );
      const others = savedAt.size - (earlier ? 1 : 0);
      return { questionId, savedAt: now.toISOString(), answeredCount: others + (isWithdrawn ? 0 : 1) };
    },
    {
      subject: ({ body }) => ({ replaces: `examAnswer/${body.attemptId}/${body.questionId}` }),
      onRejected,
      urgent: true,
    },
  );

  registerEndpoint(
    app,
    of.finish,
    async (call) => {
      const { attempt } = await runningAttempt(call, call.body.attemptId);
      // Only the server's clock ends what the learner did not: the device's may have been set meanwhile (L1).
      if (call.body.timeUp && !isTimeUp(attempt.deadline, call.now)) throw new ApiError("attempt_open");
      await finishAttempt(call.db, call.account, attempt, call.now);
      return progressReply(call);
    },
    { before, urgent: true },
  );
}

/** Exams: the server controls draw, deadline and grade (R1–R6). */
export async function examRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    exams.bySlug,
    async ({ params: { locale, slug }, catalogue, ...asking }) => {
      const exam = await authorizeRead(catalogue.exam(slug), asking, "exam.read");
      return examReply(catalogue, { exam, moduleId: null }, locale);
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    exams.list,
    ({ params: { locale }, catalogue }) =>
      asList(publishedExams(catalogue).map((exam) => examReply(catalogue, { exam, moduleId: null }, locale))),
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    exams.statuses,
    async ({ account, catalogue, db, now, params: { locale } }) =>
      asList(await examEntries(db, catalogue, publishedExams(catalogue), { account, locale, now })),
    { before },
  );

  registerEndpoint(
    app,
    exams.filtered,
    async ({ account, catalogue, db, now, params: { locale } }) => {
      const entries = await examEntries(db, catalogue, publishedExams(catalogue), {
        account,
        locale,
        now,
      });
      // The order of the lists matters; missing exams are skipped (R51).
      const inOrder = (ids: readonly number[]) => ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
      return {
        digitalAgencies: inOrder(agencyExams.digitalAgencies),
        toolkitProficiency: inOrder(agencyExams.toolkitProficiency),
      };
    },
    { before },
  );

  registerTargetEndpoints(app, exams);
  registerTargetEndpoints(app, moduleExams);
}
