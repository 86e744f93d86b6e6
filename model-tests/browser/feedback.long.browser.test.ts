import { beforeEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { signIn } from "../harness/learner";
import { signInAs } from "../harness/page-parts";
import { context, page, seen, startSite, visit } from "../harness/visit";

startSite();
beforeEach(() => visit());

const course = "/academy/courses/seo-basics/";

describe("feedback", () => {
  const control = () => page.getByRole("contentinfo").getByRole("link", { name: "Feedback" });
  const box = () => page.getByRole("dialog", { name: "Feedback" });
  const message = () => box().getByLabel("Your message");
  const send = () => box().getByRole("button", { name: "Send" });
  const text = "The lesson on keywords is very clear.";
  const isCode = (path: string) => /\/assets\/.*(part|Dialog)/.test(path);

  it("loads when someone is about to open it, and not before", async () => {
    await page.goto(course);
    await page.getByText("You’ll sign in first").waitFor();
    expect(seen.requests.filter(isCode)).toEqual([]);
    const fetched = page.waitForRequest((request) => isCode(request.url()));
    await control().hover();
    await fetched;
    expect(await box().count()).toBe(0);
  });

  it("opens and closes by keyboard, and closes on Back", async () => {
    await page.goto("/academy/");
    await control().focus();
    await page.keyboard.press("Enter");
    await box().waitFor();
    await expect.poll(() => message().evaluate((field) => field === document.activeElement)).toBe(true);
    await holds(page);
    await page.keyboard.press("Escape");
    await box().waitFor({ state: "detached" });
    await expect.poll(() => control().evaluate((link) => link === document.activeElement)).toBe(true);
    await control().click();
    await box().waitFor();
    await page.goBack();
    await box().waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/academy/");
    expect(seen.complaints).toEqual([]);
  });

  it("reports that it failed to load, and loads on retry", async () => {
    await page.goto(course);
    await page.getByText("You’ll sign in first").waitFor();
    let isGone = true;
    await page.route(
      (url) => isCode(url.pathname),
      (route) => (isGone ? route.abort() : route.continue()),
    );
    await control().click();
    await page.getByText("We couldn’t load part of this page").waitFor();
    await holds(page);
    isGone = false;
    await page.getByRole("contentinfo").getByRole("button", { name: "Try again" }).click();
    await box().waitFor();
  });

  it("is written by a visitor, kept across sign-in and two pages, and arrives after one network failure", async () => {
    await page.goto(course);
    await control().click();
    await message().fill(text);
    await box().getByText("Sign in to send").waitFor();
    await holds(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Courses", exact: true }).first().click();
    await page.waitForURL("**/academy/courses/");
    await control().click();
    expect(await message().inputValue()).toBe(text);
    await box().getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/academy/sign-in/**");
    await signInAs("admin@academy.test");
    await page.waitForURL("**/academy/courses/#feedback");
    expect(await message().inputValue()).toBe(text);

    await page.route("**/feedback/", (route) => route.abort(), { times: 1 });
    await send().click();
    const sent = page.waitForRequest("**/feedback/");
    await box().getByText("Your message is saved on this device").waitFor();
    expect(await message().inputValue()).toBe(text);
    // About the page on which it was started, by its path.
    expect((await sent).postDataJSON()).toEqual({ message: text, url: course });
    await box().getByText("Thank you. We got your message.").waitFor();
    expect(await message().inputValue()).toBe("");
    await holds(page);
    expect(seen.strangers).toEqual([]);
  });

  it("is kept when the page is left for another provider's sign-in", async () => {
    await page.goto(course);
    await control().click();
    await message().fill(text);
    await box().getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/academy/sign-in/**");
    await signIn(context, "admin-free@academy.test");
    await page.goto(`${course}#feedback`);
    await expect.poll(() => message().inputValue()).toBe(text);
    await send().click();
    await box().getByText("Thank you. We got your message.").waitFor();
    await page.reload();
    await box().waitFor();
    expect(await message().inputValue()).toBe("");
  });

  it("is not sent while offline or if it is too long, and says so", async () => {
    await signIn(context, "promo@academy.test");
    await page.goto("/academy/");
    await control().click();
    await message().fill("x".repeat(2003));
    await box().getByText("3 characters too many").waitFor();
    expect(await send().getAttribute("aria-disabled")).toBe("true");
    await holds(page);
    await message().fill(text);
    await context.setOffline(true);
    await page.getByText("You’re offline").waitFor();
    await send().click();
    await box().getByText("Your message is saved on this device").waitFor();
    await context.setOffline(false);
    await box().getByText("Thank you. We got your message.").waitFor();
  });
});
