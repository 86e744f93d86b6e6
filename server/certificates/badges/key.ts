import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { type CryptoKey, calculateJwkThumbprint, exportJWK, importJWK, type JWK } from "jose";
import type { Database } from "../../db/database";
import { addBadgeKey, generatedBadgeKey } from "../queries/badge-keys";

/** How badges are signed: ECDSA on P-256, which every verifier knows. */
export const badgeAlgorithm = "ES256";

/** What badges are signed with. */
export interface BadgeKey {
  thumbprint: string;
  privateKey: CryptoKey | Uint8Array;
}

const keyOf = async (privateJwk: JWK, thumbprint: string): Promise<BadgeKey> => ({
  thumbprint,
  privateKey: await importJWK(privateJwk, badgeAlgorithm),
});

/**
 * The key that badges are signed with: the one that the environment gives, else the one in the database, which is made
 * by whoever needs it first. Of several processes that make one at once all take the same. Its public part is kept
 * either way, so that badges can be checked after a change of keys.
 */
export async function badgeKeyOf(db: Database, configured: KeyObject | null, now: Date): Promise<BadgeKey> {
  const kept = configured ? null : await generatedBadgeKey(db);
  if (kept?.privateKey) return keyOf(kept.privateKey, kept.thumbprint);
  const privateObject = configured ?? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const privateKey = await exportJWK(privateObject);
  const publicKey = await exportJWK(createPublicKey(privateObject));
  const thumbprint = await calculateJwkThumbprint(publicKey);
  await addBadgeKey(db, {
    thumbprint,
    publicKey,
    privateKey: configured ? null : privateKey,
    isGenerated: !configured,
    createdAt: now,
  });
  if (configured) return keyOf(privateKey, thumbprint);
  const winner = await generatedBadgeKey(db);
  if (!winner?.privateKey) throw new Error("There is no key for badges.");
  return keyOf(winner.privateKey, winner.thumbprint);
}
