import type { Page } from "playwright-core";
import type { AuditedPage } from "./places";

// States that a page gets into while it is used. They last for a moment, or belong to the English course.

const lesson = "/academy/courses/marketing-analytics-basics/lessons/lesson-1/";
const quiz = `${lesson}?step=6`;
const exam = "/academy/certification/agency-growth/";

/** Gives any answer to the question on the page, after starting the quiz again if it is over. */
async function answerQuiz(page: Page): Promise<void> {
  const card = page.locator("main [data-step]");
  const submit = card.locator("form button[type=submit]");
  await card.locator("button").last().waitFor();
  if (!(await submit.count())) await card.locator("button").last().click();
  await submit.waitFor();
  const field = card.locator("fieldset input:not([type=radio], [type=checkbox])");
  if (await field.count()) await field.fill("x");
  else await card.locator("fieldset label").first().click();
  await submit.click();
  await card.locator("h3[data-focus=quiz]").and(card.locator(":not(legend *)")).waitFor();
}

async function finishQuiz(page: Page): Promise<void> {
  const list = page.locator("main [data-step] h4[id^=answers]");
  while (!(await list.count())) {
    await answerQuiz(page);
    await page.locator("main [data-step] button").last().click();
    await list.or(page.locator("main [data-step] form")).first().waitFor();
  }
}

/** Starts the exam, or continues with it. */
async function takeExam(page: Page): Promise<void> {
  const question = page.locator("main [data-question]");
  const start = page.locator("main button[data-main], main button").first();
  await question.or(start).first().waitFor();
  // In another language, the attempt may have begun already: its first question then takes the button's place.
  if (!(await question.count())) await start.click({ timeout: 3000 }).catch(() => undefined);
  await question.waitFor();
}

async function reviewExam(page: Page): Promise<void> {
  await takeExam(page);
  await page.locator("main [data-focus-area] > div > button").last().click();
  await page.locator("main h2[data-focus=exam]").waitFor();
}

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.locator("[role=status] svg").first().waitFor();
}

/** Announces that the connection is back; a toast with the focus stays. */
async function raiseToast(page: Page): Promise<void> {
  await loseConnection(page);
  await page.context().setOffline(false);
  await page.locator("[data-toasts] li button").first().focus();
}

async function suggest(page: Page): Promise<void> {
  await page.locator("input[data-shortcut=search]").focus();
  await page.keyboard.type("seo");
  await page.locator("#search-suggestions [role=option]").first().waitFor();
}

async function signInWrongly(page: Page): Promise<void> {
  await page.locator("main input[type=email]").fill("nobody@academy.test");
  await page.locator("main input[type=password]").fill("a wrong password");
  await page.keyboard.press("Enter");
  await page.locator("main [role=alert]").waitFor();
}

/** Everything that the page asks for about its learner fails. */
const failPrivate = (page: Page) =>
  page.route(/private\/api\/(?!.*users\/profile)/, (route) => route.fulfill({ status: 500, body: "" }));

const failure = (page: Page) => page.locator("main [role=alert]").first().waitFor();
const dialog = (page: Page) => page.getByRole("dialog").first().waitFor();

/** Every state that the audit brings about on a page of `auditedPages`. */
export const auditedStates: readonly AuditedPage[] = [
  { name: "quiz, answered", who: "learner", path: quiz, onMainHost: true, act: answerQuiz },
  { name: "quiz, result", who: "learner", path: quiz, onMainHost: true, act: finishQuiz },
  { name: "exam, question", who: "student", path: exam, onMainHost: true, act: takeExam },
  { name: "exam, review", who: "student", path: exam, onMainHost: true, act: reviewExam },
  { name: "suggestions", who: "visitor", path: "/academy/", act: suggest },
  { name: "offline", who: "learner", path: "/academy/", act: loseConnection },
  { name: "toast", who: "visitor", path: "/academy/", act: raiseToast },
  {
    name: "messages",
    who: "visitor",
    path: "/academy/",
    act: async (page) => {
      await raiseToast(page);
      await page.locator("button[data-shortcut=messages]").click();
      await dialog(page);
    },
  },
  { name: "feedback", who: "learner", path: "/academy/#feedback", act: dialog },
  { name: "sign-in, refused", who: "visitor", path: "/academy/sign-in/", act: signInWrongly },
  { name: "my learning, failed", who: "learner", path: "/academy/my-learning/", before: failPrivate, act: failure },
  { name: "lesson, failed", who: "learner", path: lesson, onMainHost: true, before: failPrivate, act: failure },
];
