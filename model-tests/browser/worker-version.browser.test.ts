import { expect, it } from "vitest";
import { visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { browser, context, openPage, page, server, siteForAccounts } from "../harness/visit";
import { startWorkerProxy } from "../harness/worker-proxy";

const own = siteForAccounts(import.meta.url);

const course = "seo-basics";
const lesson = `/academy/courses/${course}/lessons/lesson-1/?step=2`;

/** A test that is repeated needs another one: the step is not done yet. */
const learners = [own("free"), own("paid")];

const hasWaiting = () =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration("/academy/"))?.waiting));
/** Whether the document is still the one that was marked. */
const mark = () => page.evaluate(() => void document.documentElement.setAttribute("data-marked", ""));
const isMarked = () => page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
const follow = async (name: string, heading: string | RegExp) => {
  await page.getByRole("link", { name, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
};

it("a new version waits during a lesson and while another page is open", async () => {
  const proxy = await startWorkerProxy(server.origin);
  const device = await visitor(browser, proxy.origin, 1280, { serviceWorkers: "allow" });
  await signIn(device, learners.shift() ?? "");
  await device.request.post(`/academy/private/api/v2/courses/en/${course}/enroll/`, { data: {} });
  await openPage(device, proxy.origin);
  await page.goto("/academy/courses/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const other = await context.newPage();
  await other.goto("/academy/terms/");

  proxy.publish();
  await page.goto(lesson);
  await expect.poll(hasWaiting).toBe(true);
  await mark();
  // In the lesson, nothing changes, whatever is opened in it.
  await page.getByRole("button", { name: "Mark as done", exact: true }).click();
  await page.getByText("Done", { exact: true }).first().waitFor();
  expect([await isMarked(), await hasWaiting()]).toEqual([true, true]);

  // With another page open, the files of the earlier version are still needed.
  await follow("SEO basics", "SEO basics");
  await page.getByText("of 29 steps").waitFor();
  expect([await isMarked(), await hasWaiting()]).toEqual([true, true]);
  await context.close();
  await proxy.close();
});
