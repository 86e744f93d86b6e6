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
async function answer(walk: KeyboardWalk, key: Key): Promise<void> {
  const given = key[await shownQuestion(page)] ?? [];
  const [first = ""] = given;
  await press("Tab");
  const { role } = await walk.note();
  const value = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  if (role === "radio") {
    await press("Space");
    while ((await value()) !== first) {
      await press("ArrowDown");
      await walk.note();
    }
  } else if (role === "checkbox") {
    for (let left = [...given]; left.length > 0; ) {
      const chosen = await value();
      if (left.includes(chosen)) {
        await press("Space");
        await walk.note();
        left = left.filter((one) => one !== chosen);
      }
      if (left.length > 0) {
        await press("Tab");
        await walk.note();
      }
    }
  } else await page.keyboard.type(first);
}

it("leads from the home page to a certificate; every stop can be seen, is marked, and none is lost", async () => {
  await visit();
  const walk = await KeyboardWalk.on(page);
  await page.goto("/academy/");
  await ready();

  // Finding a course, and entering it as someone who has to sign in.
  await walk.tabTo("link", "Courses");
  await press("Enter");
  await walk.arrive("Courses");
  await walk.tabTo("link", title);
  await press("Enter");
  await walk.arrive(title);
  await walk.tabTo("button", "Enroll for free");
  await press("Enter");
  await walk.arrive("Sign in");
  await walk.tabTo("textbox", /^Email/);
  await page.keyboard.type("paid@academy.test");
  await walk.tabTo("textbox", /^Password/);
  await page.keyboard.type(password);
  await press("Enter");
  await walk.arrive("Start course");
  await press("Enter");

  // The first lesson, step by step.
  const keys = quizKeys(course);
  const stepHeading = page.locator("main article h2").first();
  await stepHeading.waitFor();
  for (let steps = 0; steps < 12; steps += 1) {
    const stepTitle = (await stepHeading.textContent())?.trim() ?? "";
    if (steps > 0) await walk.arrive(stepTitle);
    if ((await page.locator("main article").getAttribute("data-type")) === "quiz") break;
    await walk.tabTo("button", "Next");
    await press("Enter");
    await stepHeading.filter({ hasText: stepTitle }).waitFor({ state: "detached" });
    await stepHeading.waitFor();
  }
  const stepId = Number(await page.locator("[data-step]").getAttribute("data-step"));
  for (let isOver = false; !isOver; ) {
    await answer(walk, keys[stepId] ?? {});
    await walk.tabTo("button", "Check!");
    await press("Enter");
    await walk.arrive("Correct");
    isOver = (await walk.tabTo("button", /^(Next question|See result)/)).name.startsWith("See");
    await press("Enter");
    if (isOver) break;
    await page.getByRole("button", { name: "Check!" }).waitFor();
    await walk.arrive(((await page.locator("[data-focus=quiz]").textContent()) ?? "").trim());
  }
  await walk.arrive("Passed");
  await walk.tabTo("button", "Next");
  await press("Enter");
  await walk.arrive("End of lesson 1");
  await walk.tabTo("button", "Next lesson");

  // The exam, once the other lessons are done.
  await completeCourse(context, course);
  await page.goto(`/academy/courses/${course}/`);
  await page.getByRole("link", { name: "Go to exam" }).waitFor();
  await walk.tabTo("link", "Go to exam");
  await press("Enter");
  await walk.arrive(/exam/i);
  await walk.tabTo("button", "Start exam");
  await press("Enter");
  const exam = examKey("content-marketing");
  for (let question = 1; question <= 10; question += 1) {
    await walk.arrive(`Question ${question} of 10`);
    await answer(walk, exam);
    if (question < 10) {
      await walk.tabTo("button", "Next");
      await press("Enter");
    }
  }
  await walk.tabTo("button", "Review and finish");
  await press("Enter");
  await walk.arrive("Ready to finish?");
  await walk.tabTo("button", "Finish exam");
  await press("Enter");
  await walk.arrive(/^Passed with/);
  await walk.tabTo("link", "Show certificate");
  await press("Enter");
  await page.waitForURL("**/certificate/**");
  await walk.arrive(/.+/);

  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/keyboard-journey.md", `${walk.toMarkdown()}\n`);
  const wrong = walk.stops.filter(({ isSeen, isMarked, name }) => !(isSeen && isMarked && name));
  expect(wrong).toEqual([]);
  expect(walk.stops.length).toBeGreaterThan(100);
});
