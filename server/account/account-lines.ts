import type { Started } from "../start";
import { demoPassword, demoPromoCode } from "./demo-accounts";
import type { DemoMode } from "./demo-mode";

/** Lists a demo's accounts, or explains how a site that is not a demo gets its first account (R71). */
export function accountLines({ kind, demo }: Pick<Started, "kind" | "demo">, mode: DemoMode): string[] {
  if (demo.accounts.length > 0)
    return [
      ...(mode === "declared"
        ? ["This is a demo: anyone who can reach it can sign in with these accounts, as an administrator too.\n"]
        : []),
      `Demo accounts, all with the password ${demoPassword}:`,
      ...demo.accounts.map(({ email, what }) => `  ${email.padEnd(26)} ${what}`),
      `\nPromo code for any of them: ${demoPromoCode}\n`,
    ];
  if (kind === "postgres") return [];
  return [
    ...(mode === "declared" ? ["This is a demo.\n"] : []),
    `There are no demo accounts: ${demo.hindrance ?? "they were deleted"}.`,
    ...(demo.hindrance === null
      ? []
      : ["ACADEMY_DEMO=yes adds them; anyone who can reach the site can then sign in, as an administrator too."]),
    "For an account of your own, stop the server and run npm run admin -- create-admin EMAIL\n",
  ];
}
