import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { Id, IdParam, Instant, trimmedText } from "../primitives";

/** Bytes as WebAuthn's JSON has them: base64url without padding. */
const bytes = (maxLength: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxLength));

/** An authenticator's name for a passkey: 1023 bytes at most, by the standard. */
const CredentialId = bytes(1364);

/** How browsers reach an authenticator; names that they add later are passed on as they are. */
const Transports = z.array(z.string().check(z.regex(/^[a-z-]{1,32}$/))).check(z.maxLength(10));

const Descriptor = z.object({
  id: CredentialId,
  type: z.literal("public-key"),
  transports: z.optional(z.array(z.string())),
});

/** What a browser needs to make a passkey; its names are the standard's (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What a browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`). Without `allowCredentials`: any. */
export const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
};

/** A new passkey as the browser gives it (`RegistrationResponseJSON`); what is not needed is not read. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(50_000),
    transports: z.optional(Transports),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** A passkey's signature as the browser gives it (`AuthenticationResponseJSON`). */
export const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(2000),
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

/** 1–60 code points after trimming. */
export const PasskeyName = trimmedText(1, 60);

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  /** When it was last used here; null if never. */
  usedAt: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyList = z.object({
  passkeys: z.array(Passkey),
  /** Whether the sign-in asks for a passkey after the password: for administrators and editors that have one (R61). */
  isAsked: z.boolean(),
  /** Recovery codes that have not been used; null if none were made. */
  codesLeft: z.nullable(z.int().check(z.minimum(0))),
});
export type PasskeyList = z.infer<typeof PasskeyList>;

/** As a person types it: case, spaces and hyphens do not matter. */
const RecoveryCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

const own = "/academy/private/api/v2/users/passkeys";
/** Below the address of the sign-in, so that the cookie of a known browser is sent here too. */
const signIn = "/academy/private/api/v2/auth/login";

/** Passkeys: signing in and confirming with a device instead of a password (R61). */
export const passkeys = {
  list: endpoint({
    id: "passkeys.list",
    method: "GET",
    path: `${own}/`,
    summary: "The account's passkeys, the newest first, and how many recovery codes are left (R61).",
    access: "signed-in",
    reply: PasskeyList,
  }),
  addOptions: endpoint({
    id: "passkeys.addOptions",
    method: "POST",
    path: `${own}/options/`,
    summary: "Begins adding a passkey: what the browser needs, for five minutes and one try (R61).",
    access: "signed-in",
    confirmed: true,
    reply: CreationOptions,
  }),
  add: endpoint({
    id: "passkeys.add",
    method: "POST",
    path: `${own}/`,
    summary: "Adds the passkey that the browser has made; it is named after the browser (R61).",
    access: "signed-in",
    confirmed: true,
    body: z.object({ credential: NewCredential }),
    reply: Passkey,
  }),
  rename: endpoint({
    id: "passkeys.rename",
    method: "PUT",
    path: `${own}/{id}/`,
    summary: "Renames one of the account's passkeys (R61).",
    access: "signed-in",
    params: z.object({ id: IdParam }),
    body: z.object({ name: PasskeyName }),
    reply: Passkey,
  }),
  remove: endpoint({
    id: "passkeys.remove",
    method: "DELETE",
    path: `${own}/{id}/`,
    summary: "Removes one of the account's passkeys; with the last one, the recovery codes end (R61).",
    access: "signed-in",
    confirmed: true,
    params: z.object({ id: IdParam }),
    reply: null,
  }),
  makeCodes: endpoint({
    id: "passkeys.makeCodes",
    method: "POST",
    path: "/academy/private/api/v2/users/recovery-codes/",
    summary: "Makes ten recovery codes, which replace earlier ones. This reply alone contains them (R61).",
    access: "signed-in",
    confirmed: true,
    reply: z.object({ codes: z.array(z.string()) }),
  }),
  confirmOptions: endpoint({
    id: "passkeys.confirmOptions",
    method: "POST",
    path: "/academy/private/api/v2/users/sessions/confirm/options/",
    summary: "Begins a confirmation with a passkey: what the browser needs, for five minutes and one try (R60, R61).",
    access: "signed-in",
    reply: RequestOptions,
  }),
  signInOptions: endpoint({
    id: "passkeys.signInOptions",
    method: "POST",
    path: `${signIn}/options/`,
    summary:
      "Begins a sign-in with a passkey, or its second step after the password: what the browser needs, for five minutes and one try (R61).",
    access: "public",
    body: z.object({ step: z.enum(["alone", "after-password"]) }),
    reply: RequestOptions,
  }),
  signIn: endpoint({
    id: "passkeys.signIn",
    method: "POST",
    path: `${signIn}/passkey/`,
    summary: "Signs in with a passkey, and sets the session cookie, always a new session (R16, R61).",
    access: "public",
    body: z.object({ credential: Assertion }),
    reply: null,
  }),
  recover: endpoint({
    id: "passkeys.recover",
    method: "POST",
    path: `${signIn}/recovery-code/`,
    summary: "Signs in with a recovery code after the password, in place of a passkey; each works once (R61).",
    access: "public",
    body: z.object({ code: RecoveryCode }),
    reply: null,
  }),
};
