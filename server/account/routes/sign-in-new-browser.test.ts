import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { password, peopleAt } from "./registration.testing";
import { signInsAt } from "./sign-in-limits.testing";

describe.each(databases)("a sign-in on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const { newEmail, signIn, statusOf } = signInsAt(() => server);
  const { mailsTo, register, tokenFor, confirm } = peopleAt(() => server);
  const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

  it("is told to the owner by mail if the account has been used in other browsers only", async () => {
    const email = await newEmail();
    const { device } = await signIn(email, "right");
    expect(await kindsTo(email)).toEqual([]);
    const again = await signIn(email, "right", { device });
    expect(await kindsTo(email)).toEqual([]);
    const other = await signIn(email, "right");
    expect(await kindsTo(email)).toEqual(["new-browser"]);
    await signIn(email, "right", { device: other.device });
    await signIn(email, "right", { device: again.device });
    expect(await kindsTo(email)).toEqual(["new-browser"]);
    // At most one an hour: there are other mails that have to arrive.
    await signIn(email, "right");
    expect(await kindsTo(email)).toEqual(["new-browser"]);
    server.clock.pass(60 * 60);
    // One that this account does not know, although another one does.
    const stranger = await signIn(await newEmail(), "right");
    await signIn(email, "right", { device: stranger.device });
    expect(await kindsTo(email)).toEqual(["new-browser", "new-browser"]);
  });

  it("is told to nobody if the password was wrong", async () => {
    const email = await newEmail();
    await signIn(email, "right");
    expect(await statusOf(email, "wrong")).toBe(401);
    expect(await kindsTo(email)).toEqual([]);
  });

  it("after registering is told once it is in another browser", async () => {
    const email = "nia@new-browser.test";
    await register(email);
    await confirm(await tokenFor(email), password);
    expect(await kindsTo(email)).toEqual(["registration"]);
    expect(await statusOf(email, password)).toBe(204);
    expect(await kindsTo(email)).toEqual(["new-browser", "registration"]);
  });
});
