/** What accounts go through, by keyboard alone: a learner from registering to the end of a plan, and an administrator. */
import { mkdirSync, writeFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "../../server/db/open";
import { KeyboardWalk } from "../harness/focus-stops";
import { password } from "../harness/learner";
import { press, ready } from "../harness/page-parts";
import { page, server, startSite, visit } from "../harness/visit";

startSite();

const sizes = [
  { size: "1280x900", width: 1280, height: 900 },
  { size: "375x667", width: 375, height: 667 },
];

/** Presses a control that Tab leads to. */
async function use(walk: KeyboardWalk, role: string, name: string | RegExp): Promise<void> {
  await walk.tabTo(role, name);
  await press("Enter");
}

async function type(walk: KeyboardWalk, name: string | RegExp, text: string): Promise<void> {
  await walk.tabTo("textbox", name);
  await page.keyboard.type(text);
}

/** Keeps the list of stops, and expects that each can be seen, is marked, and has a name. */
function keep(walk: KeyboardWalk, file: string): void {
  mkdirSync("test-results", { recursive: true });
  writeFileSync(`test-results/${file}`, `${walk.toMarkdown()}\n`);
  expect(walk.stops.filter(({ isSeen, isMarked, name }) => !(isSeen && isMarked && name))).toEqual([]);
}

/** Lets the plans of an account end, as if the days had passed. The embedded database has one process at a time. */
async function endPlans(email: string): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir, databaseUrl: null });
  await db.execute(sql`update account set trial_until = now() - interval '1 day', plus_until = now() - interval '1 day'
    where email = ${email}`);
  await close();
  await server.restart();
}

it.each(sizes)(
  "registers, confirms, tries Academy Plus, studies, redeems a code, and goes on after the plan’s end ($size)",
  { retry: 0 },
  async ({ size, width, height }) => {
    const email = `kay-${width}@example.test`;
    await visit({ more: { viewport: { width, height } } });
    const walk = await KeyboardWalk.on(page);
    await page.goto("/academy/sign-in/");
    await ready();

    await use(walk, "link", "Create an account");
    await walk.arrive("Create an account");
    await type(walk, /^Name/, "Kay Keys");
    await type(walk, /^Email/, email);
    await type(walk, /^Password/, "correct horse battery");
    await press("Enter");
    await page.getByText(`We sent an email to ${email}.`).waitFor();
    await walk.arrive("Create an account");
    await use(walk, "link", "Open the demo’s mailbox");
    await page.getByRole("heading", { name: "Mailbox" }).waitFor();
    await use(walk, "link", /confirm-email/);
    await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
    await type(walk, /^The password you chose/, "correct horse battery");
    await press("Enter");
    await page.waitForURL("**/academy/");
    await page.getByRole("link", { name: "Profile: Kay Keys" }).waitFor();

    // A lesson of academy-plus says what it needs, and leads to the trial.
    await page.goto("/academy/courses/brief-a-writer/");
    await walk.tabTo("link", "Go to your plan");
    await press("Enter");
    await walk.arrive("Your plan");
    await use(walk, "button", "Start the trial");
    await use(walk, "button", "Start 7 days now");
    await page.getByText("You’re on trial and can study Academy Plus until").waitFor();
    await walk.arrive("Your plan");
    await page.goto("/academy/courses/brief-a-writer/");
    await use(walk, "button", "Enroll");
    await walk.arrive("Start course");
    await press("Enter");
    await page.locator("main article h2").first().waitFor();
    await use(walk, "button", "Next");

    // The plan ends on the way: what was begun can be finished, and a code brings the plan back.
    await endPlans(email);
    await page.reload();
    await walk.tabTo("button", /^(Next|Mark as done)/);
    await page.goto("/academy/profile/");
    await page.getByText("You’ve already had your trial.").waitFor();
    await type(walk, "Code", "academy-demo");
    await press("Enter");
    await page.getByText("academy-demo redeemed.").waitFor();
    await page.getByText(/A promo code lets you study Academy Plus until/).waitFor();
    await walk.note();
    await endPlans(email);
    await page.reload();
    await page.getByText("You’ve already had your trial.").waitFor();
    keep(walk, `keyboard-account-${size}.md`);
  },
);

it.each(sizes)(
  "an administrator finds an account, gives it a right, takes it away, and reads both in the audit log ($size)",
  { retry: 0 },
  async ({ size, width, height }) => {
    const [email, name] = width > 600 ? ["trial@academy.test", "Tara Trial"] : ["paid@academy.test", "Paul Paid"];
    await visit({ more: { viewport: { width, height } } });
    const walk = await KeyboardWalk.on(page);
    await page.goto("/academy/administration/");
    await ready();
    await use(walk, "button", "Sign in");
    await walk.arrive("Sign in");
    await type(walk, /^Email/, "admin@academy.test");
    await type(walk, /^Password/, password);
    await press("Enter");

    await walk.arrive("Administration");
    await use(walk, "link", "Accounts");
    await walk.arrive("Accounts");
    await walk.tabTo("searchbox", "Email or name");
    await page.keyboard.type(email);
    await press("Enter");
    await page.getByText("1 account", { exact: true }).waitFor();
    await use(walk, "link", new RegExp(name));
    await walk.arrive(name);

    await use(walk, "button", "Give the right “Editor”");
    await use(walk, "button", "Give the right");
    await page.getByText(`${email} now has the right “Editor”.`).waitFor();
    // The focus is where it was before the question, on what takes the right away now.
    await page.getByRole("button", { name: "Take away the right “Editor”" }).waitFor();
    expect((await walk.note()).name).toBe("Take away the right “Editor”");
    await press("Enter");
    await use(walk, "button", "Take the right away");
    await page.getByText(`${email} no longer has the right “Editor”.`).waitFor();
    await page.getByRole("button", { name: "Give the right “Editor”" }).waitFor();
    expect((await walk.note()).name).toBe("Give the right “Editor”");

    await use(walk, "link", "All entries about this account");
    await walk.arrive("Audit log");
    const entries = page.getByText(`admin@academy.test changed the account ${email}.`);
    await expect.poll(() => entries.count()).toBe(2);
    keep(walk, `keyboard-administration-${size}.md`);
  },
);
