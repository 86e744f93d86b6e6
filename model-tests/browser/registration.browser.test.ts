import type { Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axe } from "../harness/axe";
import { signIn } from "../harness/learner";
import { pressOn, tabTo } from "../harness/page-parts";
import { context, page, seen, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

async function open(path: string): Promise<void> {
  await visit();
  await page.goto(path);
}

async function type(field: string, text: string): Promise<void> {
  await tabTo(field);
  await page.keyboard.type(text);
}

/** The server does what it was asked, and the connection breaks before it can say so. */
async function loseAnswer(route: Route): Promise<void> {
  expect((await route.fetch()).status()).toBe(200);
  await route.abort("connectionreset");
}

/** Opens the demo's mailbox with the keyboard and follows the link in the first mail, which has this subject. */
async function followMail(subject: string): Promise<void> {
  await pressOn("Open the demo’s mailbox");
  await page.getByRole("heading", { name: "Mailbox" }).waitFor();
  expect(await page.getByRole("article").first().getByRole("heading").textContent()).toBe(subject);
  await page.getByRole("article").first().getByRole("link").first().focus();
  await page.keyboard.press("Enter");
}

describe("an account by mail (R59)", () => {
  it("is registered, confirmed, and gets a new password, all by keyboard", async () => {
    // A second try of this test finds the account of the first.
    const email = `nia-${Date.now()}@example.test`;
    await open("/academy/sign-in/?returnTo=%2Facademy%2Fcourses%2Fseo-basics%2F");
    await pressOn("Create an account");
    await page.getByRole("heading", { name: "Create an account" }).waitFor();
    await type("Name", "Nia New");
    await type("Email", email);
    await type("Password", "correct horse battery");
    await page.keyboard.press("Enter");
    await page.getByText(`We sent an email to ${email}.`).waitFor();
    expect(await axe(page)).toEqual([]);
    await followMail("Confirm your email address");
    await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
    await type("The password you chose", "not this one");
    await page.keyboard.press("Enter");
    await page.getByText("That isn’t the password you chose").waitFor();
    const chosen = page.getByLabel("The password you chose");
    await chosen.fill("correct horse battery");
    // What was typed can be checked, by keyboard, and is hidden again.
    for (const [name, type] of [
      ["Show", "text"],
      ["Hide", "password"],
    ] as const) {
      await pressOn(name);
      expect([await chosen.getAttribute("type"), await chosen.inputValue()]).toEqual([type, "correct horse battery"]);
    }
    await pressOn("Confirm and sign in");
    await page.waitForURL("**/academy/courses/seo-basics/");
    await page.getByRole("link", { name: "Profile: Nia New" }).waitFor();

    await context.clearCookies({ name: "academy_session" });
    await page.goto("/academy/sign-in/");
    await pressOn("Forgot your password?");
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    await type("Email", email);
    await page.keyboard.press("Enter");
    await page.getByText(`We sent an email to ${email}.`).waitFor();
    await followMail("Choose a new password");
    await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await type("New password", "password1234");
    await page.keyboard.press("Enter");
    await page.getByText("This password is easy to guess.").waitFor();
    await page.getByLabel("New password", { exact: true }).fill("another battery staple");
    await pressOn("Save password");
    await page.getByText("Your new password is saved").waitFor();
    await pressOn("Sign in");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await type("Email", email);
    await type("Password", "another battery staple");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Profile: Nia New" }).waitFor();
    // The two answers that say what was wrong.
    expect(seen.complaints.filter((one) => !/ 40[01] /.test(one) && !/status of 40[01]/.test(one))).toEqual([]);
  });

  it.each(["confirm-email", "new-password"])("needs the whole link: %s", async (name) => {
    await open(`/academy/${name}/#short`);
    await page.getByText("This link no longer works").waitFor();
    expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    expect(seen.complaints).toEqual([]);
  });

  it("gets another password on the page that the profile links to, which keeps the session", async () => {
    await open("/academy/");
    await signIn(context, own("promo"));
    await page.goto("/academy/profile/");
    await pressOn("Change password");
    await page.getByRole("heading", { name: "Change your password" }).waitFor();
    await type("Present password", "not this one");
    await type("New password", "correct horse battery");
    await page.keyboard.press("Enter");
    await page.getByText("That isn’t your present password.").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel("Present password").fill("academy-demo");
    await pressOn("Save password");
    await page.getByText("Every other device has been signed out.").waitFor();
    await pressOn("Back to your profile");
    await page.getByRole("heading", { name: "Delete your account" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Delete your account" }).waitFor();
  });

  it("is there after a lost answer too, and a used link says so to others, and offers to sign in", async () => {
    const email = `tom-${Date.now()}@example.test`;
    await open("/academy/register/?returnTo=%2Facademy%2Fcourses%2F");
    await page.getByLabel("Name").fill("Tom Two");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("correct horse battery");
    await page.keyboard.press("Enter");
    await page.getByText(`We sent an email to ${email}.`).waitFor();
    await page.goto("/academy/mailbox/");
    const link = await page.getByRole("article").first().getByRole("link").first().getAttribute("href");
    await page.route("**/auth/confirm/", loseAnswer, { times: 1 });
    await page.goto(link ?? "");
    await page.getByLabel("The password you chose").fill("correct horse battery");
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.getByText("We couldn’t confirm your address").waitFor();
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.waitForURL("**/academy/courses/");
    await page.getByRole("link", { name: "Profile: Tom Two" }).waitFor();

    const other = await context.newPage();
    await other.goto(link ?? "");
    await other.getByLabel("The password you chose").fill("another battery staple");
    await other.getByRole("button", { name: "Confirm and sign in" }).click();
    await other.getByText("This link has already been used").waitFor();
    expect(await other.getByRole("main").getByRole("link", { name: "Sign in" }).count()).toBe(1);
  });
});
