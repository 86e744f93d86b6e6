// @vitest-environment happy-dom
/** The end of a lesson, with steps that are still open: no planned test leaves several of them open. */
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import { LessonEnd } from "../../src/courses/lesson/LessonEnd";
import { openPage } from "../drivers/page";
import { stubInState } from "../shared/stub-actors";

let close = () => {};
afterEach(() => close());

const step = (number: number, done: boolean) => ({
  id: 10 * number,
  number,
  title: `Step ${number}`,
  type: "text",
  seconds: 0,
  done,
});
const lessonOf = (...steps: object[]) => ({ id: 1, number: 1, title: "One", timing: 60, steps });

/** The end of lesson 1, and what it sends. */
async function open(lessons: object[], is = ["lessonCompleted"], examSlug: string | null = null) {
  const sent: AnyEventObject[] = [];
  const progress = { stepsCount: 3 };
  const structure = { course: { slug: "links", url: "/academy/courses/links/", examSlug }, lessons, progress };
  const actor = stubInState({ context: { structure, number: 1 }, is, hear: (event) => sent.push(event) });
  ({ close } = await openPage(<LessonEnd actor={actor as never} />));
  return sent;
}
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent?.trim());
const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

describe("the end of a lesson", () => {
  it.each([
    ["none", [step(1, true), step(2, true)], []],
    ["one", [step(1, true), step(2, false)], ["Step 2"]],
    ["several", [step(1, false), step(2, true), step(3, false)], ["Step 1", "Step 3"]],
  ])("leads to the steps that are open: %s", async (_, steps, titles) => {
    const sent = await open([lessonOf(...steps)]);
    expect(buttons()).toEqual(titles);
    expect(screen.queryByText("Some steps in this lesson aren’t done yet:") !== null).toBe(titles.length > 0);
    for (const button of screen.queryAllByRole("button")) fireEvent.click(button);
    expect(sent).toEqual(titles.map((title) => ({ type: "step.open", step: Number(title.at(-1)) })));
  });

  it("names no open steps of a lesson that is no longer part of its course", async () => {
    await open([]);
    expect([buttons(), links()]).toEqual([[], ["/academy/courses/links/"]]);
  });

  it.each([
    ["a lesson with others after it", ["lessonCompleted", "lesson.continue"], null, "End of lesson 1", []],
    ["the last lesson of its course", ["lessonCompleted"], null, "End of the last lesson", []],
    ["a course", ["courseCompleted"], null, "You completed the course", []],
    [
      "a course with an exam",
      ["courseCompleted"],
      "links",
      "You completed the course",
      ["/academy/certification/links/"],
    ],
  ])("says what was done, and leads to what comes next: %s", async (_, is, examSlug, title, exams) => {
    await open([lessonOf()], is, examSlug);
    expect(screen.getByRole("heading").textContent).toBe(title);
    expect(buttons()).toEqual(is.includes("lesson.continue") ? ["Next lesson"] : []);
    expect(links()).toEqual([...exams, "/academy/courses/links/"]);
  });

  it("is not shown in the middle of a lesson", async () => {
    await open([lessonOf(step(1, false))], ["active"]);
    expect(screen.queryByRole("status")).toBeNull();
  });
});
