import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { learning } from "../../contract/courses/learning";
import { lessons } from "../../contract/courses/lessons";
import { notes } from "../../contract/courses/notes";
import { exams } from "../../contract/exams/exams";
import { pathOf } from "../../src/api/call";
import { paths } from "../../src/paths/paths";
import { courseOf, examSlug, stepIds } from "../api/content";
import { examAnswer, type Learner } from "../api/seed";
import type { Calls } from "./calls";

/** Of all accounts. */
export const password = "correct horse battery staple";

interface Plan {
  /** Which learner this is, of how many: they do not all do the same at the same time. */
  index: number;
  of: number;
  /** How long the hour lasts, in milliseconds. */
  ms: number;
}

const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/**
 * A learner's hour: signs in, looks around, searches, takes a course of nine steps with three quizzes, writes notes,
 * and takes an exam of ten questions. About 80 calls, spread evenly over the hour.
 */
export async function anHour(calls: Calls, learner: Learner, { index, of, ms }: Plan): Promise<void> {
  const own = courseOf(learner.course);
  const inCourse = { locale: "en", slug: own.slug };
  const inExam = { locale: "en", slug: examSlug(learner.exam) };
  const email = `learner-${learner.id}@bench.test`;
  let cookie: string | null = null;
  const get = (kind: string, path: string) => calls.send(kind, "GET", path, { cookie });
  const command = (kind: string, path: string, body: object, headers: Record<string, string> = {}) =>
    calls.send(kind, "POST", path, { cookie, body, headers: { "idempotency-key": randomUUID(), ...headers } });

  const signIn = async () => {
    const { headers } = await calls.send("sign in", "POST", pathOf(session.signIn), { body: { email, password } });
    cookie = cookiesOf(headers);
  };
  const page = (path: string) => () => get("page", path);
  /** What a page asks for when it is opened. */
  const opened = (path: string, ...data: [string, string][]) => [
    page(path),
    () => get("who is here", pathOf(session.profile)),
    ...data.map(
      ([kind, address]) =>
        () =>
          get(kind, address),
    ),
  ];
  const list: [string, string] = ["list", `${pathOf(courses.list, { locale: "en" })}?page=1&limit=6`];
  const progress: [string, string] = ["progress", pathOf(courses.progress, inCourse)];
  const search = (words: string) => () => get("search", `/academy/api/v2/search/?query=${encodeURIComponent(words)}`);
  const typed = own.subject.slice(0, 8);

  const takeCourse = stepIds(learner.course).flatMap((stepId, at) => {
    const onStep = { ...inCourse, stepId };
    const step = () => get("step", pathOf(lessons.step, onStep));
    if (at % 3 < 2) return [step, () => command("complete step", pathOf(lessons.completeStep, onStep), {})];
    return [
      step,
      ...[1, 2, 3].map(
        (number) => () =>
          command("quiz answer", pathOf(lessons.quizNext, onStep), { questionId: `q${number}`, answer: ["a"] }),
      ),
    ];
  });
  const note = () =>
    calls.send("note", "PUT", pathOf(notes.save, { ...inCourse, stepId: stepIds(learner.course)[1] ?? 0 }), {
      cookie,
      body: { note: `To remember: ${own.subject}.`, bookmarked: false, expectedUpdatedAt: null },
      headers: { "idempotency-key": randomUUID() },
    });
  const answer = (number: number) => () => {
    const { path, body } = examAnswer(learner, number);
    return command("exam answer", path, body);
  };
  const finish = async () => {
    const token = await get("token", pathOf(session.csrfToken));
    const { token: csrf = "" } = (token.body ?? {}) as { token?: string };
    await command(
      "exam finish",
      pathOf(exams.finish, inExam),
      { attemptId: learner.attempt },
      { "x-csrf-token": csrf },
    );
  };

  const hour: (() => Promise<unknown>)[] = [
    ...opened(paths.home),
    signIn,
    ...opened(paths.courses, list, ["my courses", pathOf(courses.inProgress, { locale: "en" })]),
    ...[3, 5, 8].map((length) => search(typed.slice(0, length))),
    search(own.subject),
    ...opened(paths.course(own.slug), ["course", pathOf(courses.bySlug, inCourse)], progress),
    () => get("dashboard", pathOf(learning.dashboard, inCourse)),
    ...takeCourse,
    note,
    ...opened(paths.course(own.slug), progress),
    () => get("exam", pathOf(exams.progress, inExam)),
    ...Array.from({ length: 10 }, (_, at) => answer(at)),
    finish,
    () => get("exams", pathOf(exams.statuses, { locale: "en" })),
  ];
  // Everyone begins within the first tenth.
  const first = (ms / 10) * (index / of);
  const between = (ms * 0.9) / hour.length;
  const began = performance.now();
  for (const [at, act] of hour.entries()) {
    await pause(Math.max(0, first + at * between - (performance.now() - began)));
    await act();
  }
}
