import type { BrowserContext, Page } from "playwright-core";
import { type Key, quizKeys } from "./content";

export const password = "academy-demo";

/** Signs in without the page, for tests of something else. */
export async function signIn(context: BrowserContext, email: string): Promise<void> {
  const response = await context.request.post("/academy/private/api/v2/auth/login/", { data: { email, password } });
  if (response.status() !== 204) throw new Error(`Sign-in of ${email} answered ${response.status()}`);
}

/** Completes a course through the API: enrolled, every step done, every quiz passed. */
export async function completeCourse(context: BrowserContext, slug: string, content?: string): Promise<void> {
  const base = `/academy/private/api/v2/courses/en/${slug}`;
  const post = async (path: string, data: unknown = {}) => {
    const response = await context.request.post(`${base}/${path}`, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const keys = quizKeys(slug, content);
  await post("enroll/");
  const structure = await (await context.request.get(`${base}/structure/`)).json();
  for (const { id, type } of structure.lessons.flatMap(
    (lesson: { steps: { id: number; type: string }[] }) => lesson.steps,
  )) {
    if (type !== "quiz") await post(`steps/${id}/`);
    else
      for (const [questionId, answer] of Object.entries(keys[id] ?? {}))
        await post(`steps/${id}/quiz-next/`, { questionId, answer });
  }
}

/** Answers the displayed question as a person would, in its rows or its field. */
export async function answer(page: Page, given: string[]): Promise<void> {
  const field = page.locator("main fieldset input:not([type=radio]):not([type=checkbox])");
  if (await field.count()) return field.fill(given[0] ?? "");
  for (const value of given) await page.locator(`main fieldset label:has(input[value="${value}"])`).click();
}

/** The id of the displayed question. */
export async function shownQuestion(page: Page): Promise<string> {
  const id = await page.locator("main [data-question]").first().getAttribute("data-question");
  if (!id) throw new Error("No question is shown.");
  return id;
}

/** Answers every question of the running attempt correctly and waits until each answer is saved. */
export async function answerAll(page: Page, key: Key): Promise<void> {
  for (;;) {
    await answer(page, key[await shownQuestion(page)] ?? []);
    await page.locator('[data-state="saved"]').waitFor();
    const next = page.getByRole("button", { name: "Next", exact: true });
    if (!(await next.count())) return;
    await next.click();
  }
}
