import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountLines } from "../account/account-lines";
import { demoAccounts, demoPassword, demoPromoCode } from "../account/demo-accounts";
import { type Demo, prepareDemo, removeDemo } from "../account/demo-data";
import { addAccounts, findByEmail, removeAccount } from "../account/queries/accounts";
import { auditRows } from "../account/queries/audit";
import { accountsWithRights } from "../account/queries/demo-seeds";
import { putPromoCode } from "../account/queries/promo-codes";
import { account } from "../account/schema/accounts";
import { readConfig } from "../config";
import { promoCode } from "../engagement/schema";
import { hasRecorded } from "../telemetry/queries";
import { databases } from "../testing/databases";
import { migrationsFolder } from "./applied-migrations";
import type { OpenDatabase } from "./database";

type Env = Record<string, string>;
const now = new Date("2026-03-01T12:00:00Z");
const postgres = { DATABASE_URL: "postgres://u@127.0.0.1/academy" };
const proxied = { ACADEMY_ORIGIN: "https://academy.example" };
const everywhere = { HOST: "0.0.0.0" };
const declared = { ACADEMY_DEMO: "yes" };

/** What the start prints about accounts. */
function printed(demo: Demo, env: Env): string {
  const { demo: mode, databaseUrl } = readConfig(env);
  return accountLines({ kind: databaseUrl === null ? "embedded" : "postgres", demo }, mode).join("\n");
}

describe.each(databases)("a demo (R71) on $name", ({ open }) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const begin = (env: Env) => prepareDemo(opened.db, readConfig(env), now);
  const emails = async () =>
    (await opened.db.select({ email: account.email }).from(account).orderBy(account.id)).map(({ email }) => email);
  const codes = async () => (await opened.db.select({ code: promoCode.code }).from(promoCode)).map(({ code }) => code);
  const all = demoAccounts.map(({ email }) => email);

  it.each<[Env, "local" | "declared" | "none", RegExp]>([
    [{}, "local", /^Demo accounts, all with the password academy-demo:\n {2}free@/],
    [{ ...everywhere, ...declared }, "declared", /^This is a demo: .*\n\nDemo accounts/],
    [
      everywhere,
      "none",
      /^There are no demo accounts: HOST is 0\.0\.0\.0\.\nACADEMY_DEMO=yes adds them; .*\n.*create-admin/,
    ],
    [proxied, "none", /^There are no demo accounts: ACADEMY_ORIGIN is https:\/\/academy\.example\./],
    [postgres, "none", /^$/],
  ])("with %j is %s", async (env, mode, says) => {
    const demo = await begin(env);
    const isDemo = mode !== "none";
    expect(readConfig(env)).toMatchObject({ demo: mode, flows: isDemo ? "open" : "staff" });
    expect(await emails()).toEqual(isDemo ? all : []);
    expect(await codes()).toEqual(isDemo ? [demoPromoCode] : []);
    expect(await hasRecorded(opened.db)).toBe(isDemo);
    expect(demo.accounts.map(({ email }) => email)).toEqual(isDemo ? all : []);
    const text = printed(demo, env);
    expect(text).toMatch(says);
    expect(text.includes(demoPassword)).toBe(isDemo);
  });

  it("never restores what was deleted, however it is started", async () => {
    await begin({});
    const found = await findByEmail(opened.db, "admin-free@academy.test");
    await removeAccount(opened.db, found?.account.id ?? 0);
    await putPromoCode(opened.db, { code: demoPromoCode, usesLeft: 3, expiresAt: null, plusDays: 30 }, now);
    for (const env of [{}, declared, { ...everywhere, ...declared }]) {
      const demo = await begin(env);
      expect(await emails()).toEqual(all.filter((email) => email !== "admin-free@academy.test"));
      expect(printed(demo, env)).not.toContain("admin-free@");
    }
    expect(await opened.db.select({ left: promoCode.usesLeft }).from(promoCode)).toEqual([{ left: 3 }]);
  });

  it("does not open its accounts to others if a start does not mention a demo", async () => {
    await begin({});
    await expect(begin(everywhere)).rejects.toThrow(
      "This database has demo accounts, like admin-free@academy.test, whose password is public, and HOST is 0.0.0.0; set ACADEMY_DEMO=yes to show a demo to others, set ACADEMY_DATA_DIR to a new folder for a site of your own, or remove them with `npm run admin -- remove-demo`.",
    );
    await expect(begin(proxied)).rejects.toThrow(/and ACADEMY_ORIGIN is https:\/\/academy\.example; set ACADEMY_DEMO/);
    await expect(begin(postgres)).rejects.toThrow(/whose password is public; remove them with `npm run admin/);
    await begin({ ...everywhere, ...declared });
  });

  it("can be turned into a real site and stays one", async () => {
    await begin({});
    const ada = {
      email: "ada@academy.example",
      name: "Ada",
      passwordHash: null,
      permissions: { "academy.admin": true },
    };
    await addAccounts(opened.db, [{ ...ada, paidStatus: "admin_paid", productGroup: "business", createdAt: now }]);
    expect(await removeDemo(opened.db, now)).toEqual(all.toSorted());
    expect([await emails(), await accountsWithRights(opened.db)]).toEqual([[ada.email], [ada.email]]);
    expect(await opened.db.select({ left: promoCode.usesLeft }).from(promoCode)).toEqual([{ left: 0 }]);
    expect(await hasRecorded(opened.db)).toBe(false);
    const recorded = await auditRows(opened.db, { action: "account-deleted", limit: 20 });
    expect(recorded.map(({ targetKind }) => targetKind)).toEqual(all.map(() => "account"));
    await begin(proxied);
    expect(printed(await begin({}), {})).toMatch(/^There are no demo accounts: they were deleted\.\nFor an account/);
    expect(await emails()).toEqual([ada.email]);
    expect(await removeDemo(opened.db, now)).toEqual([]);
  });

  it("is not added to a site that started without one unless the settings say so", async () => {
    await begin(proxied);
    expect(await removeDemo(opened.db, now)).toEqual([]);
    const demo = await begin({});
    expect(await emails()).toEqual([]);
    expect(printed(demo, {})).toMatch(
      /^There are no demo accounts: this database was created without them\.\nACADEMY_DEMO=/,
    );
    await begin(declared);
    expect(await emails()).toEqual(all);
  });

  it("is recognized if an earlier version started it", async () => {
    await begin({});
    await opened.db.delete(account).where(eq(account.email, "editor@academy.test"));
    await opened.db.execute("delete from demo_seed");
    const file = readdirSync(migrationsFolder()).find((name) => name.endsWith("_demo_seed.sql")) ?? "";
    const [, fill = ""] = readFileSync(join(migrationsFolder(), file), "utf8").split("--> statement-breakpoint");
    await opened.db.execute(fill);
    await begin({});
    expect(await emails()).toEqual(all.filter((email) => email !== "editor@academy.test"));
    await expect(begin(proxied)).rejects.toThrow(/^This database has demo accounts/);
  });
});
