import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import type { Failure } from "../../contract/errors";
import type { Call } from "./call";
import { withCsrf } from "./csrf";
import { createServices } from "./services";
import { place, recorder } from "./services.testing";

const refused = (code: Failure["code"]): Failure => ({ code, status: 403 });

describe("a command with a token", () => {
  it.each([
    ["leaving a course", "courses.removeEnrolment"],
    ["finishing an exam", "exams.finish"],
    ["retaking an exam", "exams.retake"],
    ["deleting a certificate", "certificates.remove"],
  ])("%s fetches the token just before", async (_, id) => {
    const { services, made } = recorder();
    const run: Record<string, () => Promise<unknown>> = {
      "courses.removeEnrolment": () => services.courses.removeEnrolment({ ...place, key: "k" }),
      "exams.finish": () => services.exams.finishExam({ ...place, attemptId: 1, timeUp: false, key: "k" }),
      "exams.retake": () => services.exams.retakeExam({ ...place, key: "k" }),
      "certificates.remove": () => services.certificates.removeCertificate({ id: 3, key: "k" }),
    };
    await run[id]?.();
    expect(made.map((each) => each.id)).toEqual(["session.csrfToken", id]);
    expect(made[1]?.options).toEqual({ key: "k", csrf: "token1" });
  });

  it("fetches a refused token once more, and repeats under the same key", async () => {
    const { services, made } = recorder({ "exams.finish": [refused("csrf")] });
    await services.exams.finishExam({ ...place, attemptId: 1, timeUp: false, key: "k" });
    expect(made.map(({ id }) => id)).toEqual([
      "session.csrfToken",
      "exams.finish",
      "session.csrfToken",
      "exams.finish",
    ]);
    expect(made.filter(({ id }) => id === "exams.finish").map(({ options }) => options)).toEqual([
      { key: "k", csrf: "token1" },
      { key: "k", csrf: "token2" },
    ]);
  });

  it("gives up after the second refusal", async () => {
    const { call, made } = recorder();
    const tokens: string[] = [];
    const command = async (csrf: string) => {
      tokens.push(csrf);
      throw refused("csrf");
    };
    await expect(withCsrf(call, command)).rejects.toEqual(refused("csrf"));
    expect(tokens).toEqual(["token1", "token2"]);
    expect(made).toHaveLength(2);
  });

  it("does not repeat a command that is rejected for another reason", async () => {
    const { services, made } = recorder({ "exams.retake": [refused("cooling_down")] });
    await expect(services.exams.retakeExam({ ...place, key: "k" })).rejects.toEqual(refused("cooling_down"));
    expect(made).toHaveLength(2);
  });
});

describe("commands without a token", () => {
  it("are sent with only their key, and what the device has kept with its order", async () => {
    const { services, made } = recorder();
    // Unique, like every key: the device remembers keys of answers that other files have delivered.
    const key = "a unique key";
    await services.courses.enrol({ ...place, key });
    await services.exams.startExam({ ...place, key });
    await services.lessons.completeStep({ ...place, learnerId: 7, stepId: 5, key });
    await services.exams.sendAnswer({
      ...place,
      learnerId: 7,
      attemptId: 1,
      entry: { questionId: "a", answer: ["x"], key },
    });
    const ofLearner = { key, accountId: 7 };
    expect(made.map(({ options }) => options)).toEqual([
      { key },
      { key },
      ofLearner,
      { ...ofLearner, order: expect.any(String) },
    ]);
    expect(made[3]?.args).toEqual({ params: place, body: { attemptId: 1, questionId: "a", answer: ["x"] } });
  });

  it("a position's request outlives the page only if told to", async () => {
    const { services, made } = recorder();
    const position = { ...place, stepId: 5, position: 3, watched: [] };
    await services.lessons.savePosition(position);
    await services.lessons.savePosition({ ...position, keepalive: true });
    expect(made.map(({ options }) => options.keepalive)).toEqual([false, true]);
  });
});

it("starting a quiz over is a call of its own for single lessons (specification, section 7)", async () => {
  const { services, made } = recorder();
  await services.lessons.retryQuiz({ ...place, stepId: 3, isStandAlone: true, key: "k" });
  await services.lessons.retryQuiz({ ...place, stepId: 3, key: "k" });
  expect(made.map(({ id }) => id)).toEqual(["lessons.quizRetryStandAlone", "lessons.quizRetry"]);
  expect(made[0]?.args).toEqual(made[1]?.args);
});

describe("the query of a list", () => {
  it("contains only the filters in use", async () => {
    const { services, made } = recorder();
    const list = { locale: "en", limit: 6, page: 2 };
    await services.courses.loadPage({ ...list, filters: { categories: [], duration: null, search: "" } });
    await services.courses.loadPage({
      ...list,
      filters: { categories: ["seo", "ads"], duration: "short", search: "link" },
    });
    expect(made.map(({ args }) => args)).toEqual([
      { params: { locale: "en" }, query: { page: "2", limit: "6" } },
      {
        params: { locale: "en" },
        query: { categories: "seo,ads", duration: "short", search: "link", page: "2", limit: "6" },
      },
    ]);
  });
});

describe("all courses of a language", () => {
  /** Answers like a server that has this many courses. */
  function listOf(total: number) {
    const pages: string[] = [];
    const call = async (_: Endpoint, { query }: { query: { page: string; limit: string } }) => {
      pages.push(`${query.page} × ${query.limit}`);
      const from = (Number(query.page) - 1) * 99;
      const data = Array.from({ length: Math.max(0, Math.min(99, total - from)) }, (_, index) => ({
        id: from + index + 1,
      }));
      return { data, total };
    };
    return { pages, services: createServices(call as unknown as Call) };
  }

  it.each([
    [0, 1],
    [1, 1],
    [99, 1],
    [100, 2],
    [198, 2],
    [250, 3],
  ])("%i come in %i pages of 99, each once and in order", async (total, requests) => {
    const { services, pages } = listOf(total);
    const ids = (await services.courses.allCourses({ locale: "en" })).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(pages).toEqual(Array.from({ length: requests }, (_, index) => `${index + 1} × 99`));
  });
});

describe("a search's query", () => {
  it.each([
    ["short", { minDuration: "0", maxDuration: "1799" }],
    ["medium", { minDuration: "1800", maxDuration: "3599" }],
    ["long", { minDuration: "3600" }],
    [null, {}],
  ] as const)("says %s in seconds (R13)", async (duration, bounds) => {
    const { services, made } = recorder({ "search.search": [{ result: { total: 0, hits: [] } }] });
    await services.search.search({ query: "", duration });
    expect(made[0]?.args).toEqual({ query: bounds });
  });

  it("sends false as well as true", async () => {
    const { services, made } = recorder({ "search.search": [{ result: { total: 0, hits: [] } }] });
    await services.search.search({ query: "a, b", started: false, languages: ["de", "en"], categories: [] });
    expect(made[0]?.args).toEqual({ query: { query: "a, b", started: "false", languages: "de,en" } });
  });
});
