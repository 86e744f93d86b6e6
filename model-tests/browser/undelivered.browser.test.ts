import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { visitor } from "../harness/chromium";
import { examKey } from "../harness/content";
import { answer, completeCourse, shownQuestion, signIn } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const api = "/academy/private/api/v2";
const soon = { timeout: 20_000 };
const learners = ["free", "paid", "trial", "promo", "admin", "editor", "admin-free", "student"].map(own);

let context: BrowserContext;

afterEach(() => context?.close());

/** A device of a new learner who has completed a course. */
async function device(): Promise<void> {
  context = await visitor(browser, server.origin);
  const learner = learners.shift() ?? "";
  learners.push(learner);
  await signIn(context, learner);
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
/** The number of entries in the device's storage. */
const onDevice = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("academy.undelivered/")).length);

describe("two tabs of one attempt", () => {
  const slug = "content-marketing";
  const exam = `/academy/certification/${slug}/`;
  const question = (page: Page, number: number) =>
    page.getByRole("heading", { name: new RegExp(`^Question ${number} of`) });

  /** The attempt, open in two tabs. */
  async function twoTabs(): Promise<[Page, Page]> {
    await device();
    await completeCourse(context, "content-marketing-basics");
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto(exam);
    await button(one, "Start exam").click();
    await question(one, 1).waitFor();
    await other.goto(exam);
    await question(other, 1).waitFor();
    return [one, other];
  }
  /** Answers a question that has one answer, right or wrong. */
  async function give(page: Page, number: number): Promise<void> {
    await page
      .getByRole("navigation", { name: "Questions" })
      .getByRole("button")
      .nth(number - 1)
      .click();
    await question(page, number).waitFor();
    const [first] = examKey(slug)[await shownQuestion(page)] ?? [];
    await answer(page, [first ?? ""]);
  }
  const calls = "**/quiz-next/";
  /** Takes one tab offline. */
  const cut = (page: Page) => page.route(calls, (route) => route.abort("internetdisconnected"));
  const saved = (page: Page, state: "saved" | "waiting") => page.locator(`[data-state="${state}"]`).waitFor();
  const answers = async (): Promise<number> => {
    const { attempt } = await (await context.request.get(`${api}/exams/en/${slug}/progress/`)).json();
    return Object.keys(attempt.answers).length;
  };

  it("both offline and closed: all answers of both arrive when the exam is opened again", async () => {
    const [one, other] = await twoTabs();
    await context.setOffline(true);
    await give(one, 1);
    await give(one, 2);
    await saved(one, "waiting");
    await give(other, 3);
    await saved(other, "waiting");
    expect(await onDevice(one)).toBe(3);
    await one.close();
    await other.close();
    await context.setOffline(false);

    const later = await context.newPage();
    await later.goto(exam);
    await later.getByText("3 of 10 answered").waitFor();
    await expect.poll(answers, soon).toBe(3);
    await expect.poll(() => onDevice(later), soon).toBe(0);
  });

  it("one offline and closed, the other answering: the other one delivers everything", async () => {
    const [one, other] = await twoTabs();
    await cut(one);
    await give(one, 1);
    await give(one, 2);
    await give(other, 3);
    await one.close();
    await expect.poll(answers, soon).toBe(3);
    await other.getByText("3 of 10 answered").waitFor();
    await expect.poll(() => onDevice(other), soon).toBe(0);
  });

  it("with two answers to one question: the later one counts, even if the earlier one is sent later", async () => {
    const [one, other] = await twoTabs();
    await Promise.all([cut(one), cut(other)]);
    const inputs = (page: Page) => page.locator("main fieldset label:has(input)");
    let number = 1;
    // A question with options.
    for (; (await inputs(one).count()) < 2; number += 1) {
      await button(one, "Next").click();
      await question(one, number + 1).waitFor();
    }
    const id = await shownQuestion(one);
    await inputs(one).nth(0).click();
    await saved(one, "waiting");
    await other
      .getByRole("navigation", { name: "Questions" })
      .getByRole("button")
      .nth(number - 1)
      .click();
    await question(other, number).waitFor();
    await inputs(other).nth(1).click();
    await saved(other, "waiting");
    await other.unroute(calls);
    await saved(other, "saved");
    const given = await other
      .locator("main fieldset input:checked")
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    await one.unroute(calls);
    await saved(one, "saved");
    const onServer = async () => {
      const { attempt } = await (await context.request.get(`${api}/exams/en/${slug}/progress/`)).json();
      return [...attempt.answers[id]].sort();
    };
    await expect.poll(onServer, soon).toEqual([...given].sort());
    const shown = one.locator("main fieldset input:checked");
    expect((await shown.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))).sort()).toEqual(
      [...given].sort(),
    );
  });
});

