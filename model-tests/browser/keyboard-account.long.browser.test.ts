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
async function use(journey: KeyboardWalk, role: string, name: string | RegExp): Promise<void> {
  await journey.tabTo(role, name);
  await press("Enter");
}

async function type(journey: KeyboardWalk, name: string | RegExp, text: string): Promise<void> {
  await journey.tabTo("textbox", name);
  await page.keyboard.type(text);
}

/** Keeps the list of stops, and expects that each can be seen, is marked, and has a name. */
function keep(journey: KeyboardWalk, file: string): void {
  mkdirSync("test-results", { recursive: true });
  writeFileSync(`test-results/${file}`, `${journey.toMarkdown()}\n`);
  expect(journey.stops.filter(({ isSeen, isMarked, name }) => !(isSeen && isMarked && name))).toEqual([]);
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
    const journey = await KeyboardWalk.on(page);
    await page.goto("/academy/sign-in/");
    await ready();

    await use(journey, "link", "Create an account");
    await journey.arrive("Create an account");
    await type(journey, /^Name/, "Kay Keys");
    await type(journey, /^Email/, email);
    await type(journey, /^Password/, "correct horse battery");
    await press("Enter");
    await page.getByText(`We sent an email to ${email}.`).waitFor();
    await journey.arrive("Create an account");
    await use(journey, "link", "Open the demo’s mailbox");
    await page.getByRole("heading", { name: "Mailbox" }).waitFor();
    await use(journey, "link", /confirm-email/);
    await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
    await type(journey, /^The password you chose/, "correct horse battery");
    await press("Enter");
    await page.waitForURL("**/academy/");
    await page.getByRole("link", { name: "Profile: Kay Keys" }).waitFor();

    // A lesson of academy-plus says what it needs, and leads to the trial.
    await page.goto("/academy/courses/brief-a-writer/");
    await journey.tabTo("link", "Go to your plan");
    await press("Enter");
    await journey.arrive("Your plan");
    await use(journey, "button", "Start the trial");
    await use(journey, "button", "Start 7 days now");
    await page.getByText("You’re on trial and can study Academy Plus until").waitFor();
    await journey.arrive("Your plan");
    await page.goto("/academy/courses/brief-a-writer/");
    await use(journey, "button", "Enroll");
    await journey.arrive("Start course");
    await press("Enter");
    await page.locator("main article h2").first().waitFor();
    await use(journey, "button", "Next");

    // The plan ends on the way: what was begun can be finished, and a code brings the plan back.
    await endPlans(email);
    await page.reload();
    await journey.tabTo("button", /^(Next|Mark as done)/);
    await page.goto("/academy/profile/");
    await page.getByText("You’ve already had your trial.").waitFor();
    await type(journey, "Code", "academy-demo");
    await press("Enter");
    await page.getByText("academy-demo redeemed.").waitFor();
    await page.getByText(/A promo code lets you study Academy Plus until/).waitFor();
    await journey.note();
    await endPlans(email);
    await page.reload();
    await page.getByText("You’ve already had your trial.").waitFor();
    keep(journey, `keyboard-account-${size}.md`);
  },
);

it.each(sizes)(
  "an administrator finds an account, gives it a right, takes it away, and reads both in the audit log ($size)",
  { retry: 0 },
  async ({ size, width, height }) => {
    const [email, name] = width > 600 ? ["trial@academy.test", "Tara Trial"] : ["paid@academy.test", "Paul Paid"];
    await visit({ more: { viewport: { width, height } } });
    const journey = await KeyboardWalk.on(page);
    await page.goto("/academy/administration/");
    await ready();
    await use(journey, "button", "Sign in");
    await journey.arrive("Sign in");
    await type(journey, /^Email/, "admin@academy.test");
    await type(journey, /^Password/, password);
    await press("Enter");

    await journey.arrive("Administration");
    await use(journey, "link", "Accounts");
    await journey.arrive("Accounts");
    await journey.tabTo("searchbox", "Email or name");
    await page.keyboard.type(email);
    await press("Enter");
    await page.getByText("1 account", { exact: true }).waitFor();
    await use(journey, "link", new RegExp(name));
    await journey.arrive(name);

    await use(journey, "button", "Give the right “Editor”");
    await use(journey, "button", "Give the right");
    await page.getByText(`${email} now has the right “Editor”.`).waitFor();
    // The focus is where it was before the question, on what takes the right away now.
    await page.getByRole("button", { name: "Take away the right “Editor”" }).waitFor();
    expect((await journey.note()).name).toBe("Take away the right “Editor”");
    await press("Enter");
    await use(journey, "button", "Take the right away");
    await page.getByText(`${email} no longer has the right “Editor”.`).waitFor();
    await page.getByRole("button", { name: "Give the right “Editor”" }).waitFor();
    expect((await journey.note()).name).toBe("Give the right “Editor”");

    await use(journey, "link", "All entries about this account");
    await journey.arrive("Audit log");
    const entries = page.getByText(`admin@academy.test changed the account ${email}.`);
    await expect.poll(() => entries.count()).toBe(2);
    keep(journey, `keyboard-administration-${size}.md`);
  },
);
