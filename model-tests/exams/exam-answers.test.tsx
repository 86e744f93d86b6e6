// @vitest-environment happy-dom
/** What an attempt sends when a learner gives an answer and takes it back, and how it shows which questions have one. */
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import type { QuestionType } from "../../contract/courses/questions";
import { ExamAttempt } from "../../src/exams/exam/ExamAttempt";
import { openPage } from "../drivers/page";
import { stubActor } from "../shared/stub-actors";

const options = ["a", "b", "c"].map((id) => ({ id, text: `Option ${id}` }));
let close = () => {};
afterEach(() => close());

/** A running attempt at one question with this answer, and the answers that its page sends. */
async function open(
  type: QuestionType,
  answer: string[] | undefined,
  { refused = [], outbox = "empty" }: { refused?: { questionId: string }[]; outbox?: string } = {},
): Promise<unknown[]> {
  const sent: unknown[] = [];
  const question = { id: "q", type, text: "Which?", options: type === "text" ? [] : options };
  const actor = stubActor(
    {
      context: {
        attempt: { questions: [question], answers: {} },
        answers: answer ? { q: answer } : {},
        refused,
        queue: outbox === "empty" ? [] : [{ questionId: "q" }],
        index: 0,
        secondsLeft: null,
      },
      hasTag: () => false,
      can: () => false,
      matches: (asked: object) =>
        ['{"stage":{"attempting":"answering"}}', `{"outbox":"${outbox}"}`].includes(JSON.stringify(asked)),
    },
    (event: AnyEventObject) => sent.push(event.answer),
  );
  ({ close } = await openPage(<ExamAttempt actor={actor as never} />));
  return sent;
}
const number = () => screen.getByRole("button", { name: /^1/ });

describe("a question with several answers", () => {
  it("is sent as not answered when its last option is unticked", async () => {
    const sent = await open("multiple", ["b"]);
    fireEvent.click(screen.getByLabelText("Option b"));
    expect(sent).toEqual([[""]]);
  });

  it("sends only what is ticked after that", async () => {
    const sent = await open("multiple", [""]);
    fireEvent.click(screen.getByLabelText("Option c"));
    expect(sent).toEqual([["c"]]);
  });
});

describe("a text question", () => {
  it("is sent as not answered when its text is deleted", async () => {
    const sent = await open("text", ["x"]);
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "" } });
    expect(sent).toEqual([[""]]);
  });
});

describe("a question that has no answer", () => {
  it.each([
    ["never had one", "multiple", undefined],
    ["had one that was taken back", "multiple", [""]],
    ["has only spaces", "text", ["  "]],
  ] as const)("because it %s counts as not answered", async (_, type, answer) => {
    await open(type, answer && [...answer]);
    expect(screen.getByText("0 of 1 answered")).toBeTruthy();
    expect(number().textContent).toBe("1, not answered");
  });
});

describe("the number of a question", () => {
  const mark = () => number().querySelector("path")?.getAttribute("d") ?? null;

  it("shows in other ways than its color whether there is an answer, or one that was rejected", async () => {
    await open("single", undefined);
    expect(mark()).toBeNull();
    close();
    await open("single", ["a"]);
    const answered = mark();
    close();
    await open("single", ["a"], { refused: [{ questionId: "q" }] });
    expect(number().textContent).toBe("1, not saved");
    expect([answered, mark()].filter((path) => path !== null)).toHaveLength(2);
    expect(mark()).not.toBe(answered);
  });
});

describe("a session that ends", () => {
  it.each(["sending", "waitingForNetwork", "signedOut"])("is spoken of only then: %s", async (outbox) => {
    await open("single", ["a"], { outbox });
    expect(screen.queryByText(/^Your session has ended/) !== null).toBe(outbox === "signedOut");
    expect(screen.queryByRole("link", { name: "Sign in again" }) !== null).toBe(outbox === "signedOut");
  });
});
