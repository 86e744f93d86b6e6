import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { notes } from "../../contract/courses/notes";
import { databases } from "../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

describe.each(databases)("a call that is made for another account than the session's, on $name", ({ open }) => {
  let server: TestServer;
  let alice: Caller;
  let bob: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    [alice, bob] = [await server.learner({ name: "Alice" }), await server.learner({ name: "Bob" })];
  });
  afterAll(() => server.stop());
  const forAlice = () => ({ headers: { "account-id": String(alice.id) } });
  const nameOf = async (who: Caller) => (await who.call(session.profile, {})).body.userProfile.name;

  it("changes nothing", async () => {
    const body = { name: "Alice Married" };
    const { status, error } = await bob.call(session.updateName, { body }, { ...forAlice(), key: "rename" });
    expect([status, error.code]).toEqual([401, "signed_out"]);
    expect([await nameOf(alice), await nameOf(bob)]).toEqual(["Alice", "Bob"]);
    expect((await alice.call(session.updateName, { body }, { ...forAlice(), key: "rename" })).status).toBe(200);
  });

  it("shows nothing", async () => {
    expect((await bob.call(notes.list, { params: { locale: "en" } }, forAlice())).status).toBe(401);
    expect((await alice.call(notes.list, { params: { locale: "en" } }, forAlice())).status).toBe(200);
    const { body } = await bob.call(session.profile, {}, forAlice());
    expect(body.userProfile.id).toBe(0);
  });

  it("is made for nobody if it names something else", async () => {
    for (const named of ["", "x", `${bob.id}.0`, `0${bob.id}`])
      expect(
        (await bob.call(notes.list, { params: { locale: "en" } }, { headers: { "account-id": named } })).status,
      ).toBe(401);
  });
});
