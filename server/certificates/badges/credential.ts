import { SignJWT } from "jose";
import { paths } from "../../../src/paths/paths";
import { type BadgeKey, badgeAlgorithm } from "./key";

/** Addresses of what a badge refers to; all use the English host, whatever the request's host. */
export const badgePaths = {
  issuer: "/academy/badges/issuer.json",
  keys: "/academy/badges/jwks.json",
  key: (thumbprint: string) => `/academy/badges/keys/${thumbprint}.json`,
  achievement: (examSlug: string) => `/academy/badges/achievements/${examSlug}.json`,
  statusList: (list: number) => `/academy/badges/status/${list}.jwt`,
};

/** The contexts that Open Badges 3.0 requires, in this order. */
const contexts = [
  "https://www.w3.org/ns/credentials/v2",
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
] as const;

const schema = "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json";

/** The page for earners, and the page for everyone. */
const picture = paths.picture("certificate", "#dff3e7");

/** Whole seconds: tokens store times in seconds, and both must match (Open Badges 3.0, 8.2.6.1). */
const instantOf = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;
const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

interface Site {
  /** Scheme and host of the English pages. */
  origin: string;
  name: string;
}

/** The issuer's name on badges. */
export const issuerOf = ({ origin, name }: Site) => ({
  id: origin + badgePaths.issuer,
  type: ["Profile"],
  name,
  url: origin + paths.home,
});

/** What a badge was earned for. */
export interface Earned {
  examSlug: string;
  title: string;
  description: string;
  /** The criteria for earning it. */
  narrative: string;
}

/** An exam as an achievement. */
export const achievementOf = (site: Site, { examSlug, title, description, narrative }: Earned) => ({
  id: site.origin + badgePaths.achievement(examSlug),
  type: ["Achievement"],
  achievementType: "Certification",
  name: title,
  description,
  criteria: { id: site.origin + paths.exam(examSlug), narrative },
  image: { id: site.origin + picture, type: "Image" },
  creator: issuerOf(site),
});

/** A certificate to turn into a badge. */
export interface Awarded extends Earned {
  hash: string;
  /** Its index in the list of revoked certificates. */
  status: { list: number; index: number };
  name: string;
  issuedAt: Date;
  expiresAt: Date | null;
}

/**
 * A certificate as an Open Badge 3.0, without signature. The recipient is the person named on the certificate; nothing
 * else about them is included, so a badge reveals no more than the public page.
 */
export function credentialOf(site: Site, awarded: Awarded) {
  const { hash, status, name, title, issuedAt, expiresAt } = awarded;
  const page = site.origin + paths.certificate(hash);
  const statusList = site.origin + badgePaths.statusList(status.list);
  return {
    "@context": contexts,
    id: page,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: title,
    issuer: issuerOf(site),
    validFrom: instantOf(issuedAt),
    ...(expiresAt && { validUntil: instantOf(expiresAt) }),
    awardedDate: instantOf(issuedAt),
    credentialSubject: {
      id: `${page}#recipient`,
      type: ["AchievementSubject"],
      identifier: [{ type: "IdentityObject", hashed: false, identityHash: name, identityType: "name" }],
      achievement: achievementOf(site, awarded),
    },
    credentialStatus: {
      id: `${statusList}#${status.index}`,
      type: "BitstringStatusListEntry",
      statusPurpose: "revocation",
      statusListIndex: String(status.index),
      statusListCredential: statusList,
    },
    credentialSchema: [{ id: schema, type: "1EdTechJsonSchemaValidator2019" }],
  };
}

/** The issuer's profile, with the keys that its badges are signed with. */
export function profileOf(site: Site, keys: readonly { thumbprint: string; publicKey: object }[]) {
  const issuer = issuerOf(site);
  const verificationMethod = keys.map(({ thumbprint, publicKey }) => ({
    id: site.origin + badgePaths.key(thumbprint),
    type: "JsonWebKey",
    controller: issuer.id,
    publicKeyJwk: publicKey,
  }));
  return {
    "@context": ["https://www.w3.org/ns/cid/v1", contexts[1]],
    ...issuer,
    image: { id: site.origin + picture, type: "Image" },
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  };
}

/** An achievement as a separate document. */
export const achievementDocument = (site: Site, earned: Earned) => ({
  "@context": contexts,
  ...achievementOf(site, earned),
});

/** A credential of any kind, as far as its token repeats it. */
interface Credential {
  id: string;
  issuer: { id: string } | string;
  validFrom: string;
  validUntil?: string;
  credentialSubject: { id: string };
}

/** Signs a credential as VC-JWT: the token's claims repeat the credential's data (Open Badges 3.0, 8.2.4). */
export const signed = (site: Site, key: BadgeKey, credential: Credential): Promise<string> =>
  new SignJWT({
    ...credential,
    iss: typeof credential.issuer === "string" ? credential.issuer : credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: secondsOf(new Date(credential.validFrom)),
    ...(credential.validUntil && { exp: secondsOf(new Date(credential.validUntil)) }),
  })
    .setProtectedHeader({ alg: badgeAlgorithm, kid: site.origin + badgePaths.key(key.thumbprint), typ: "JWT" })
    .sign(key.privateKey);
