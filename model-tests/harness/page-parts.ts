import { password } from "./learner";
import { context, page } from "./visit";

// Parts of the running test's page, and users' actions on them.

export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const dialog = (name: string) => page.getByRole("dialog", { name });
export const footer = () => page.getByRole("contentinfo");

/** Presses keys one after the other. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The name of the focused element: its own, that of its label, or its text. */
export const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    return (element?.getAttribute("aria-label") ?? label?.textContent ?? "").trim();
  });

/**
 * Presses Tab until this has the focus, as people do once they see it.
 * @throws {Error} if no Tab key leads there
 */
export async function tabTo(name: string | RegExp): Promise<void> {
  const named = page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true }));
  await named.filter({ visible: true }).first().waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    const at = await focused();
    if (typeof name === "string" ? at === name : name.test(at)) return;
    await press("Tab");
  }
  throw new Error(`No Tab key leads to ${name}; the focus is on “${await focused()}”.`);
}

/** Moves the focus there with the Tab key, and presses Enter. */
export async function pressOn(name: string): Promise<void> {
  await tabTo(name);
  await press("Enter");
}

/** Waits until the page's scripts listen. */
export const ready = () =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /Sign in|Profile/ })
    .waitFor();

/** Fills in and submits the sign-in form. */
export async function signInAs(email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
}

/** Disconnects the network until the page reports it. */
export async function loseConnection(): Promise<void> {
  await context.setOffline(true);
  await page.getByText("You’re offline.").waitFor();
  await context.setOffline(false);
}
