// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../../../contract/endpoint";
import type { Failure } from "../../../contract/errors";
import type { Call } from "../../api/call";
import { createServices, type GetServices } from "../../api/services";
import { type Command, keepCommand, openPage, readUndelivered } from "../../device/undelivered";
import { keptEvent, watchForUndelivered } from "../../device/undelivered-place";
import { allowRetry, deliverKept, discard } from "./delivery";
import { deliverSteps, recallAnswer, withdrawAnswer } from "./kept-learning";

const place = { locale: "en", slug: "seo" };
const answer: Command = { kind: "examAnswer", ...place, attemptId: 11, questionId: "a", answer: ["x"] };
const part: Command = { ...answer, moduleId: 2 };
const quiz: Command = { kind: "quizAnswer", ...place, stepId: 6, questionId: "q", answer: ["a"] };
const step: Command = { kind: "stepDone", ...place, stepId: 5 };
const feedback: Command = { kind: "feedback", message: "Thanks", url: "https://academy.test/" };
const refusal: Failure = { code: "invalid", status: 400 };

/** A server that answers each call as configured; calls are recorded with their keys. */
function server(outcomes: Record<string, Failure> = {}) {
  const made: string[] = [];
  const call = async ({ id }: Endpoint, _: object, options?: { key?: string }) => {
    made.push(`${id} ${options?.key}`);
    const outcome = outcomes[id];
    if (outcome) throw outcome;
    return {};
  };
  const services = createServices(call as unknown as Call);
  return { made, services, get: (async (area) => services[area]) as GetServices };
}
const keys = () => readUndelivered(7).map(({ key }) => key);

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

describe("everything that is kept", () => {
  it("is sent by the call for its kind, in order, each with its own key", async () => {
    const { made, get } = server();
    for (const [index, command] of [answer, part, quiz, step, feedback].entries())
      keepCommand(7, command, `one.${index}`, "/elsewhere/");
    keepCommand(8, step, "of another learner", "/elsewhere/");
    expect(await deliverKept(get, 7)).toEqual({ count: 5, refused: [] });
    expect(made).toEqual([
      "exams.quizNext one.0",
      "moduleExams.quizNext one.1",
      "lessons.quizNext one.2",
      "lessons.completeStep one.3",
      "engagement.sendFeedback one.4",
    ]);
    expect(keys()).toEqual([]);
    expect(readUndelivered(8)).toHaveLength(1);
  });

  it("is left to the open page if it delivers it itself; a message is not", async () => {
    const { made, get } = server();
    keepCommand(7, step, "two.1");
    keepCommand(7, feedback, "two.2");
    expect(readUndelivered(7)[0]?.page).toBe(openPage());
    await deliverKept(get, 7);
    expect(made).toEqual(["engagement.sendFeedback two.2"]);
    expect(keys()).toEqual(["two.1"]);
  });

  it("stays if the server cannot be reached, and the failure is reported", async () => {
    const down: Failure = { code: "unavailable", status: 503, retryAfter: 5 };
    const { get } = server({ "lessons.completeStep": down });
    keepCommand(7, step, "three.1", "/elsewhere/");
    await expect(deliverKept(get, 7)).rejects.toEqual(down);
    expect(keys()).toEqual(["three.1"]);
  });

  it("and was rejected does not block the rest, is not sent again automatically, and can be sent again or discarded", async () => {
    const { made, get } = server({ "engagement.sendFeedback": refusal });
    keepCommand(7, feedback, "four.1");
    keepCommand(7, step, "four.2", "/elsewhere/");
    const shown = { id: "four.1", kind: "feedback", page: "", text: "Thanks", failure: refusal };
    expect(await deliverKept(get, 7)).toEqual({ count: 1, refused: [shown] });
    expect(await deliverKept(get, 7)).toEqual({ count: 0, refused: [shown] });
    expect(made).toHaveLength(2);
    allowRetry(7, "four.1");
    await deliverKept(get, 7);
    expect(made).toHaveLength(3);
    discard(7, "four.1");
    expect(await deliverKept(get, 7)).toEqual({ count: 0, refused: [] });
  });

  it("and was rejected is shown without a text if it has none, but not on its own page", async () => {
    const { get } = server({ "lessons.completeStep": refusal, "lessons.quizNext": refusal });
    keepCommand(7, step, "eight.1", "/elsewhere/");
    const own = { ...place, learnerId: 7, stepId: 6, questionId: "q", answer: ["a"], key: "eight.2" };
    await (await get("lessons")).checkAnswer(own).catch(() => undefined);
    expect(await deliverKept(get, 7)).toEqual({
      count: 0,
      refused: [{ id: "eight.1", kind: "stepDone", page: "/elsewhere/", text: null, failure: refusal }],
    });
  });
});

describe("a lesson's own", () => {
  it("quiz answer comes back with its key and the reason of its rejection, until it is withdrawn", async () => {
    const { services } = server({ "lessons.quizNext": refusal });
    const asked = { ...place, learnerId: 7, stepId: 6, questionId: "q", answer: ["a"], key: "five.1" };
    expect(recallAnswer(asked)).toBeNull();
    await services.lessons.checkAnswer(asked).catch(() => undefined);
    expect(recallAnswer(asked)).toEqual({ questionId: "q", answer: ["a"], key: "five.1", refusal });
    expect(recallAnswer({ ...asked, stepId: 7 })).toBeNull();
    expect(recallAnswer({ ...asked, slug: "ads" })).toBeNull();
    withdrawAnswer(asked);
    expect(keys()).toEqual([]);
  });

  it("steps are delivered before the course is requested; undelivered ones stay", async () => {
    keepCommand(7, step, "six.1");
    keepCommand(7, { ...step, slug: "ads" }, "six.2");
    const down = server({ "lessons.completeStep": { code: "network", status: 0 } });
    await deliverSteps(down.services.lessons, { learnerId: 7, slug: "seo" });
    expect(keys()).toEqual(["six.1", "six.2"]);
    const { services, made } = server();
    await deliverSteps(services.lessons, { learnerId: 7, slug: "seo" });
    expect(made).toEqual(["lessons.completeStep six.1"]);
    expect(keys()).toEqual(["six.2"]);
  });
});

describe("looking for what is kept", () => {
  it("gives the open page a head start, and continues until it is stopped", () => {
    vi.useFakeTimers();
    let told = 0;
    const end = new AbortController();
    watchForUndelivered(
      7,
      () => {
        told += 1;
      },
      end.signal,
    );
    vi.advanceTimersByTime(60_000);
    expect(told).toBe(0);
    keepCommand(7, step, "seven.1");
    vi.advanceTimersByTime(2999);
    expect(told).toBe(0);
    vi.advanceTimersByTime(1);
    expect(told).toBe(1);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(3000);
    expect(told).toBe(2);
    vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
    dispatchEvent(new Event(keptEvent));
    vi.advanceTimersByTime(3000);
    expect(told).toBe(2);
    dispatchEvent(new Event("storage"));
    vi.advanceTimersByTime(3000);
    expect(told).toBe(3);
    dispatchEvent(new Event("storage"));
    end.abort();
    vi.advanceTimersByTime(3000);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(3000);
    expect(told).toBe(3);
  });
});
