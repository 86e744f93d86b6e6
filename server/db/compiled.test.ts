import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAccounts } from "../account/queries/accounts";
import { account } from "../account/schema/accounts";
import { databases } from "../testing/databases";
import { loggedDatabase } from "../testing/logged-database";
import { compiled } from "./compiled";
import type { OpenDatabase } from "./database";

const createdAt = new Date("2026-03-01T12:00:00.123Z");

describe.each(databases)("a compiled statement on $name", ({ open }) => {
  let opened: OpenDatabase;
  let built = 0;
  const createdAtOf = compiled((db) => {
    built += 1;
    return db
      .select({ createdAt: account.createdAt, permissions: account.permissions })
      .from(account)
      .where(eq(account.email, sql.placeholder("email")));
  });
  const add = (db: OpenDatabase["db"], email: string) =>
    addAccounts(db, [
      { email, name: "Lea", passwordHash: null, permissions: {}, paidStatus: "free", productGroup: "free", createdAt },
    ]);
  beforeAll(async () => {
    opened = await open();
    await add(opened.db, "lea@example.test");
  });
  afterAll(() => opened.close());

  it("is built once, takes other values each time, and reads columns as what they are", async () => {
    const rows = [{ createdAt, permissions: {} }];
    expect(await createdAtOf(opened.db, { email: "lea@example.test" })).toEqual(rows);
    expect(await createdAtOf(opened.db, { email: "leo@example.test" })).toEqual([]);
    expect(built).toBe(1);
  });

  it("runs in the transaction that it is sent through", async () => {
    const over = opened.db.transaction(async (tx) => {
      await add(tx, "new@example.test");
      expect(await createdAtOf(tx, { email: "new@example.test" })).toHaveLength(1);
      throw new Error("over");
    });
    await expect(over).rejects.toThrow("over");
    expect(await createdAtOf(opened.db, { email: "new@example.test" })).toEqual([]);
  });

  it("is logged by the handle that it is sent through", async () => {
    const logged: unknown[] = [];
    const db = loggedDatabase(opened, { logQuery: (_, params) => logged.push(params) });
    await createdAtOf(db, { email: "lea@example.test" });
    await createdAtOf(opened.db, { email: "leo@example.test" });
    expect(logged).toEqual([["lea@example.test"]]);
  });
});
