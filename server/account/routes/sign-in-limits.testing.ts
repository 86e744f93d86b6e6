import { expect } from "vitest";
import { session } from "../../../contract/account/session";
import type { TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { signInFailure } from "../schema/accounts";

export const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The hash of the password "right". */
export const rightPassword = await hashPassword("right");

interface From {
  from?: string;
  /** The token of the device cookie. */
  device?: string;
  app?: TestServer["app"];
}

/** Sign-ins at a server, and the accounts and addresses that they need. */
export function signInsAt(server: () => TestServer) {
  let addresses = 0;
  /** An address in a network that no request has come from yet. */
  const freshAddress = () => {
    addresses += 1;
    return `10.${addresses >> 8}.${addresses & 255}.1`;
  };
  const signIn = async (
    email: string,
    password: string,
    { from = freshAddress(), device, app = server().app }: From = {},
  ) => {
    const response = await app.inject({
      method: "POST",
      url: session.signIn.path,
      payload: { email, password },
      remoteAddress: from,
      ...(device && { cookies: { academy_device: device } }),
    });
    const given = response.cookies.find(({ name }) => name === "academy_device");
    return {
      status: response.statusCode,
      wait: Number(response.headers["retry-after"] ?? 0),
      device: given?.value ?? "",
      token: response.cookies.find(({ name }) => name === "academy_session")?.value ?? null,
      cookie: given,
    };
  };
  const statusOf = async (...args: Parameters<typeof signIn>) => (await signIn(...args)).status;
  const fail = async (count: number, email: string, from: string) => {
    for (const _ of times(count)) expect(await statusOf(email, "wrong", { from })).toBe(401);
  };
  const newEmail = async () => (await server().learner({ passwordHash: rightPassword })).email;

  /** Wrong guesses by other people, from their own networks, without the cost of hashing. */
  const attack = async (email: string, count: number) => {
    const rows = times(count).map(() => {
      const address = freshAddress();
      return { email, address, network: address.replace(/1$/, "0/24"), failedAt: server().clock.now() };
    });
    await server().database.db.insert(signInFailure).values(rows);
    return rows.map(({ address }) => address);
  };

  return { freshAddress, signIn, statusOf, fail, newEmail, attack };
}
