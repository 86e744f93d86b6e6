import { type ExamProgress, exams } from "../../contract/exams/exams";
import { completeStep } from "../courses/queries/completions";
import { addEnrolment } from "../courses/queries/enrolments";
import type { Caller, TestServer } from "./test-server";

export const firstExam = { locale: "en", slug: "first-exam" } as const;
export const openExam = { locale: "en", slug: "open-exam" } as const;

/** The right answer to a question of the fixtures, by its type; `open` is for the exam with two statements. */
export const rightAnswer = ({ id, type }: { id: string; type: string }, open = false): string[] => {
  if (open) return [id === "q1" ? "true" : "false"];
  const answers: Record<string, string[]> = {
    single: ["a"],
    multiple: ["a", "b"],
    trueFalse: ["true"],
    text: ["STRASSE"],
  };
  return answers[type] ?? [];
};
const wrongAnswer = ({ type }: { type: string }): string[] =>
  type === "trueFalse" ? ["false"] : type === "text" ? ["no"] : ["b"];

/** A learner of the fixtures' first exam. */
export class ExamTaker {
  constructor(
    readonly caller: Caller,
    private readonly server: TestServer,
  ) {}

  /** Enrolls and completes every step of the exam's course directly in the database: other tests cover those calls. */
  async finishCourse(): Promise<void> {
    const { database, clock } = this.server;
    await addEnrolment(database.db, this.caller.id, 901, clock.now());
    for (const step of [9010101, 9010102, 9010201, 9010202])
      await completeStep(database.db, this.caller.id, step, clock.now());
  }

  start = (key?: string) => this.caller.call(exams.start, { params: firstExam }, key ? { key } : {});
  retake = () => this.caller.call(exams.retake, { params: firstExam }, { csrf: true });
  progress = async (): Promise<ExamProgress> => (await this.caller.call(exams.progress, { params: firstExam })).body;
  answer = (attemptId: number, questionId: string, answer: string[]) =>
    this.caller.call(exams.quizNext, { params: firstExam, body: { attemptId, questionId, answer } });
  finish = (attemptId: number) =>
    this.caller.call(exams.finish, { params: firstExam, body: { attemptId } }, { csrf: true });

  /** Answers the open attempt: this many questions right and the others wrong. */
  async answerAll(right: number): Promise<number> {
    const { attempt } = await this.progress();
    if (!attempt) throw new Error("No attempt is open.");
    for (const [index, question] of attempt.questions.entries())
      await this.answer(attempt.id, question.id, index < right ? rightAnswer(question) : wrongAnswer(question));
    return attempt.id;
  }

  /** A whole attempt with this many right answers, begun by `start` or, after an earlier one, by `retake`. */
  async sit(right: number): Promise<ExamProgress> {
    const { attemptsCount } = await this.progress();
    await (attemptsCount === 0 ? this.start() : this.retake());
    this.server.clock.pass(60);
    return (await this.finish(await this.answerAll(right))).body;
  }
}

/** A new learner who has finished the course and may start the exam. */
export async function examTaker(server: TestServer, name = "Lea Learner"): Promise<ExamTaker> {
  const taker = new ExamTaker(await server.learner({ name }), server);
  await taker.finishCourse();
  return taker;
}
