import { demoAccounts } from "../account/demo-accounts";
import type { Caller, TestServer } from "./test-server";

/** Every kind of user in the access table: a visitor and the kinds of R20's accounts. */
export const userKinds = ["visitor", ...demoAccounts.map(({ email }) => email.split("@")[0] ?? "")];

/** A caller of a kind: the visitor, or a new account with the rights and the plan of that demo account. */
export async function userOf(server: TestServer, kind: string): Promise<Caller> {
  if (kind === "visitor") return server.visitor;
  const demo = demoAccounts.find(({ email }) => email === `${kind}@academy.test`);
  if (!demo) throw new Error(`There is no demo account ${kind}@academy.test.`);
  const { permissions = {}, paidStatus, productGroup } = demo;
  return server.learner({ permissions, paidStatus, productGroup });
}
