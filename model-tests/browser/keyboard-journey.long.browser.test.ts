/** A learner's whole journey by keyboard alone: from the home page to a certificate. */
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { examKey, type Key, quizKeys } from "../harness/content";
import { KeyboardWalk } from "../harness/focus-stops";
import { completeCourse, password, shownQuestion } from "../harness/learner";
import { press, ready } from "../harness/page-parts";
import { context, page, startSite, visit } from "../harness/visit";

startSite();

const course = "content-marketing-basics";
const title = "Content marketing from brief to result";

/** Gives the answer to the question below the focused heading. */
async function answer(journey: KeyboardWalk, key: Key): Promise<void> {
  const given = key[await shownQuestion(page)] ?? [];
  const [first = ""] = given;
  await press("Tab");
  const { role } = await journey.note();
  const value = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  if (role === "radio") {
    await press("Space");
    while ((await value()) !== first) {
      await press("ArrowDown");
      await journey.note();
    }
  } else if (role === "checkbox") {
    for (let left = [...given]; left.length > 0; ) {
      const chosen = await value();
      if (left.includes(chosen)) {
        await press("Space");
        await journey.note();
        left = left.filter((one) => one !== chosen);
      }
      if (left.length > 0) {
        await press("Tab");
        await journey.note();
      }
    }
  } else await page.keyboard.type(first);
}

/** Different learners: a journey that has been made cannot be made again. */
const journeys = [
  {
    size: "1280x900",
    width: 1280,
    height: 900,
    email: "paid@academy.test",
    learner: "Paul Paid",
    file: "keyboard-journey.md",
  },
  {
    size: "375x667",
    width: 375,
    height: 667,
    email: "trial@academy.test",
    learner: "Tara Trial",
    file: "keyboard-journey-phone.md",
  },
];

it.each(journeys)(
  "in a window of $size, every stop from the home page to a certificate can be seen, is marked, and has a name",
  {
    retry: 0,
  },
  async ({ width, height, email, learner, file }) => {
    await visit({ more: { viewport: { width, height } } });
    const journey = await KeyboardWalk.on(page);
    await page.goto("/academy/");
    await ready();

    // Finding a course, and entering it as someone who has to sign in.
    if (width < 600) {
      await journey.tabTo("button", "More: All sections");
      await press("Enter");
    }
    await journey.tabTo("link", "Courses");
    await press("Enter");
    await journey.arrive("Courses");
    await journey.tabTo("link", title);
    await press("Enter");
    await journey.arrive(title);
    await journey.tabTo("button", "Enroll for free");
    await press("Enter");
    await journey.arrive("Sign in");
    await journey.tabTo("textbox", /^Email/);
    await page.keyboard.type(email);
    await journey.tabTo("textbox", /^Password/);
    await page.keyboard.type(password);
    await press("Enter");
    await journey.arrive("Start course");
    await press("Enter");

    // The first lesson, step by step.
    const keys = quizKeys(course);
    const stepHeading = page.locator("main article h2").first();
    await stepHeading.waitFor();
    for (let steps = 0; steps < 12; steps += 1) {
      const stepTitle = (await stepHeading.textContent())?.trim() ?? "";
      if (steps > 0) await journey.arrive(stepTitle);
      if ((await page.locator("main article").getAttribute("data-type")) === "quiz") break;
      await journey.tabTo("button", "Next");
      await press("Enter");
      await stepHeading.filter({ hasText: stepTitle }).waitFor({ state: "detached" });
      await stepHeading.waitFor();
    }
    const stepId = Number(await page.locator("[data-step]").getAttribute("data-step"));
    for (let isOver = false; !isOver; ) {
      await answer(journey, keys[stepId] ?? {});
      await journey.tabTo("button", "Check!");
      await press("Enter");
      await journey.arrive("Correct");
      isOver = (await journey.tabTo("button", /^(Next question|See result)/)).name.startsWith("See");
      await press("Enter");
      if (isOver) break;
      await page.getByRole("button", { name: "Check!" }).waitFor();
      await journey.arrive(((await page.locator("[data-focus=quiz]").textContent()) ?? "").trim());
    }
    await journey.arrive("Passed");
    await journey.tabTo("button", "Next");
    await press("Enter");
    await journey.arrive("End of lesson 1");
    await journey.tabTo("button", "Next lesson");

    // The exam, once the other lessons are done.
    await completeCourse(context, course);
    await page.goto(`/academy/courses/${course}/`);
    await page.getByRole("link", { name: "Go to exam" }).waitFor();
    await journey.tabTo("link", "Go to exam");
    await press("Enter");
    await journey.arrive(/exam/i);
    await journey.tabTo("button", "Start exam");
    await press("Enter");
    const exam = examKey("content-marketing");
    for (let question = 1; question <= 10; question += 1) {
      await journey.arrive(`Question ${question} of 10`);
      await answer(journey, exam);
      if (question < 10) {
        await journey.tabTo("button", "Next");
        await press("Enter");
      }
    }
    await journey.tabTo("button", "Review and finish");
    await press("Enter");
    await journey.arrive("Ready to finish?");
    await journey.tabTo("button", "Finish exam");
    await press("Enter");
    await journey.arrive(/^Passed with/);
    await journey.tabTo("link", "Show certificate");
    await press("Enter");
    await page.waitForURL("**/certificates/**");
    await journey.arrive(learner);

    mkdirSync("test-results", { recursive: true });
    writeFileSync(`test-results/${file}`, `${journey.toMarkdown()}\n`);
    const wrong = journey.stops.filter(({ isSeen, isMarked, name }) => !(isSeen && isMarked && name));
    expect(wrong).toEqual([]);
    expect(journey.stops.length).toBeGreaterThan(100);
  },
);
