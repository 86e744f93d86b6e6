/** Somebody types into a field and presses Enter while the page becomes ready: nothing of it is lost. */
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { registration } from "../../contract/account/registration";
import { listensMark } from "../../src/app/dehydrated-state";
import { hold, scripts } from "../harness/hold";
import { page, siteForAccounts, visit } from "../harness/visit";

siteForAccounts(import.meta.url);

const link = "t".repeat(43);
const field = (label: string) => () => page.getByLabel(label, { exact: true });

/** Stops the page's start at each of its pauses, which are timers without a delay, until `goOn`. */
function stopAtPauses(): void {
  const setTimer = globalThis.setTimeout;
  const paused: (() => void)[] = [];
  const setOrPause = (act: () => void, delay?: number) =>
    delay === undefined ? paused.push(act) : setTimer(act, delay);
  Object.assign(globalThis, {
    setTimeout: setOrPause,
    goOn: () => {
      for (const act of paused.splice(0)) act();
    },
  });
}

/** Goes on to the next pause. Returns whether the page listens. */
const goOn = () =>
  page.evaluate(async (mark) => {
    (globalThis as unknown as { goOn: () => void }).goOn();
    // Enough for what follows without a pause, such as a render.
    await new Promise((done) => requestIdleCallback(done, { timeout: 200 }));
    return performance.getEntriesByName(mark).length > 0;
  }, listensMark);

describe("what is typed while a page becomes ready", () => {
  it.each<[string, string, () => Locator]>([
    ["a name", "/academy/register/", field("Name")],
    ["a password", `/academy/confirm-email/#${link}`, field("The password you chose")],
    ["a search", "/academy/courses/", () => page.locator("main").getByRole("searchbox")],
  ])("stays whole: %s", async (_, path, at) => {
    await visit();
    await page.addInitScript(stopAtPauses);
    await page.goto(path, { waitUntil: "commit" });
    await at().waitFor();
    await at().evaluate((one: HTMLElement) => one.focus());
    let typed = "";
    for (let listens = false; !listens; listens = await goOn()) {
      const letter = String.fromCharCode("a".charCodeAt(0) + (typed.length % 26));
      await page.keyboard.type(letter);
      typed += letter;
    }
    expect(typed.length).toBeGreaterThan(5);
    expect(await at().inputValue()).toBe(typed);
  });

  it.each([0, 6])("includes a choice, after %i pauses of the start", async (pauses) => {
    await visit();
    await page.addInitScript(stopAtPauses);
    await page.goto("/academy/sign-in/", { waitUntil: "commit" });
    const dark = page.getByRole("radio", { name: "Dark" });
    await dark.waitFor({ state: "attached" });
    for (let passed = 0; passed < pauses; passed += 1) await goOn();
    // Pressed, and not checked: a page that has not started may take it back until it has.
    await page.getByText("Dark", { exact: true }).click();
    while (!(await goOn()));
    await expect.poll(() => dark.isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.color)).toBe("dark");
  });

  it.each([
    ["confirm-email", "The password you chose", registration.confirm.path],
    ["new-password", "New password", registration.newPassword.path],
  ])("is sent with Enter, before the scripts of %s have loaded", async (name, label, call) => {
    await visit();
    const release = await hold(page, scripts);
    await page.goto(`/academy/${name}/#${link}`, { waitUntil: "commit" });
    await page.getByLabel(label, { exact: true }).pressSequentially("correct horse battery");
    await page.keyboard.press("Enter");
    const sent = page.waitForRequest((request) => request.url().endsWith(call) && request.method() === "POST");
    release();
    expect((await sent).postDataJSON()).toEqual({ linkToken: link, password: "correct horse battery" });
    await page.getByText("This link no longer works").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("This link no longer works");
  });
});
