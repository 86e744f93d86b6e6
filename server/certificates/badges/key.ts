import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { type CryptoKey, calculateJwkThumbprint, exportJWK, importJWK, type JWK } from "jose";
import type { Database } from "../../db/database";
import { addBadgeKey, generatedBadgeKey } from "../queries/badge-keys";

/** How badges are signed: ECDSA on P-256, which every verifier supports. */
export const badgeAlgorithm = "ES256";

/** The key that badges are signed with. */
export interface BadgeKey {
  thumbprint: string;
  privateKey: CryptoKey | Uint8Array;
}

const keyOf = async (privateJwk: JWK, thumbprint: string): Promise<BadgeKey> => ({
  thumbprint,
  privateKey: await importJWK(privateJwk, badgeAlgorithm),
});

/**
 * The key that badges are signed with: the key from the environment, otherwise the key in the database, which is
 * created when first needed. If several processes create one at once, all use the same key. Its public part is stored
 * either way, so that badges can still be checked after a key change.
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
