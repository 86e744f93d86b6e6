import { randomUUID } from "node:crypto";
import { session } from "../../contract/account/session";
import { hashOf } from "../../server/http/session-cookie";
import { courseId, courseOf, examId, lastTextStep, stepIds } from "./content";
import type { Call } from "./load";
import { examAnswer, type Learner, type Size, tokenOf } from "./seed";

export interface Turn {
  call: Call;
  /** The values that occur only in this turn's queries, in the same order for every turn. */
  values: unknown[];
}
/** Something that the site does often. */
export interface Scenario {
  name: string;
  /** Whether it is a page of the site, which sends no queries of its own. */
  isPage?: true;
  turn(number: number): Turn;
}

/** Subjects of courses, and the same with two letters of the first word swapped. */
const words = Array.from({ length: 8 }, (_, index) => courseOf(index + 1).subject);
const mistyped = words.map((text) => text.replace(/^(.)(.)(.)/, "$1$3$2"));

const get = (path: string): Turn => ({ call: { method: "GET", path }, values: [] });

const inTurn = <T>(list: readonly T[], number: number): T => {
  const one = list[number % list.length];
  if (one === undefined) throw new Error("There are no learners to call as.");
  return one;
};

const searched = (query: string) => get(`/academy/api/v2/search/?query=${encodeURIComponent(query)}`);

/** A learner's command with its own key. */
function post(path: string, { id }: Learner, body: object, values: unknown[]): Turn {
  const token = tokenOf(id);
  const key = randomUUID();
  const headers = {
    "content-type": "application/json",
    cookie: `academy_session=${token}`,
    "idempotency-key": key,
  };
  return {
    call: { method: "POST", path, headers, body: JSON.stringify(body) },
    values: [id, hashOf(token), key, ...values],
  };
}

function completeStep(learner: Learner) {
  const { course } = learner;
  const step = lastTextStep(course);
  const path = `/academy/private/api/v2/courses/en/${courseOf(course).slug}/steps/${step}/`;
  return post(path, learner, {}, [courseId(course), ...stepIds(course)]);
}

function answerQuestion(learner: Learner, number: number) {
  const { path, body } = examAnswer(learner, number);
  return post(path, learner, body, [body.attemptId, examId(learner.exam), body.questionId]);
}

/** The first call of every page: who is signed in. */
function whoIsHere({ id }: Learner): Turn {
  const token = tokenOf(id);
  const call = { method: "GET", path: session.profile.path, headers: { cookie: `academy_session=${token}` } } as const;
  return { call, values: [id, hashOf(token)] };
}

/** The measured scenarios. The site's first query is the catalog with its default limit of 6, so it comes first. */
export const scenariosFor = (size: Size, learners: readonly Learner[]): Scenario[] => [
  { name: "catalogue, first page", turn: () => get("/academy/public/api/v3/courses/en/?page=1&limit=6") },
  {
    name: "catalogue, words",
    turn: (number) =>
      get(`/academy/public/api/v3/courses/en/?search=${encodeURIComponent(inTurn(words, number))}&page=1&limit=6`),
  },
  {
    name: "course by slug",
    turn: (number) => get(`/academy/public/api/v3/courses/en/${courseOf(((number * 37) % size.courses) + 1).slug}/`),
  },
  { name: "search, words", turn: (number) => searched(inTurn(words, number)) },
  { name: "search, mistyped", turn: (number) => searched(inTurn(mistyped, number)) },
  { name: "home page, kept", isPage: true, turn: () => get("/academy/") },
  { name: "who is here", turn: (number) => whoIsHere(inTurn(learners, number)) },
  { name: "complete a step", turn: (number) => completeStep(inTurn(learners, number)) },
  { name: "answer in an exam", turn: (number) => answerQuestion(inTurn(learners, number), number) },
];
