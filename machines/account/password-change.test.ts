import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fakeActor, signedIn, signedOut } from "../testing";
import { type PasswordChange, passwordChangeMachine } from "./password-change";

const typed = { current: "the old password", password: "correct horse battery" };

function page() {
  const changePassword = fakeActor<void, PasswordChange>();
  const actor = createActor(passwordChangeMachine.provide({ actors: { changePassword: changePassword.logic } }));
  let accountsChanged = 0;
  actor.on("account.changed", () => {
    accountsChanged += 1;
  });
  actor.start();
  return {
    actor,
    changePassword,
    accountsChanged: () => accountsChanged,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: ({ current, password } = typed) => {
      actor.send({ type: "current.change", current });
      actor.send({ type: "password.change", password });
      actor.send({ type: "password.save" });
    },
  };
}

describe("a change of the password", () => {
  it("sends both passwords, and forgets them when it is done", async () => {
    const { changePassword, submit, state, context } = page();
    submit();
    expect(changePassword.inputs()).toEqual([typed]);
    await changePassword.answer();
    expect([state(), context().current, context().password]).toEqual(["saved", "", ""]);
  });

  it.each([{ current: "" }, { password: "" }])("is not sent with %j", (empty) => {
    const { submit, state, changePassword } = page();
    submit({ ...typed, ...empty });
    expect([state(), changePassword.calls]).toEqual(["entering", []]);
  });

  it.each([
    ["wrong_confirmation", 403, "wrong", ""],
    ["common_password", 400, "refused", typed.current],
    ["invalid", 400, "refused", typed.current],
    ["too_many", 429, "limited", typed.current],
    ["network", 0, "failed", typed.current],
  ] as const)("after %s (%i) is %s, and can be sent again", async (code, status, expected, current) => {
    const { changePassword, submit, state, context } = page();
    submit();
    await changePassword.fail(code, status);
    expect([state(), context().failure?.code]).toEqual([expected, code]);
    expect(context()).toMatchObject({ current, password: typed.password });
    submit();
    expect([state(), context().failure]).toEqual(["saving", null]);
  });

  it("ends for an account without a password", async () => {
    const { changePassword, submit, state, context } = page();
    submit();
    await changePassword.fail("not_offered", 403);
    expect([state(), context().password]).toEqual(["passwordless", ""]);
  });

  it("asks to sign in without a session, and goes on after that", async () => {
    const { actor, changePassword, submit, state, context, accountsChanged } = page();
    actor.send(signedIn);
    submit();
    await changePassword.fail("signed_out", 401);
    expect([state(), context().current, accountsChanged()]).toEqual(["signedOut", "", 1]);
    actor.send(signedIn);
    expect(state()).toBe("entering");
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
  });
});
