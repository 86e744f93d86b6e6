// @vitest-environment happy-dom
/** What an attempt says when it is not its learner who ends it, but the clock, or an editor who takes the exam off the site. */
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Failure } from "../../contract/errors";
import { ExamAttempt } from "../../src/exams/exam/ExamAttempt";
import { openPage } from "../drivers/page";
import { stubActor } from "../shared/stub-actors";

let close = () => {};
afterEach(() => close());

const question = { id: "q", type: "trueFalse", text: "Which?", options: [] };
const attempt = { questions: [question], answers: {}, deadline: "2026-03-01T11:00:00.000Z" as string | null };
const notFound: Failure = { code: "not_found", status: 404 };

/** The attempt's page in a stage, in which only these differ. */
async function open(stage: string | { attempting: string }, context: object): Promise<void> {
  const known = { attempt, answers: {}, refused: [], queue: [], failure: null, index: 0, secondsLeft: 60, ...context };
  const actor = stubActor(
    {
      context: known,
      hasTag: () => false,
      can: ({ type }: { type: string }) => type === "answer.resend" && known.refused.length > 0,
      matches: (asked: { stage?: unknown }) => JSON.stringify(asked.stage) === JSON.stringify(stage),
    },
    () => {},
  );
  ({ close } = await openPage(<ExamAttempt actor={actor as never} />));
}
const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

describe("when the time is up", () => {
  it.each(["expired", "finishing", "collecting"])("the page says so until the result is there: %s", async (stage) => {
    await open(stage, { secondsLeft: 0 });
    expect(headings()).toEqual(["Time is up"]);
  });

  it.each(["finishFailed", "finishing"])("the button that finishes after a failure stays: %s", async (stage) => {
    await open(stage, { secondsLeft: 0, failure: { code: "network", status: 0 } });
    expect(headings()).toEqual(["Ready to finish?"]);
    expect(screen.getByRole("button", { name: "Finish exam" })).toBeTruthy();
  });

  it.each([60, null])("and only then: with %s seconds left, finishing is the learner's", async (secondsLeft) => {
    await open("finishing", { secondsLeft });
    expect(headings()).toEqual(["Ready to finish?"]);
  });
});

describe("when the exam was taken off the site", () => {
  const gone = "This exam has been taken off the site, so you can’t go on with it.";
  const graded = "What was saved by then is graded when your time is up.";
  const refused = [{ questionId: "q", answer: ["true"], key: "k", failure: notFound }];

  it.each([
    ["an answer", { attempting: "answering" }, { refused }],
    ["the end of the attempt", "finishFailed", { failure: notFound }],
  ])("%s that did not arrive says what becomes of the attempt", async (_, stage, context) => {
    await open(stage, context);
    expect(screen.getByRole("alert").textContent).toContain(`${gone} ${graded}`);
    expect(document.body.textContent).not.toMatch(/not_found|saved on the server|change it or send/);
    close();
    await open(stage, { ...context, attempt: { ...attempt, deadline: null } });
    expect(screen.getByRole("alert").textContent).toContain(gone);
    expect(document.body.textContent).not.toContain(graded);
  });
});
