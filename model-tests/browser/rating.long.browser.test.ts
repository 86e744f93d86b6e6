import { beforeEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { signIn } from "../harness/learner";
import { button } from "../harness/page-parts";
import { context, page, seen, startSite, visit } from "../harness/visit";

startSite();
beforeEach(() => visit());

const course = "/academy/courses/seo-basics/";

const heading = (name: string) => page.getByRole("heading", { name });
const enrol = (slug: string) =>
  context.request.post(`/academy/private/api/v2/courses/en/${slug}/enroll/`, { data: {} });

describe("a course's rating", () => {
  const stars = (count: number) => page.getByRole("radio", { name: `${count} star` });

  it("is not shown to visitors", async () => {
    await page.goto(course);
    await page.getByText("You’ll sign in first").waitFor();
    expect(await heading("Rate this course").count()).toBe(0);
  });

  it("is set by keyboard, survives a reload, and can be changed", async () => {
    await signIn(context, "free@academy.test");
    await enrol("seo-basics");
    await page.goto(course);
    await heading("Rate this course").waitFor();
    await holds(page);
    await stars(1).focus();
    await page.keyboard.press("Space");
    for (let star = 1; star < 4; star += 1) await page.keyboard.press("ArrowRight");
    expect(await stars(4).isChecked()).toBe(true);
    await holds(page);
    await page.keyboard.press("Enter");
    await page.getByText("Thank you. You can change your rating anytime.").waitFor();
    await holds(page);

    await page.reload();
    await heading("Rate this course").waitFor();
    expect(await stars(4).isChecked()).toBe(true);
    await stars(4).focus();
    await page.keyboard.press("ArrowLeft");
    await button("Cancel").click();
    expect(await stars(4).isChecked()).toBe(true);
    expect(seen.complaints).toEqual([]);
  });

  it("stays selected if it does not arrive, and disappears with the course", async () => {
    await signIn(context, "student@academy.test");
    await enrol("seo-basics");
    await page.goto(course);
    await page.locator("label").filter({ hasText: "5 stars" }).click();
    await page.route("**/rating/", (route) => route.abort(), { times: 1 });
    await button("Save rating").click();
    await page.getByRole("alert").filter({ hasText: "We couldn’t save your rating" }).waitFor();
    expect(await stars(5).isChecked()).toBe(true);
    await holds(page);
    await button("Save rating").click();
    await page.getByText("Thank you. You can change your rating anytime.").waitFor();
    await button("Leave this course").click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave course" }).click();
    await heading("Rate this course").waitFor({ state: "detached" });
  });
});
