import { passkeys } from "../../contract/account/passkeys";
import { session } from "../../contract/account/session";
import { addPasskey } from "../account/queries/passkeys";
import { Authenticator } from "./authenticator";
import { hashOfRight } from "./registration-requests";
import type { Answer, Caller, TestServer } from "./test-server";

/** The origin of a test's requests. */
export const testOrigin = "http://localhost";

/** The value of a cookie that an answer sets. */
export const cookieIn = ({ headers }: Pick<Answer<unknown>, "headers">, name: string): string =>
  [...String(headers["set-cookie"]).matchAll(new RegExp(`${name}=([\\w-]+)`, "g"))].at(-1)?.[1] ?? "";

/** Adds a passkey to the account of a signed-in caller, as a page does. */
export async function addedPasskey(who: Caller, authenticator = new Authenticator(testOrigin)) {
  const { body: options } = await who.call(passkeys.addOptions, {});
  const answer = await who.call(passkeys.add, { body: { credential: authenticator.create(options) } });
  if (answer.status !== 200) throw new Error(`The passkey was not added: ${JSON.stringify(answer.error)}`);
  return { authenticator, passkey: answer.body };
}

/** Begins a sign-in with a passkey: what a browser has then. */
export async function begunSignIn(server: TestServer, step: "alone" | "after-password" = "alone", cookie = "") {
  const answer = await server.visitor.call(passkeys.signInOptions, { body: { step } }, { headers: { cookie } });
  const token = cookieIn(answer, "academy_passkey");
  return { answer, options: answer.body, cookie: token ? `academy_passkey=${token}` : cookie };
}

/** An editor with a passkey who has just given the password: the browser's cookie then. */
export async function passwordGiven(server: TestServer) {
  const who = await server.learner({
    passwordHash: await hashOfRight(),
    permissions: { "academy.courses.edit": true },
  });
  const { authenticator } = await addedPasskey(who);
  const answer = await server.visitor.call(session.signIn, { body: { email: who.email, password: "right" } });
  return { who, authenticator, answer, cookie: `academy_passkey=${cookieIn(answer, "academy_passkey")}` };
}

/** Adds a passkey to an account that nobody can sign with. @returns where it is; an unknown one for a visitor */
export async function storedPasskey(
  { database, clock }: TestServer,
  { id }: Caller,
): Promise<{ params: { id: string } }> {
  if (id === 0) return { params: { id: "1" } };
  const row = {
    accountId: id,
    publicKey: "key",
    counter: 0,
    isBackedUp: false,
    name: "Laptop",
    createdAt: clock.now(),
  };
  const added = await addPasskey(database.db, { ...row, credentialId: new Authenticator(testOrigin).id });
  return { params: { id: String(added?.id) } };
}

/** A well-formed call of every endpoint about passkeys. */
export const passkeyRequests = {
  "passkeys.list": () => ({}),
  "passkeys.addOptions": () => ({}),
  "passkeys.add": async (_: TestServer, who: Caller) => {
    const authenticator = new Authenticator(testOrigin);
    const { body, status } = await who.call(passkeys.addOptions, {});
    if (status === 200) return { body: { credential: authenticator.create(body) } };
    const { id } = authenticator;
    const response = { clientDataJSON: "e30", attestationObject: "e30" };
    return { body: { credential: { id, rawId: id, type: "public-key", response } } };
  },
  "passkeys.rename": async (server: TestServer, who: Caller) => ({
    ...(await storedPasskey(server, who)),
    body: { name: "Work laptop" },
  }),
  "passkeys.remove": storedPasskey,
  "passkeys.makeCodes": async (server: TestServer, who: Caller) => {
    await storedPasskey(server, who);
    return {};
  },
  "passkeys.confirmOptions": async (server: TestServer, who: Caller) => {
    await storedPasskey(server, who);
    return {};
  },
  "passkeys.signInOptions": () => ({ body: { step: "alone" } }),
  "passkeys.signIn": async (server: TestServer) => {
    const { authenticator } = await addedPasskey(await server.learner());
    const { options, cookie } = await begunSignIn(server);
    return { body: { credential: authenticator.get(options) }, cookie };
  },
  "passkeys.recover": async (server: TestServer) => {
    const { who, cookie } = await passwordGiven(server);
    const { body } = await who.call(passkeys.makeCodes, {});
    return { body: { code: body.codes[0] ?? "" }, cookie };
  },
};
