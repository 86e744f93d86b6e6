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

/** The text of the focused element. */
export const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");

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
