import type { FastifyInstance } from "fastify";
import type { QuizStep, Step } from "../../../contract/courses/lessons";
import { lessons } from "../../../contract/courses/lessons";
import type { ContentLocale } from "../../../contract/primitives";
import type { CatalogueCourse } from "../../content/catalogue";
import type { QuizDocument, StepDocument } from "../../content/documents";
import type { Database } from "../../db/database";
import { addCounts } from "../../engagement/queries/answer-counts";
import { countOfAttempt, countsOfAnswer } from "../../engagement/rules/answer-counts";
import { answerProblem, isRight, withoutKey } from "../../exams/rules/questions";
import { skeletonOf } from "../../exams/status-facts";
import { createQuizReportRate } from "../../http/account-rates";
import { ApiError, invalid } from "../../http/api-error";
import { type Call, registerEndpoint } from "../../http/register-endpoint";
import { completeStep } from "../queries/completions";
import { auditQuiz, quizAnswers, restartQuiz, storeQuiz } from "../queries/quizzes";
import { storeVideo, videoState } from "../queries/videos";
import { type Done, progressOf, withStep } from "../rules/progress";
import { allAnswered, answered, currentOutcomes, type Outcomes, quizResult } from "../rules/quiz";
import { isWatched, mergeRanges, secondsIn } from "../rules/watched";
import { examSlugOf, urlOf } from "./course-replies";
import { lessonReply, lessonsIn, structureLesson, versionOf } from "./lesson-replies";
import { type Studying, study } from "./study";

type Commanding = "isSuperseded" | "now" | "writeWithReply";
/** Where to continue: the last unfinished step, or the first step if everything is done (L14). */
async function currentPosition(call: Studying) {
  const { done, summary, lessons: all } = await study(call);
  const { resume } = progressOf(summary.skeleton, done, true);
  const lesson = all[(resume?.lesson ?? 1) - 1];
  const step = lesson?.steps[(resume?.step ?? 1) - 1];
  if (!lesson || !step) throw new ApiError("not_found");
  return { lesson, step, done };
}

/** A step that a learner takes. */
interface OwnStep<S = StepDocument> {
  course: CatalogueCourse;
  step: S;
  /** The language of its texts. */
  language: ContentLocale;
  /** The steps of the course that the learner has completed. */
  done: Done;
}

/**
 * One step of a course that the account is enrolled in; steps of other courses are not found.
 * @throws {ApiError} `not_found`, `not_enrolled`
 */
export async function stepFor(call: Studying & { params: { stepId: number } }): Promise<OwnStep> {
  const { course, done, language, lessons: all } = await study(call);
  const step = all.flatMap(({ steps }) => steps).find(({ id }) => id === call.params.stepId);
  if (!step) throw new ApiError("not_found");
  return { course, step, language, done };
}

async function quizFor(call: Studying & { params: { stepId: number } }): Promise<OwnStep<QuizDocument>> {
  const { step, ...own } = await stepFor(call);
  if (step.type !== "quiz") throw invalid("params.stepId", "is not a quiz step");
  return { ...own, step };
}

const quizStep = (
  { id, number, title, seconds, passMark, questions }: QuizDocument,
  outcomes: Outcomes,
  done: boolean,
): QuizStep => ({
  id,
  number,
  title,
  seconds,
  done,
  type: "quiz",
  passMark,
  questions: questions.map(withoutKey),
  answered: allAnswered(questions, outcomes),
  result: quizResult(questions, outcomes, passMark),
});

/** The answers that count in the current try of a quiz. */
const outcomesOf = async (
  db: Database,
  accountId: number,
  { id, questions, passMark }: QuizDocument,
  done: Done,
): Promise<Outcomes> => currentOutcomes(questions, await quizAnswers(db, accountId, id), passMark, done.has(id));

/** A step with its learner's progress. */
async function stepReply(db: Database, accountId: number, step: StepDocument, done: Done): Promise<Step> {
  const isDone = done.has(step.id);
  switch (step.type) {
    case "video":
      return { ...step, done: isDone, ...(await videoState(db, accountId, step.id)) };
    case "quiz":
      return quizStep(step, await outcomesOf(db, accountId, step, done), isDone);
    default:
      return { ...step, done: isDone };
  }
}

