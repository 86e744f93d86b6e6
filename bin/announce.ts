import { accountLines } from "../server/account/account-lines";
import type { DemoMode } from "../server/account/demo-mode";
import type { Started } from "../server/start";

/** Prints where the site is, how to sign in, and how to stop it. */
export function announce(started: Pick<Started, "url" | "kind" | "demo">, mode: DemoMode): void {
  console.log(`\nThe academy is running at ${started.url}\n`);
  for (const line of accountLines(started, mode)) console.log(line);
  console.log("Stop it with Ctrl+C.");
}
