import { gzipSync } from "node:zlib";
import { badgePaths, issuerOf } from "./credential";

/**
 * Entries of one list: the minimum of the standard (Bitstring Status List 1.0), so that a request does not reveal whose
 * entry is checked.
 */
export const entriesPerList = 131_072;

/** How long a verifier may cache a list, in milliseconds. */
export const listLasts = 5 * 60 * 1000;

/** The position of a certificate. */
export const statusOf = (certificateId: number) => ({
  list: Math.floor(certificateId / entriesPerList),
  index: certificateId % entriesPerList,
});

/** The entries as a string of bits, the first one leftmost, packed and in base64url with its multibase letter. */
export function encodedList(revoked: readonly number[]): string {
  const bits = Buffer.alloc(entriesPerList / 8);
  for (const index of revoked) {
    const byte = index >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index & 7));
  }
  return `u${gzipSync(bits).toString("base64url")}`;
}

/** The list as a credential: everything revoked up to this instant. */
export function statusListOf(
  site: Parameters<typeof issuerOf>[0],
  list: number,
  revoked: readonly number[],
  now: Date,
) {
  const id = site.origin + badgePaths.statusList(list);
  return {
    "@context": ["https://www.w3.org/ns/credentials/v2"],
    id,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer: issuerOf(site).id,
    validFrom: `${now.toISOString().slice(0, 19)}Z`,
    credentialSubject: {
      id: `${id}#list`,
      type: "BitstringStatusList",
      statusPurpose: "revocation",
      ttl: listLasts,
      encodedList: encodedList(revoked),
    },
  };
}