async function retryQuiz(
  { account, db, isSuperseded, now, writeWithReply }: Studying & Pick<Call<typeof lessons.quizRetry>, Commanding>,
  { step, done }: OwnStep<QuizDocument>,
): Promise<QuizStep> {
  const isDone = done.has(step.id);
  if (isSuperseded) return quizStep(step, await outcomesOf(db, account.id, step, done), isDone);
  writeWithReply(restartQuiz(db, account.id, step.id, now));
  return quizStep(step, {}, isDone);
}

/**
 * A step by its id alone, or within one lesson: its course is looked up.
 * @throws {ApiError} `not_found`, `not_enrolled`
 */
async function stepOfLesson(
  call: Pick<Studying, "account" | "catalogue" | "db" | "now">,
  stepId: number,
  lessonId?: number,
) {
  const course = call.catalogue.courseOfStep(stepId);
  if (!course) throw new ApiError("not_found");
  const { done, lessons: all } = await study({ ...call, params: { locale: "en", slug: course.slug } });
  const lesson = all.find(({ steps }) => steps.some(({ id }) => id === stepId));
  const step = lesson?.steps.find(({ id }) => id === stepId);
  if (!lesson || !step || (lessonId !== undefined && lesson.id !== lessonId)) throw new ApiError("not_found");
  return { course, step, done };
}

