import { demoAccounts, demoPassword, demoPromoCode } from "../server/demo-accounts";
import type { Started } from "../server/start";

/** Says where the site is, who may try it, and how to stop. */
export function announce({ url, kind }: Started): void {
  console.log(`\nThe academy is running at ${url}\n`);
  if (kind === "embedded") {
    console.log(`Demo accounts, all with the password ${demoPassword}:`);
    for (const { email, what } of demoAccounts) console.log(`  ${email.padEnd(26)} ${what}`);
    console.log(`\nPromo code for any of them: ${demoPromoCode}\n`);
  }
  console.log("Stop it with Ctrl+C.");
}
