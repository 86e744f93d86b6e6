import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fakeActor, signedOut } from "../testing";
import type { MailLink } from "./mail-link";
import { newEmailMachine } from "./new-email";

const linkToken = "t".repeat(43);

function page() {
  const readLink = fakeActor<string>();
  const confirm = fakeActor<{ email: string }, MailLink>();
  const actors = { readLink: readLink.logic, confirmNewEmail: confirm.logic };
  const actor = createActor(newEmailMachine.provide({ actors }));
  let accountsChanged = 0;
  actor.on("account.changed", () => {
    accountsChanged += 1;
  });
  actor.start();
  return {
    actor,
    readLink,
    confirm,
    accountsChanged: () => accountsChanged,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}
/** A page whose link was read, with the password sent. */
async function sent() {
  const opened = page();
  opened.actor.send(signedOut);
  await opened.readLink.answer(linkToken);
  opened.actor.send({ type: "password.change", password: "right" });
  opened.actor.send({ type: "confirmation.submit" });
  return opened;
}

describe("confirming a new address", () => {
  it("waits for the browser: the server does not get the link", () => {
    const { actor, state } = page();
    actor.send({ ...signedOut, seed: "" });
    expect(state()).toBe("waiting");
  });

  it("takes a press before it is known who is here: it is sent once the link is read", async () => {
    const { actor, state, readLink, confirm } = page();
    actor.send({ type: "confirmation.submit" });
    expect(state()).toBe("waiting");
    actor.send({ type: "password.change", password: "right" });
    actor.send({ type: "confirmation.submit" });
    expect([state(), actor.getSnapshot().hasTag("busy")]).toEqual([{ reading: "pressed" }, true]);
    await readLink.answer(linkToken);
    expect([state(), confirm.inputs()]).toEqual(["submitting", [{ linkToken, password: "right" }]]);
  });

  it("takes a press while the link is being read, and sends nothing if there is none", async () => {
    const { actor, state, readLink, confirm } = page();
    actor.send(signedOut);
    actor.send({ type: "confirmation.submit" });
    expect(state()).toEqual({ reading: "idle" });
    actor.send({ type: "password.change", password: "right" });
    actor.send({ type: "confirmation.submit" });
    expect(state()).toEqual({ reading: "pressed" });
    await readLink.answer("");
    expect([state(), confirm.calls]).toEqual(["unusable", []]);
  });

  it("says so if the link is not complete or cannot be read", async () => {
    const cut = page();
    cut.actor.send(signedOut);
    await cut.readLink.answer("");
    const broken = page();
    broken.actor.send(signedOut);
    await broken.readLink.fail("internal", 500);
    expect([cut.state(), broken.state()]).toEqual(["unusable", "unusable"]);
  });

  it("gives the account its address, and tells the site", async () => {
    const { state, confirm, context, accountsChanged } = await sent();
    expect(confirm.inputs()).toEqual([{ linkToken, password: "right" }]);
    await confirm.answer({ email: "new@academy.test" });
    expect([state(), accountsChanged()]).toEqual(["changed", 1]);
    expect(context()).toMatchObject({ email: "new@academy.test", password: "" });
  });

  it.each([
    ["wrong_credentials", 401, "refused", ""],
    ["too_many", 429, "limited", "right"],
    ["network", 0, "failed", "right"],
  ] as const)("can be sent again after %s", async (code, status, expected, password) => {
    const { actor, state, confirm, context } = await sent();
    await confirm.fail(code, status);
    expect([state(), context().password, context().failure?.code]).toEqual([expected, password, code]);
    actor.send({ type: "password.change", password: "right" });
    actor.send({ type: "confirmation.submit" });
    expect([state(), context().failure]).toEqual(["submitting", null]);
  });

  it.each([
    ["email_taken", 409, "taken"],
    ["link_used", 409, "unusable"],
    ["link_expired", 410, "unusable"],
    ["invalid", 400, "unusable"],
  ] as const)("ends with a way on after %s", async (code, status, expected) => {
    const { actor, state, confirm, context } = await sent();
    await confirm.fail(code, status);
    expect([state(), context().password, context().failure?.code]).toEqual([expected, "", code]);
    actor.send({ type: "confirmation.submit" });
    expect(state()).toBe(expected);
  });
});
