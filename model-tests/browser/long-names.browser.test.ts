/** What people type can be one long word: on a phone, no page and no dialog is wider for it. */
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromSystem } from "../../server/account/queries/audit";
import { addPromoCode } from "../../server/account/queries/promo-codes";
import { saveSettings, storedSettings } from "../../server/account/queries/site-settings";
import { account } from "../../server/account/schema/accounts";
import { addCertificate } from "../../server/certificates/queries/certificates";
import { rateCourse } from "../../server/courses/queries/ratings";
import { openDatabase } from "../../server/db/open";
import { course, exam } from "../../server/db/schema/content";
import { feedback } from "../../server/engagement/schema";
import { examAttempt } from "../../server/exams/schema";
import { overflow } from "../harness/axe";
import { launch, visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

const email = `${"w".repeat(64)}@${"w".repeat(60)}.example`;
const name = "W".repeat(100);
const code = "W".repeat(64);
const word = "W".repeat(120);
const hash = "W".repeat(64);

/** The learner's account. */
let id = 0;

/** A learner whose name, address, messages, and certificate are each one word, a promo code, and a banner. */
async function addLongNames(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const now = new Date();
  try {
    await db.update(account).set({ name }).where(eq(account.email, "admin@academy.test"));
    const [learner] = await db.insert(account).values({ email, name, createdAt: now }).returning();
    const [firstCourse] = await db.select({ id: course.id }).from(course).limit(1);
    const [firstExam] = await db.select({ id: exam.id }).from(exam).limit(1);
    id = learner?.id ?? 0;
    await db.insert(feedback).values([
      { accountId: id, message: word, url: `/academy/${word}/`, sentAt: now },
      { accountId: id, message: word, url: "/academy/", sentAt: now, doneAt: now, doneBy: id },
    ]);
    await addPromoCode(db, { code, expiresAt: null, usesLeft: null, plusDays: 30 }, fromSystem, now);
    await rateCourse(db, id, firstCourse?.id ?? 0, 4, now);
    const examId = firstExam?.id ?? 0;
    const [attempt] = await db
      .insert(examAttempt)
      .values({
        ...{
          accountId: id,
          examId,
          locale: "en",
          startedAt: now,
          finishedAt: now,
          finishedBy: "learner",
          passed: true,
        },
        ...{ score: 100, passMark: 80, title: word, validityMonths: 0, questions: [{} as never] },
      })
      .returning();
    await addCertificate(db, {
      ...{ hash, accountId: id, examId, attemptId: attempt?.id ?? 0, name, title: word },
      ...{ score: 100, issuedAt: now, expiresAt: null },
    });
    const { revision } = await storedSettings(db, "en");
    const banner = {
      isShown: true,
      title: word,
      text: word,
      link: { href: `/academy/${word}/`, label: "W".repeat(60) },
    };
    const change = { locale: "en" as const, own: { banner, hiddenReviews: [] }, revision };
    await saveSettings(db, change, { nameOf: (review) => review, by: { actorId: id, address: null }, now });
  } finally {
    await close();
  }
}

let server: RunningServer;
let page: Page;
beforeAll(async () => {
  const [started, browser] = await Promise.all([startServer({ prepare: addLongNames }), launch()]);
  server = started;
  const context = await visitor(browser, server.origin, 375);
  await signIn(context, "admin@academy.test");
  page = await context.newPage();
});
afterAll(async () => {
  await page?.context().close();
  await server?.remove();
});

/** Opens a page of the site, and waits until it is complete. */
async function open(path: string): Promise<void> {
  await page.goto(path.replace("{id}", String(id)), { waitUntil: "networkidle" });
  await page.locator("main h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
}

/** By how much each part of the page is wider than the window. Parts that scroll on their own are not. */
const tooWide = () =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, [role=dialog], [role=dialog] *")]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1)
      .filter((part) => !part.closest("[role=region][tabindex='0']"))
      .map((part) => part.outerHTML.slice(0, 80)),
  );

describe("what people type as one long word", () => {
  it.each([
    "/academy/administration/accounts/",
    "/academy/administration/accounts/{id}/",
    "/academy/administration/audit/",
    "/academy/administration/certificates/",
    "/academy/administration/promo-codes/",
    "/academy/administration/ratings/",
    `/academy/administration/feedback/?state=all&search=${"w".repeat(60)}`,
    "/academy/administration/settings/",
    "/academy/editing/",
    "/academy/profile/",
    `/academy/certificates/${hash}/`,
    "/academy/",
  ])("is no wider than a phone where it is shown: %s", async (path) => {
    await open(path);
    expect([await overflow(page), await tooWide()]).toEqual([0, []]);
  });

  it.each([
    ["accounts/{id}", /^Give the right “Editor”/],
    ["promo-codes", new RegExp(`End.*${code}`)],
    ["ratings", /^Remove/],
    ["certificates", /^Revoke/],
  ])(
    "is no wider than a phone in the dialog of the page %s, and its buttons can be pressed",
    async (section, button) => {
      await open(`/academy/administration/${section}/`);
      await page.getByRole("button", { name: button }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      expect(await tooWide()).toEqual([]);
      for (const one of await dialog.getByRole("button").all()) await one.click({ trial: true, timeout: 5000 });
    },
  );
});
