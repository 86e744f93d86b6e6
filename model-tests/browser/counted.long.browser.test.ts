import { beforeEach, describe, expect, it } from "vitest";
import type { UseOfMachine } from "../../contract/telemetry";
import { holds } from "../harness/axe";
import { password } from "../harness/learner";
import { dialog, footer, press, ready } from "../harness/page-parts";
import { context, page, seen, startSite, visit } from "../harness/visit";

startSite();
beforeEach(() => visit());

const course = "/academy/courses/seo-basics/";

describe("what is counted", () => {
  const counted = () => footer().getByRole("link", { name: "What we count" });
  const lines = () => dialog("What we count").getByRole("listitem");
  const stored = () => page.evaluate(() => sessionStorage.getItem("academy.reports"));
  const personal = /@academy|academy-demo|Frida|Lovelace|promo-typed|words that I typed|feedback that I wrote/;

  /** A visit in which someone types various texts. */
  async function leaveTraces(email: string): Promise<void> {
    await page.goto(course);
    await page.getByRole("button", { name: "Enroll for free" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("0 of").first().waitFor();
    await press("/");
    await page.keyboard.type("words that I typed");
    await page.getByText("No results for").first().waitFor();
    await press("Escape", "Escape");
    await page.getByRole("banner").getByRole("link", { name: "Profile:" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("Name saved.").waitFor();
    await footer().getByRole("link", { name: "Feedback" }).click();
    await dialog("Feedback").getByLabel("Your message").fill("feedback that I wrote");
    await dialog("Feedback").getByRole("button", { name: "Send" }).click();
    await dialog("Feedback").getByText("Thank you.").waitFor();
    await press("Escape");
    await dialog("Feedback").waitFor({ state: "detached" });
  }

  it("is empty without consent", async () => {
    await leaveTraces("student@academy.test");
    expect(await stored()).toBeNull();
    await counted().click();
    await dialog("What we count").getByText("Nothing has been counted yet.").waitFor();
    expect(seen.requests.filter((url) => /\/assets\/transitions|\/flows\//.test(url))).toEqual([]);
    await holds(page);
  });

  it("consists of kinds of users, pages, and steps, nothing personal; only sums of steps are sent, and only to the server", async () => {
    const sent: Promise<{ body: string; headers: Record<string, string> }>[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/flows/counts/")) return;
      sent.push(request.allHeaders().then((headers) => ({ body: request.postData() ?? "", headers })));
    });
    const bodies = async () => (await Promise.all(sent)).map(({ body }) => body);
    await page.goto("/academy/courses/");
    await ready();
    await footer().getByLabel("Count my visits").check();
    await leaveTraces("free@academy.test");
    await counted().click();
    await dialog("What we count").waitFor();
    const told = (await lines().allInnerTexts()).map((line) => JSON.parse(line));
    expect(told.map(({ type, tag }) => type === "user" && tag)).toContain("Free-User");
    expect(told.filter(({ type }) => type === "page").map((report) => report.path)).toContain("/academy/profile/");
    expect(told).toContainEqual({
      type: "step",
      machine: "enrolment",
      transitions: ["enrolment.enrolling done(enrol)"],
      entered: ["enrolment.enrolled"],
      left: [{ state: "enrolment.enrolling", seconds: expect.any(Number) }],
      leftPage: false,
      locale: "en",
    });
    expect(new Set(told.map(({ machine }) => machine)).size).toBeGreaterThan(5);
    expect(JSON.stringify(told)).not.toMatch(personal);
    await expect.poll(stored).not.toBeNull();
    expect(await stored()).not.toMatch(personal);
    expect(seen.strangers).toEqual([]);
    await expect
      .poll(async () => (await bodies()).join(), { timeout: 20_000 })
      .toContain('"transition":"enrolment.enrolling done(enrol)"');
    for (const { body, headers } of await Promise.all(sent)) {
      expect(body).not.toMatch(personal);
      expect(Object.keys(JSON.parse(body)).sort()).toEqual(["locale", "states", "token", "transitions"]);
      expect([headers.cookie, headers.origin]).toEqual([undefined, new URL(page.url()).origin]);
    }
    await holds(page);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Clear reports" }).click();
    await dialog("What we count").getByText("Nothing has been counted yet.").waitFor();
    expect(await stored()).toBeNull();
    expect(seen.complaints).toEqual([]);
  });

  it("includes the states that a page is left in, and what happened before the counting code had loaded", async () => {
    const sent: string[] = [];
    const statuses: number[] = [];
    context.on("request", (request) => {
      if (request.url().endsWith("/flows/counts/")) sent.push(request.postData() ?? "");
    });
    context.on("response", (response) => {
      if (response.url().endsWith("/flows/counts/")) statuses.push(response.status());
    });
    const countsOf = (name: string) =>
      sent
        .flatMap((body) => [...JSON.parse(body).transitions, ...JSON.parse(body).states])
        .filter(({ transition, state }) => (transition ?? state) === name);
    await page.goto("/academy/terms/");
    await ready();
    await footer().getByLabel("Count my visits").check();
    await page.goto("/academy/courses/");
    // The first thing that happens on a page.
    await expect
      .poll(() => countsOf("academy.connectivity.unwatched site.opened"), { timeout: 20_000 })
      .toHaveLength(1);
    // What a page sends while it is left cannot be observed from here: the server says what has arrived.
    const timesLeft = async () => {
      const answer = await context.request.get("/academy/flows/data/usage.json?machine=catalogue&source=visits");
      const { states } = (await answer.json()) as UseOfMachine;
      return states.find(({ state }) => state === "catalogue.list.shown")?.leftWithPage ?? 0;
    };
    const before = await timesLeft();
    await page.goto("/academy/faq/");
    await expect.poll(timesLeft).toBe(before + 1);
    await expect.poll(() => statuses.length).toBe(sent.length);
    expect(new Set(statuses)).toEqual(new Set([204]));
    await holds(page);
  });

  it("stops at once when consent is withdrawn, in every tab, also while the session is being recorded", async () => {
    await page.goto(`${course}?record`);
    await ready();
    await footer().getByLabel("Count my visits").check();
    const other = await context.newPage();
    await other.goto("/academy/courses/");
    await other.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    const box = other.getByRole("contentinfo").getByLabel("Count my visits");
    await expect.poll(() => box.isChecked()).toBe(true);
    await other.getByRole("banner").getByRole("link", { name: "Webinars" }).click();
    await expect.poll(() => other.evaluate(() => sessionStorage.getItem("academy.reports"))).toContain("webinars");

    await footer().getByLabel("Count my visits").uncheck();
    await expect.poll(() => box.isChecked()).toBe(false);
    await expect.poll(() => other.evaluate(() => sessionStorage.getItem("academy.reports"))).toBeNull();
    await other.getByRole("banner").getByRole("link", { name: "Courses" }).click();
    await other.waitForURL("**/academy/courses/");
    await press("g", "c");
    await page.waitForURL("**/academy/courses/");
    await page.waitForTimeout(1000);
    expect(await stored()).toBeNull();
    expect(await other.evaluate(() => sessionStorage.getItem("academy.reports"))).toBeNull();
    // The recording continues.
    expect(await page.getByRole("complementary", { name: "Recording" }).textContent()).toMatch(/[1-9]\d* event/);
  });
});
