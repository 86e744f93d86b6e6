import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "../db/database";
import { usageKey } from "./schema";

/** How long a token is valid, in hours: as long as the longest time in a state that is counted. */
export const tokenHours = 24;

/** The tokens with which pages prove that this site has served them. */
export interface Tokens {
  issue(now: Date): Promise<string>;
  isValid(token: string, now: Date): Promise<boolean>;
}

const hourOf = (now: Date): number => Math.floor(now.getTime() / 3_600_000);

const signed = (hour: number, key: string): string =>
  `${hour}.${createHmac("sha256", key).update(`academy usage ${hour}`).digest("base64url")}`;

/** The site's key, which the first process that needs it makes. */
async function readKey(db: Database): Promise<string> {
  const find = async () => (await db.select({ key: usageKey.key }).from(usageKey))[0]?.key;
  const known = await find();
  if (known !== undefined) return known;
  const key = randomBytes(32).toString("base64url");
  await db.insert(usageKey).values({ key }).onConflictDoNothing();
  return (await find()) ?? key;
}

/**
 * A token is the hour with a signature: the same for everyone who asks in that hour, so it does not tell visitors apart.
 * All processes of the site accept it.
 */
export function createTokens(db: Database): Tokens {
  let known: Promise<string> | undefined;
  const keyOf = (): Promise<string> => {
    known ??= readKey(db).catch((thrown: unknown) => {
      known = undefined;
      throw thrown;
    });
    return known;
  };
  return {
    issue: async (now) => signed(hourOf(now), await keyOf()),
    async isValid(token, now) {
      const hour = Number(token.split(".")[0]);
      // The clock of the process that issued it may be ahead.
      const isRecent = hour <= hourOf(now) + 1 && hour >= hourOf(now) - tokenHours;
      if (!isRecent) return false;
      const [expected, given] = [Buffer.from(signed(hour, await keyOf())), Buffer.from(token)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
