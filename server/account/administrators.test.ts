import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passkeys } from "../../contract/account/passkeys";
import { session } from "../../contract/account/session";
import { databases } from "../testing/databases";
import { passwordGiven } from "../testing/passkey-requests";
import { startTestServer, type TestServer } from "../testing/test-server";
import { createAdministrator, removeLostPasskeys } from "./administrators";
import { isPassword } from "./password";
import { findByEmail } from "./queries/accounts";
import { auditRows } from "./queries/audit";

const password = "correct horse 7";
const ada = { email: "ada@academy.example", name: "Ada", resetPassword: false };
const unasked = () => Promise.reject(new Error("never asked for"));

describe.each(databases)("administrators on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const create = (wanted: Partial<typeof ada>, ask: () => Promise<string> = async () => password) =>
    createAdministrator(server.database.db, { ...ada, ...wanted }, ask, server.clock.now());
  const signsIn = async (email: string, given: string) =>
    (await server.visitor.call(session.signIn, { body: { email, password: given } })).status === 204;

  it("are created with a password, and sign in with it", async () => {
    expect(await create({ email: " Ada@Academy.example " })).toBe("created");
    const found = await findByEmail(server.database.db, ada.email);
    expect(found?.account).toMatchObject({
      name: "Ada",
      permissions: { "academy.admin": true },
      paidStatus: "admin_paid",
      productGroup: "business",
    });
    expect(await signsIn(ada.email, password)).toBe(true);
  });

  it("may be existing accounts, which keep password, name, rights and sessions", async () => {
    const learner = await server.learner({ permissions: { "academy.courses.edit": true } });
    expect(await create({ email: learner.email, name: "Other" }, unasked)).toBe("promoted");
    const { userProfile } = (await learner.call(session.profile, {})).body;
    expect(userProfile).toMatchObject({
      name: "Lea Learner",
      permissions: { "academy.admin": true, "academy.courses.edit": true },
    });
  });

  it("get a new password on request, which ends their sessions", async () => {
    const learner = await server.learner();
    const reset = await create({ email: learner.email, resetPassword: true });
    expect(reset).toBe("promoted with a new password");
    expect((await learner.call(session.profile, {})).body.userProfile.id).toBe(0);
    const found = await findByEmail(server.database.db, learner.email);
    expect(await isPassword(found?.passwordHash ?? null, password)).toBe(true);
  });

  it("may have the longest email address, and a password that only begins with a repetition", async () => {
    const email = "@academy.example".padStart(254, "x");
    expect(await create({ email }, async () => "lalala correct horse")).toBe("created");
  });

  it.each<[Partial<typeof ada>, string, RegExp]>([
    [{ email: "ada" }, password, /^"ada" is not an email address; enter one like/],
    [{ email: "@academy.example".padStart(255, "x") }, password, /is not an email address; enter one like/],
    [{ email: "new@academy.example", name: "x".repeat(101) }, password, /^The name is too long/],
    [{ email: "new@academy.example", name: "Ada\u202elimE" }, password, /^The name has a line break, a control/],
    [{ email: "new@academy.example", name: "12345" }, password, /^The name has no letter/],
    [{ email: "new@academy.example" }, "elevenchars", /^The password is too short; choose one of at least 12/],
    [{ email: "new@academy.example" }, "password12", /^The password is too short/],
    [{ email: "new@academy.example" }, "1Qaz2wsX3edc", /^The password is among the most commonly guessed/],
    [{ email: "new@academy.example" }, "aaaaaaaaaaaaaaa", /^The password is among the most commonly guessed/],
    [{ email: "new@academy.example" }, "Abc123abc123", /^The password is among the most commonly guessed/],
    [{ email: "new@academy.example" }, "NEW@academy.example", /^The password is the email address or part of it/],
    [{ email: "new@academy.example" }, "New-123456789", /^The password is the email address or part of it/],
    [{ email: "new@academy.example" }, "x".repeat(201), /^The password is too long/],
  ])("cannot be created from %j", async (wanted, given, message) => {
    await expect(create(wanted, async () => given)).rejects.toThrow(message);
    expect(await findByEmail(server.database.db, "new@academy.example")).toBeNull();
  });

  it("who have lost their passkeys sign in with the password alone after these are removed (R61)", async () => {
    const { who, answer } = await passwordGiven(server);
    await who.call(passkeys.makeCodes, {});
    expect(answer.error.code).toBe("passkey_needed");
    const remove = (email: string) => removeLostPasskeys(server.database.db, email, server.clock.now());
    expect(await remove(who.email.toUpperCase())).toBe(1);
    expect(await signsIn(who.email, "right")).toBe(true);
    expect((await who.call(passkeys.list, {})).body).toEqual({ passkeys: [], isAsked: false, codesLeft: null });
    const entries = await auditRows(server.database.db, { accountId: who.id, action: "passkey-removed", limit: 9 });
    expect(entries).toMatchObject([{ actorId: null, before: { passkey: expect.any(Number) } }]);
    expect(await remove(who.email)).toBe(0);
    await expect(remove("nobody@academy.example")).rejects.toThrow("There is no account nobody@academy.example.");
  });
});
