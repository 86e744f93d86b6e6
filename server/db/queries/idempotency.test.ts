import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AccountGone } from "../../account/queries/accounts";
import { databases } from "../../testing/databases";
import type { OpenDatabase } from "../database";
import { refersToGoneAccount } from "../failures";
import { claimKey } from "./idempotency";

describe.each(databases)("a key of an account that is gone, on $name", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const claimed = (isLocked: boolean): Promise<unknown> => {
    const claim = { accountId: 1, key: "a-key", requestHash: "a-hash", now: new Date() };
    return opened.db.transaction((tx) => claimKey(tx, claim, isLocked)).catch((thrown: unknown) => thrown);
  };

  it("is refused at once, whether or not the command locks the account", async () => {
    expect(await claimed(true)).toBeInstanceOf(AccountGone);
    expect(refersToGoneAccount(await claimed(false))).toBe(true);
  });
});
