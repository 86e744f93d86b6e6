import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { described } from "../primitives";
import { emailAsStored } from "./email-address";
import { PersonName } from "./person-name";

/** A new password's length: in code points at least this (ASVS 5.0, 6.2) … */
export const minPasswordLength = 12;
/** … and in UTF-16 units at most this, so that checking one cannot take long. */
export const maxPasswordLength = 200;

/** An address that mails can be sent to, in lower case and composed form (NFC): one that needs no quoting. */
export const EmailAddress = z
  .string()
  .check(
    ...emailAsStored,
    z.regex(/^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}.]+(?:\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u, {
      error: "must be an email address",
    }),
  )
  .register(described, { type: "string", format: "email", maxLength: 254 });

export const NewPassword = z
  .string()
  .check(
    z.maxLength(maxPasswordLength),
    z.refine<string>((text) => [...text].length >= minPasswordLength, {
      error: `must have at least ${minPasswordLength} characters`,
    }),
  )
  .register(described, { type: "string", minLength: minPasswordLength, maxLength: maxPasswordLength });

/** The secret in a link that was sent by mail. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/, { error: "must be the token of a link" }));

/** The page to go on to; one that is not a page of this site becomes the main page. */
const ReturnTo = z.string().check(z.maxLength(1000));

/** Registering, and getting a new password, both by mail (R59). */
export const registration = {
  register: endpoint({
    id: "registration.register",
    method: "POST",
    path: "/academy/private/api/v2/auth/register/",
    summary: "Asks for an account. A mail confirms it; the answer is the same for an address that has one (R59).",
    access: "public",
    body: z.object({ email: EmailAddress, password: NewPassword, name: PersonName, returnTo: ReturnTo }),
    reply: null,
  }),
  confirm: endpoint({
    id: "registration.confirm",
    method: "POST",
    path: "/academy/private/api/v2/auth/confirm/",
    summary:
      "Confirms the address with the link's token and the chosen password: creates the account and signs in (R59).",
    access: "public",
    body: z.object({
      linkToken: LinkToken,
      password: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)),
    }),
    /** The page that registering began on. */
    reply: z.object({ returnTo: z.string() }),
  }),
  forgotPassword: endpoint({
    id: "registration.forgotPassword",
    method: "POST",
    path: "/academy/private/api/v2/auth/forgot-password/",
    summary: "Asks for a mail with a link for a new password; the answer is the same for any address (R59).",
    access: "public",
    body: z.object({ email: EmailAddress, returnTo: ReturnTo }),
    reply: null,
  }),
  newPassword: endpoint({
    id: "registration.newPassword",
    method: "POST",
    path: "/academy/private/api/v2/auth/new-password/",
    summary: "Sets a new password with the link's token; ends all sessions of the account (R59, R60).",
    access: "public",
    body: z.object({ linkToken: LinkToken, password: NewPassword }),
    reply: z.object({ returnTo: z.string() }),
  }),
  changePassword: endpoint({
    id: "registration.changePassword",
    method: "PUT",
    path: "/academy/private/api/v2/users/password/",
    summary: "Changes the password, with the present one; ends all other sessions of the account (R60).",
    access: "signed-in",
    body: z.object({
      current: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)),
      password: NewPassword,
    }),
    reply: null,
  }),
  changeEmail: endpoint({
    id: "registration.changeEmail",
    method: "POST",
    path: "/academy/private/api/v2/users/email/",
    summary:
      "Asks for another email address, with the password. A mail to it confirms it; the answer is the same for an address that is taken (R59).",
    access: "signed-in",
    body: z.object({
      email: EmailAddress,
      password: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)),
    }),
    reply: null,
  }),
  confirmNewEmail: endpoint({
    id: "registration.confirmNewEmail",
    method: "POST",
    path: "/academy/private/api/v2/auth/confirm-new-email/",
    summary: "Gives the account its new email address, with the link’s token and the account’s password (R59).",
    access: "public",
    body: z.object({
      linkToken: LinkToken,
      password: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)),
    }),
    /** The address that the account has now. */
    reply: z.object({ email: z.string() }),
  }),
};
