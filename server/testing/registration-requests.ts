import { eq } from "drizzle-orm";
import { registration } from "../../contract/account/registration";
import { hashPassword } from "../account/password";
import { account } from "../account/schema/accounts";
import { mailbox } from "../mail/queries/mails";
import type { Caller, TestServer } from "./test-server";

/** The hash of the password "right". */
let passwordHash: Promise<string> | null = null;
export const hashOfRight = (): Promise<string> => {
  passwordHash ??= hashPassword("right");
  return passwordHash;
};

/** Gives an account, if it is one, the password "right". */
export async function givePassword({ database }: TestServer, id: number): Promise<void> {
  if (id > 0)
    await database.db
      .update(account)
      .set({ passwordHash: await hashOfRight() })
      .where(eq(account.id, id));
}

let people = 0;
const newAddress = (): string => {
  people += 1;
  return `person-${people}@example.test`;
};
const goodPassword = "correct horse battery";
const toRegister = () => ({ email: newAddress(), password: goodPassword, name: "Nia New", returnTo: "/academy/" });
/** The token in the last mail to an address. */
async function tokenFor({ app, database }: TestServer, email: string): Promise<string> {
  await app.academy.outbox?.deliver();
  const last = (await mailbox(database.db)).find((mail) => mail.email === email);
  return /#([\w-]{43})/.exec(last?.plain ?? "")?.[1] ?? "";
}

/** A well-formed call of every endpoint about registering and passwords. */
export const registrationRequests = {
  "registration.register": () => ({ body: toRegister() }),
  "registration.confirm": async (server: TestServer) => {
    const body = toRegister();
    await server.visitor.call(registration.register, { body });
    return { body: { linkToken: await tokenFor(server, body.email), password: goodPassword } };
  },
  "registration.forgotPassword": () => ({ body: { email: newAddress(), returnTo: "/academy/" } }),
  "registration.newPassword": async (server: TestServer) => {
    const { email } = await server.learner({ passwordHash: await hashOfRight() });
    await server.visitor.call(registration.forgotPassword, { body: { email, returnTo: "/academy/" } });
    return { body: { linkToken: await tokenFor(server, email), password: goodPassword } };
  },
  "registration.changePassword": async (server: TestServer, { id }: Caller) => {
    await givePassword(server, id);
    return { body: { current: "right", password: goodPassword } };
  },
  "registration.changeEmail": async (server: TestServer, { id }: Caller) => {
    await givePassword(server, id);
    return { body: { email: newAddress(), password: "right" } };
  },
  "registration.confirmNewEmail": async (server: TestServer) => {
    const who = await server.learner({ passwordHash: await hashOfRight() });
    const email = newAddress();
    await who.call(registration.changeEmail, { body: { email, password: "right" } });
    return { body: { linkToken: await tokenFor(server, email), password: "right" } };
  },
};