/** Lessons, their steps and what learners do in them (R6, R7). */
export async function lessonRoutes(app: FastifyInstance): Promise<void> {
  const countReport = createQuizReportRate();

  registerEndpoint(app, lessons.structure, async (call) => {
    const { course, done, summary, language, lessons: all } = await study(call);
    const examSlug = examSlugOf(call.catalogue, summary.examSlug);
    return {
      course: {
        id: course.id,
        slug: course.slug,
        url: urlOf(course.slug, summary.contentType),
        title: summary.title,
        language,
        examSlug,
      },
      lessons: lessonsIn(summary, all, call.query.moduleIndex).map((lesson) => structureLesson(lesson, done)),
      modules: summary.modules,
      progress: progressOf(summary.skeleton, done, true),
      version: versionOf(summary, all),
    };
  });

  registerEndpoint(app, lessons.byNumber, async (call) => {
    const { summary, lessons: all } = await study(call);
    const lesson = lessonsIn(summary, all, call.query.module)[call.params.n - 1];
    if (!lesson) throw new ApiError("not_found");
    return lessonReply(lesson);
  });

  registerEndpoint(app, lessons.byId, async (call) => {
    const { lessons: all } = await study(call);
    const lesson = all.find(({ id }) => id === call.params.id);
    if (!lesson) throw new ApiError("not_found");
    return lessonReply(lesson);
  });

  registerEndpoint(app, lessons.current, async (call) => lessonReply((await currentPosition(call)).lesson));

  registerEndpoint(app, lessons.currentStep, async (call) => {
    const { lesson, step, done } = await currentPosition(call);
    return { lesson: lesson.number, step: await stepReply(call.db, call.account.id, step, done) };
  });

  registerEndpoint(app, lessons.step, async (call) => {
    const { step, done } = await stepFor(call);
    return stepReply(call.db, call.account.id, step, done);
  });

  registerEndpoint(app, lessons.completeStep, async (call) => {
    const { account, catalogue, db, now, writeWithReply } = call;
    const { course, step, done } = await stepFor(call);
    if (step.type === "quiz") throw invalid("params.stepId", "is a quiz step; pass the quiz to complete it");
    writeWithReply(completeStep(db, account.id, step.id, now));
    return progressOf(skeletonOf(catalogue, course), withStep(done, step.id, now), true);
  });

  registerEndpoint(
    app,
    lessons.savePosition,
    async (call) => {
      const { account, body, catalogue, db, isSuperseded, now, writeWithReply } = call;
      const { course, step, done } = await stepFor(call);
      if (step.type !== "video") throw invalid("params.stepId", "is not a video step");
      const before = await videoState(db, account.id, step.id);
      const position = (isSuperseded ? undefined : body.position) ?? before.position;
      const watched = mergeRanges([...before.watched, ...body.watched], step.seconds);
      const state = { position: Math.min(position, step.seconds), watched };
      writeWithReply(storeVideo(db, account.id, step.id, state, now));
      const isNew = !done.has(step.id) && isWatched(watched, step.seconds);
      if (isNew) writeWithReply(completeStep(db, account.id, step.id, now));
      const completed = isNew ? withStep(done, step.id, now) : done;
      const progress = progressOf(skeletonOf(catalogue, course), completed, true);
      return { done: completed.has(step.id), watchedSeconds: secondsIn(watched), progress };
    },
    { subject: ({ params }) => ({ replaces: `position/${params.stepId}` }) },
  );

  registerEndpoint(
    app,
    lessons.quizNext,
    async (call) => {
      const { account, body, catalogue, db, isSuperseded, now, writeWithReply } = call;
      const { course, step, language, done } = await quizFor(call);
      // An answer to an earlier try must not count in the next one.
      if (isSuperseded) throw new ApiError("conflict");
      const question = step.questions.find(({ id }) => id === body.questionId);
      // The content has changed since the learner opened the quiz (R11).
      if (!question) throw new ApiError("conflict");
      const outcomes = await outcomesOf(db, account.id, step, done);
      const earlier = outcomes[question.id];
      const problem = earlier ? null : answerProblem(question, body.answer);
      if (problem) throw invalid("body.answer", problem);
      // The first answer stays: otherwise the key, revealed with it, could be submitted.
      const outcome = earlier ?? { answer: body.answer, right: isRight(question, body.answer) };
      const all = { ...outcomes, [question.id]: outcome };
      const result = quizResult(step.questions, all, step.passMark);
      if (!earlier) {
        writeWithReply(storeQuiz(db, account.id, step.id, all, now));
        const counted = [
          ...countsOfAnswer(question, outcome.answer),
          ...(result ? [countOfAttempt(result.passed)] : []),
        ];
        const target = { kind: "quiz" as const, targetId: step.id, locale: language, at: now };
        writeWithReply(
          addCounts(
            db,
            counted.map((one) => ({ ...target, ...one })),
          ),
        );
      }
      if (result?.passed) writeWithReply(completeStep(db, account.id, step.id, now));
      const progress = progressOf(
        skeletonOf(catalogue, course),
        result?.passed ? withStep(done, step.id, now) : done,
        true,
      );
      return { answered: answered(question, outcome), result, progress };
    },
    { subject: ({ params }) => ({ within: `quiz/${params.stepId}` }) },
  );

  /** Starting a quiz over replaces what its earlier tries did. */
  const startingOver = {
    subject: ({ params }: { params: { stepId: number } }) => ({ replaces: `quiz/${params.stepId}` }),
  };

  registerEndpoint(app, lessons.quizRetry, async (call) => retryQuiz(call, await quizFor(call)), startingOver);

  registerEndpoint(
    app,
    lessons.quizRetryStandAlone,
    async (call) => {
      const own = await quizFor(call);
      // The same slug at another kind of page is something else: quizzes of courses are not found here.
      if (call.catalogue.courseText(own.course, "en").text.contentType !== "standAloneLesson")
        throw new ApiError("not_found");
      return retryQuiz(call, own);
    },
    startingOver,
  );

  registerEndpoint(app, lessons.answers, async (call) => {
    const { step, done } = await stepOfLesson(call, call.body.stepId, call.params.lessonId);
    if (step.type !== "quiz") throw invalid("body.stepId", "is not a quiz step");
    const outcomes = await outcomesOf(call.db, call.account.id, step, done);
    return {
      stepId: step.id,
      answered: allAnswered(step.questions, outcomes),
      result: quizResult(step.questions, outcomes, step.passMark),
    };
  });

  registerEndpoint(app, lessons.auditQuiz, async (call) => {
    const { stepId, event, questionId } = call.body;
    const { step } = await stepOfLesson(call, stepId);
    if (step.type !== "quiz") throw invalid("body.stepId", "is not a quiz step");
    if (questionId !== undefined && !step.questions.some(({ id }) => id === questionId))
      throw invalid("body.questionId", "is not a question of this quiz");
    countReport(call.account.id, call.now);
    call.writeWithReply(
      auditQuiz(call.db, call.account.id, { stepId, event, questionId: questionId ?? null }, call.now),
    );
    return undefined;
  });
}
