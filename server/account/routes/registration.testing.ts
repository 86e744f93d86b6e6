import { registration } from "../../../contract/account/registration";
import { session } from "../../../contract/account/session";
import { mailbox } from "../../mail/queries/mails";
import type { TestServer } from "../../testing/test-server";

export const password = "correct horse battery";
export const returnTo = "/academy/courses/first-steps/?enroll=1";
/** In seconds. */
export const hour = 60 * 60;

let people = 0;
/** An address without an account. */
export const newEmail = (): string => {
  people += 1;
  return `new-${people}@example.test`;
};

/** The token of the link in a mail. */
export const tokenIn = (plain: string | null | undefined): string => /#([\w-]{43})/.exec(plain ?? "")?.[1] ?? "";

/** What people do with mails, at a server that keeps them for its mailbox. */
export function peopleAt(server: () => TestServer) {
  const visitor = () => server().visitor;
  /** All mails to an address, newest first. */
  const mailsTo = async (email: string) => {
    await server().app.academy.outbox?.deliver();
    return (await mailbox(server().database.db)).filter((mail) => mail.email === email);
  };
  return {
    mailsTo,
    tokenFor: async (email: string) => tokenIn((await mailsTo(email))[0]?.plain),
    register: (email: string, more: object = {}) =>
      visitor().call(registration.register, { body: { email, password, name: "Nia New", returnTo, ...more } }),
    confirm: (linkToken: string, given = password) =>
      visitor().call(registration.confirm, { body: { linkToken, password: given } }),
    forgot: (email: string) => visitor().call(registration.forgotPassword, { body: { email, returnTo } }),
    renew: (linkToken: string, given: string) =>
      visitor().call(registration.newPassword, { body: { linkToken, password: given } }),
    signIn: async (email: string, given: string) =>
      (await visitor().call(session.signIn, { body: { email, password: given } })).status,
  };
}
