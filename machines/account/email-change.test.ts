import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fakeActor, signedIn, signedOut } from "../testing";
import { type EmailChange, emailChangeMachine } from "./email-change";

function page() {
  const request = fakeActor<void, EmailChange>();
  const actor = createActor(emailChangeMachine.provide({ actors: { requestEmailChange: request.logic } }));
  let accountsChanged = 0;
  actor.on("account.changed", () => {
    accountsChanged += 1;
  });
  actor.start();
  return {
    actor,
    request,
    accountsChanged: () => accountsChanged,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}
function sent() {
  const opened = page();
  opened.actor.send(signedIn);
  opened.actor.send({ type: "email.change", email: " new@academy.test " });
  opened.actor.send({ type: "password.change", password: "right" });
  opened.actor.send({ type: "link.request" });
  return opened;
}

describe("a change of the email address", () => {
  it("needs an address and the password", () => {
    const { actor, state, request } = page();
    actor.send({ type: "link.request" });
    actor.send({ type: "email.change", email: " " });
    actor.send({ type: "password.change", password: "right" });
    actor.send({ type: "link.request" });
    expect([state(), request.calls]).toEqual(["entering", []]);
  });

  it("sends the address without spaces, forgets the password, and can be asked for again", async () => {
    const { actor, state, request, context } = sent();
    await request.answer();
    expect(request.inputs()).toEqual([{ email: "new@academy.test", password: "right" }]);
    expect([state(), context().password]).toEqual(["sent", ""]);
    actor.send({ type: "request.reopen" });
    expect(state()).toBe("entering");
  });

  it.each([
    ["wrong_confirmation", 403, "wrong", ""],
    ["invalid", 400, "refused", "right"],
    ["too_many", 429, "limited", "right"],
    ["network", 0, "failed", "right"],
  ] as const)("keeps the address after %s, and can be sent again", async (code, status, expected, password) => {
    const { actor, state, request, context } = sent();
    await request.fail(code, status);
    expect([state(), context().email, context().password]).toEqual([expected, " new@academy.test ", password]);
    actor.send({ type: "password.change", password: "right" });
    actor.send({ type: "link.request" });
    expect([state(), context().failure]).toEqual(["sending", null]);
  });

  it("keeps nothing where it is not offered", async () => {
    const { state, request, context } = sent();
    await request.fail("not_offered", 403);
    expect([state(), context().email, context().password]).toEqual(["unavailable", "", ""]);
  });

  it("tells the site when the session has ended, and comes back after signing in", async () => {
    const { actor, state, request, context, accountsChanged } = sent();
    await request.fail("signed_out", 401);
    expect([state(), context().password, accountsChanged()]).toEqual(["signedOut", "", 1]);
    actor.send(signedIn);
    expect(state()).toBe("entering");
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
  });
});
