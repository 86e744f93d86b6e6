import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fakeActor, signedOut } from "../testing";
import type { MailLink } from "./mail-link";
import { newPasswordMachine } from "./new-password";

const linkToken = "t".repeat(43);
const returnTo = "/academy/courses/seo/";

function page({ session = signedOut }: { session?: typeof signedOut | null } = {}) {
  const readLink = fakeActor<string>();
  const savePassword = fakeActor<{ returnTo: string }, MailLink>();
  const actors = { readLink: readLink.logic, savePassword: savePassword.logic };
  const actor = createActor(newPasswordMachine.provide({ actors }));
  let accountsChanged = 0;
  actor.on("account.changed", () => {
    accountsChanged += 1;
  });
  actor.start();
  if (session) actor.send(session);
  return {
    actor,
    readLink,
    savePassword,
    accountsChanged: () => accountsChanged,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: (password = "correct horse battery") => {
      actor.send({ type: "password.change", password });
      actor.send({ type: "password.save" });
    },
  };
}

/** A page whose link was read, with the password sent. */
async function sent() {
  const opened = page();
  await opened.readLink.answer(linkToken);
  opened.submit();
  return opened;
}

describe("a new password", () => {
  it("waits for the browser: the server does not get the link", () => {
    const actor = createActor(newPasswordMachine).start();
    actor.send({ ...signedOut, seed: "" });
    expect(actor.getSnapshot().value).toBe("waiting");
  });

  it("takes a press before it is known who is here: it is sent once the link is read", async () => {
    const { actor, readLink, savePassword, submit, state } = page({ session: null });
    submit("");
    expect(state()).toBe("waiting");
    submit();
    expect([state(), actor.getSnapshot().hasTag("busy")]).toEqual([{ reading: "pressed" }, true]);
    await readLink.answer(linkToken);
    expect([state(), savePassword.inputs()]).toEqual(["saving", [{ linkToken, password: "correct horse battery" }]]);
  });

  it("takes a press while the link is being read, and sends nothing if there is none", async () => {
    const { readLink, savePassword, submit, state } = page();
    submit();
    expect([state(), savePassword.calls]).toEqual([{ reading: "pressed" }, []]);
    await readLink.answer("");
    expect([state(), savePassword.calls]).toEqual(["unusable", []]);
  });

  it("is saved with the link, is forgotten here, and the site learns that the session has ended", async () => {
    const { savePassword, state, context, accountsChanged } = await sent();
    expect(savePassword.inputs()).toEqual([{ linkToken, password: "correct horse battery" }]);
    expect(accountsChanged()).toBe(0);
    await savePassword.answer({ returnTo });
    expect([state(), context().password, context().returnTo]).toEqual(["saved", "", returnTo]);
    expect(accountsChanged()).toBe(1);
  });

  it("is not sent if it is empty", async () => {
    const { readLink, savePassword, submit, state } = page();
    submit("");
    expect(state()).toEqual({ reading: "idle" });
    await readLink.answer(linkToken);
    submit("");
    expect([state(), savePassword.calls]).toEqual(["entering", []]);
  });

  it("cannot be chosen without a link", async () => {
    const without = page();
    await without.readLink.answer("");
    expect([without.state(), without.context().failure]).toEqual(["unusable", null]);
    const broken = page();
    await broken.readLink.fail("internal");
    expect(broken.state()).toBe("unusable");
  });

  it.each([
    ["common_password", 400, "refused"],
    ["invalid", 400, "refused"],
    ["network", 0, "failed"],
  ] as const)("after %s (%i) is %s; it stays in its field and can be sent again", async (code, status, expected) => {
    const { savePassword, state, context, actor } = await sent();
    await savePassword.fail(code, status);
    expect([state(), context().password]).toEqual([expected, "correct horse battery"]);
    actor.send({ type: "password.save" });
    expect([state(), context().failure]).toEqual(["saving", null]);
  });

  it.each([
    ["link_used", 409],
    ["link_expired", 410],
  ] as const)("ends with a link that no longer works: %s", async (code, status) => {
    const { savePassword, state, context, submit } = await sent();
    await savePassword.fail(code, status);
    expect(context().password).toBe("");
    submit();
    expect([state(), context().failure?.code]).toEqual(["unusable", code]);
  });
});
