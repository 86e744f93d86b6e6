import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { password } from "../harness/learner";
import { button, focused, tabTo } from "../harness/page-parts";
import { context, page, seen, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const field = () => page.getByRole("dialog").getByLabel("Your password");
/** The page, and what has the focus in it. */
const focusedAt = () =>
  page.evaluate(() => `${location.pathname} ${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

/** A learner on their profile page; each test that deletes an account has its own. */
async function atProfile(email: string): Promise<void> {
  await visit({ email });
  await page.goto("/academy/profile/");
  await page.getByRole("heading", { name: "Delete your account" }).waitFor();
  // With the parts that load later: a call of theirs would be the first to tell that a session has ended.
  await page.getByText("This browser").first().waitFor();
  await expect.poll(() => page.getByRole("main").locator("[aria-busy=true]").count()).toBe(0);
}
const statusOfSignIn = async (email: string) =>
  (await context.request.post("/academy/private/api/v2/auth/login/", { data: { email, password } })).status();

describe("personal data (L24)", () => {
  it("downloads as a file with the account's enrollments", async () => {
    await atProfile(own("free"));
    await context.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
    const [download] = await Promise.all([page.waitForEvent("download"), button("Download my data").click()]);
    expect(download.suggestedFilename()).toMatch(/^academy-data-\d{4}-\d\d-\d\d\.json$/);
    await page.getByText(`Your data was saved as ${download.suggestedFilename()}.`).waitFor();
    const text = await readFile(await download.path(), "utf8");
    const { account, records } = JSON.parse(text);
    expect(account.email).toBe(own("free"));
    expect(records.enrolments).toHaveLength(1);
    expect(text).not.toContain("argon2");
    expect(seen.complaints).toEqual([]);
    expect(seen.strangers).toEqual([]);
  });

  it("is deleted by keyboard alone: refused with a wrong password, then gone, and signing in fails", async () => {
    const email = own("paid");
    await atProfile(email);
    await page.evaluate(() => localStorage.setItem("academy.outbox.0.other", "kept"));
    await tabTo("Delete my account");
    await page.keyboard.press("Enter");
    await field().waitFor();
    // The field has the focus, and Escape gives it back to the button.
    await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(focused).toContain("Delete my account");

    await page.keyboard.press("Enter");
    await field().waitFor();
    await page.keyboard.type("wrong");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "That isn’t the password for this account" }).waitFor();
    expect(await field().inputValue()).toBe("");
    expect(await statusOfSignIn(email)).toBe(204);

    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Your account has been deleted" }).waitFor();
    await expect.poll(focusedAt).toBe("/academy/profile/ H1 Your account has been deleted");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    expect((await context.cookies()).filter(({ name }) => name === "academy_session")).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("academy.outbox.0.other"))).toBe("kept");

    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    // The page's heading takes the focus first: later, it would take it from a field.
    await expect.poll(focused).toBe("Sign in");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Wrong email or password").waitFor();
    // The console errors are the refusals that this test causes.
    expect(seen.complaints.filter((text) => !/status of (401|403)/.test(text))).toEqual([]);
  });

  it("links home after the deletion", async () => {
    await atProfile(own("trial"));
    await button("Delete my account").click();
    await field().fill(password);
    await button("Delete permanently").click();
    await page.getByRole("link", { name: "Go to main page" }).click();
    await page.waitForURL("**/academy/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await page.getByText(/Sign in to see your profile|Your account has been deleted/).waitFor();
  });

  it("says that the outcome is unknown if the reply is lost", async () => {
    const email = own("promo");
    await atProfile(email);
    // The server performs the command; the reply is lost.
    await page.route(
      "**/users/delete/",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await button("Delete my account").click();
    await field().fill(password);
    await button("Delete permanently").click();
    await page.getByText("We couldn’t confirm the deletion").waitFor();
    expect(await field().inputValue()).toBe(password);
    await button("Delete permanently").click();
    await page.getByText("Your account may have been deleted even though we got no confirmation").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    expect(await statusOfSignIn(email)).toBe(401);
  });

  it("sends nothing while offline, and continues once online", async () => {
    const email = own("student");
    await atProfile(email);
    await button("Delete my account").click();
    await field().fill(password);
    await context.setOffline(true);
    await page.getByText("You’re offline").waitFor();
    await button("Delete permanently").click();
    await page.getByText("We couldn’t delete your account").waitFor();
    await context.setOffline(false);
    await page.getByText("We couldn’t delete your account").waitFor({ state: "detached" });
    expect(await field().inputValue()).toBe(password);
    expect(seen.requests.filter((path) => path.includes("/users/delete/"))).toEqual([]);
    expect(await statusOfSignIn(email)).toBe(204);
  });
});

describe("a session that ends in the middle", () => {
  const signInAgain = async (email: string) => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
  };

  it("asks to sign in for the export, and comes back", async () => {
    const email = own("editor");
    await atProfile(email);
    await context.clearCookies();
    await button("Download my data").click();
    await page.getByText("Your session has ended").first().waitFor();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).first().click();
    await signInAgain(email);
    await page.waitForURL("**/academy/profile/");
    await button("Download my data").waitFor();
  });

  it("stays on the form if a page needs an account, and comes back to that page", async () => {
    const email = own("editor");
    await atProfile(email);
    await context.clearCookies();
    await page.getByRole("contentinfo").getByRole("link", { name: "My certificates" }).click();
    await page.waitForURL("**/academy/sign-in/**");
    await signInAgain(email);
    await page.waitForURL("**/academy/certification/my-certificates/");
    await page.getByText("No certificates yet").waitFor();
  });
});

describe("an account of the main site (sst.access)", () => {
  it("is redirected to the site's root, stays there, and can sign out", async () => {
    await visit();
    await page.goto("/academy/sign-in/");
    await page.getByLabel("Email").fill(own("sst"));
    await page.getByLabel("Password").fill("academy-demo");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Main site" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("**/academy/");
    await page.getByRole("link", { name: "Sign in", exact: true }).waitFor();
  });
});