describe("without a network", () => {
  const course = "seo-basics";
  const base = `${api}/courses/en/${course}`;
  interface StepOf {
    id: number;
    number: number;
    type: string;
    done: boolean;
    lesson: number;
  }
  /** The course's steps on the server. */
  const steps = async (): Promise<StepOf[]> => {
    const { lessons } = await (await context.request.get(`${base}/structure/`)).json();
    return lessons.flatMap(({ number, steps: all }: { number: number; steps: StepOf[] }) =>
      all.map((one) => ({ ...one, lesson: number })),
    );
  };
  /** The first step of this type, on the page of an enrolled learner. */
  async function stepOf(type: string): Promise<{ page: Page; step: StepOf; path: string }> {
    await device();
    await context.request.post(`${base}/enroll/`, { data: {} });
    const step = (await steps()).find((one) => one.type === type);
    if (!step) throw new Error(`The course has no ${type}.`);
    const page = await context.newPage();
    const path = `/academy/courses/${course}/lessons/lesson-${step.lesson}/?step=${step.number}`;
    await page.goto(path);
    await page.locator(`main article[data-type="${type}"]`).waitFor();
    return { page, step, path };
  }
  const isDone = async (id: number) => (await steps()).find((one) => one.id === id)?.done;

  it("a quiz answer is kept, also through a closed tab, and checked when the quiz is opened again", async () => {
    const { page, step, path } = await stepOf("quiz");
    await page.locator("main fieldset label:has(input)").first().click();
    await context.setOffline(true);
    await button(page, "Check!").click();
    await page.getByText("Your answer is saved on this device").waitFor();
    expect(await onDevice(page)).toBe(1);
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(path);
    await later
      .getByRole("status")
      .filter({ hasText: /Correct|Incorrect/ })
      .first()
      .waitFor();
    expect(await onDevice(later)).toBe(0);
    const { answered } = await (await context.request.get(`${base}/steps/${step.id}/`)).json();
    expect(Object.keys(answered)).toHaveLength(1);
  });

  it("the next page that opens delivers a quiz answer", async () => {
    const { page, step } = await stepOf("quiz");
    await page.locator("main fieldset label:has(input)").first().click();
    await context.setOffline(true);
    await button(page, "Check!").click();
    await page.getByText("Your answer is saved on this device").waitFor();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto("/academy/terms/");
    await later.getByText("What was saved on this device has been sent.").waitFor();
    expect(await onDevice(later)).toBe(0);
    const { answered } = await (await context.request.get(`${base}/steps/${step.id}/`)).json();
    expect(Object.keys(answered)).toHaveLength(1);
  });

  it("a step marked as done is kept and delivered automatically when the network is back", async () => {
    const { page, step } = await stepOf("text");
    await context.setOffline(true);
    await button(page, "Mark as done").click();
    await page.getByText("Marked as done on this device").waitFor();
    await context.setOffline(false);
    await page.getByText("Done", { exact: true }).first().waitFor();
    expect(await isDone(step.id)).toBe(true);
    expect(await onDevice(page)).toBe(0);
  });

  it("a step marked as done is delivered before the lesson is shown again", async () => {
    const { page, step, path } = await stepOf("text");
    await context.setOffline(true);
    await button(page, "Mark as done").click();
    await page.getByText("Marked as done on this device").waitFor();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(path);
    await later.getByText("Done", { exact: true }).first().waitFor();
    expect(await isDone(step.id)).toBe(true);
  });

  it("a message is kept through a reload and sent when the network is back; an unsent text is still there", async () => {
    await device();
    const page = await context.newPage();
    await page.goto("/academy/terms/#feedback");
    const message = page.getByRole("textbox", { name: "Your message" });
    await message.fill("Begun before a reload");
    await page.reload();
    await message.waitFor();
    await expect.poll(() => message.inputValue(), soon).toBe("Begun before a reload");
    await context.setOffline(true);
    await button(page, "Send").click();
    await page.getByText("Your message is saved on this device").waitFor();
    expect(await onDevice(page)).toBe(1);
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    const [request] = await Promise.all([
      later.waitForRequest(
        (one) => one.method() === "POST" && (one.postData() ?? "").includes("Begun before a reload"),
      ),
      later.goto("/academy/terms/"),
    ]);
    expect((await request.response())?.ok()).toBe(true);
    await expect.poll(() => onDevice(later), soon).toBe(0);
  });

  it("a step of one learner does not count for another who signs in in another tab, and waits", async () => {
    const { page, step, path } = await stepOf("text");
    const alice = learners.at(-1) ?? "";
    const bob = learners[0] ?? "";
    const calls = `**/steps/${step.id}/**`;
    await page.route(calls, (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
    await button(page, "Mark as done").click();
    await page.getByText("Marked as done on this device").waitFor();
    await signIn(context, bob);
    await context.request.post(`${base}/enroll/`, { data: {} });
    await page.unroute(calls);
    const refused = page.waitForResponse((response) => response.request().method() === "POST");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    expect((await refused).status()).toBe(401);
    expect([await isDone(step.id), await onDevice(page)]).toEqual([false, 1]);
    await signIn(context, alice);
    await page.goto(path);
    await page.getByText("Done", { exact: true }).first().waitFor();
    expect(await isDone(step.id)).toBe(true);
    await expect.poll(() => onDevice(page), soon).toBe(0);
  });
});
