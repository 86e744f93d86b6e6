import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import { instant } from "../db/columns";

/** Every key that Open Badges were ever signed with: badges stay in wallets, and verifiers request their keys. */
export const badgeKey = pgTable(
  "badge_key",
  {
    /** Thumbprint of the public key, RFC 7638. */
    thumbprint: text("thumbprint").primaryKey(),
    publicKey: jsonb("public_key").$type<JWK>().notNull(),
    /** Null for a key from the environment. */
    privateKey: jsonb("private_key").$type<JWK>(),
    /** Created here, once, because no key was configured. */
    isGenerated: boolean("is_generated").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("badge_key_generated").on(t.isGenerated).where(sql`${t.isGenerated}`),
    check("badge_key_private", sql`${t.isGenerated} = (${t.privateKey} is not null)`),
    check("badge_key_public", sql`not ${t.publicKey} ? 'd'`),
  ],
);
