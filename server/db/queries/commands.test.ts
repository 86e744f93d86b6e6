import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAccounts, findByEmail, lockAccount, removeAccount, renameAccount } from "../../account/queries/accounts";
import { addSession } from "../../account/queries/sessions";
import { databases } from "../../testing/databases";
import type { OpenDatabase } from "../database";
import { type Beginning, beginCommand } from "./commands";
import { storedReply, storeReply } from "./idempotency";

/** How many transactions wait for another one. */
async function waitingFor({ db }: OpenDatabase): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return ((await db.execute(waiting)) as never as { rows: unknown[] }).rows.length;
}

const now = new Date("2026-03-01T12:00:00Z");

describe.each(databases)("the beginning of a command on $name", ({ open }) => {
  let opened: OpenDatabase;
  let accounts = 0;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  /** A new account with a session that lasts an hour. */
  async function newCaller() {
    accounts += 1;
    const tokenHash = `hash-${accounts}`;
    const email = `learner-${accounts}@example.test`;
    const named = { email, name: "Lea", passwordHash: null, permissions: {} } as const;
    await addAccounts(opened.db, [{ ...named, paidStatus: "free", productGroup: "free", createdAt: now }]);
    const accountId = (await findByEmail(opened.db, email))?.account.id ?? 0;
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await addSession(opened.db, { tokenHash, accountId, createdAt: now, expiresAt });
    const begin = (given: Partial<Beginning> = {}) =>
      opened.db.transaction((tx) =>
        beginCommand(tx, { tokenHash, now, isLocked: true, claim: null, order: null, ...given }),
      );
    return { accountId, begin };
  }
  const claim = { key: "a-key", requestHash: "a-hash" };
  const order = (number: number, device = "a-device") => ({ subject: "name", device, number });

  it("finds the caller", async () => {
    const { accountId, begin } = await newCaller();
    expect(await begin()).toMatchObject({
      account: { id: accountId, name: "Lea", permissions: { "academy.admin": false } },
      isNew: true,
      isSuperseded: false,
    });
  });

  it.each([true, false])(
    "is refused if the session has ended or the account is gone (locked: %s)",
    async (isLocked) => {
      const { accountId, begin } = await newCaller();
      expect(await begin({ isLocked, claim, order: order(1), now: new Date("2026-03-01T13:00:00Z") })).toBeNull();
      await removeAccount(opened.db, accountId);
      expect(await begin({ isLocked, claim, order: order(1) })).toBeNull();
    },
  );

  it("claims a key once, and finds what was stored under it", async () => {
    const { accountId, begin } = await newCaller();
    expect(await begin({ claim })).toMatchObject({ isNew: true });
    await storeReply(opened.db, { accountId, key: claim.key }, { a: 1 });
    expect(await begin({ claim })).toMatchObject({ isNew: false });
    expect(await storedReply(opened.db, { accountId, key: claim.key })).toEqual({
      requestHash: claim.requestHash,
      reply: { a: 1 },
    });
  });

  it("knows whether a later command of the device has arrived; a repeat changes nothing about it", async () => {
    const { begin } = await newCaller();
    expect(await begin({ claim, order: order(2) })).toMatchObject({ isSuperseded: false });
    expect(await begin({ order: order(1) })).toMatchObject({ isSuperseded: true });
    expect(await begin({ order: order(1, "another-device") })).toMatchObject({ isSuperseded: false });
    expect(await begin({ claim, order: order(9) })).toMatchObject({ isNew: false });
    expect(await begin({ order: order(3) })).toMatchObject({ isSuperseded: false });
  });

  it("waits for the account, and then sees what the other command has written to it, to the key and to the order", async (test) => {
    if (opened.kind === "embedded") return test.skip("it runs one transaction at a time");
    const { accountId, begin } = await newCaller();
    let waiting: ReturnType<typeof begin> | undefined;
    await opened.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      waiting = begin({ claim, order: order(1) });
      await expect.poll(() => waitingFor(opened)).toBeGreaterThan(0);
      const tokenHash = `hash-${accounts}`;
      await beginCommand(tx, { tokenHash, now, isLocked: true, claim, order: order(2) });
      await renameAccount(tx, accountId, "Another Name");
    });
    expect(await waiting).toMatchObject({ account: { name: "Another Name" }, isNew: false });
    expect(await begin({ order: order(1) })).toMatchObject({ isSuperseded: true });
  });
});
