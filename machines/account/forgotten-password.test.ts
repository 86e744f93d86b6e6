import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fakeActor } from "../testing";
import { forgottenPasswordMachine, type PasswordRequest } from "./forgotten-password";

const returnTo = "/academy/courses/seo/";

function page() {
  const requestPassword = fakeActor<void, PasswordRequest>();
  const logic = forgottenPasswordMachine.provide({ actors: { requestPassword: requestPassword.logic } });
  const actor = createActor(logic, { input: { returnTo } }).start();
  return {
    actor,
    requestPassword,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: (email = "ada@academy.test") => {
      actor.send({ type: "email.change", email });
      actor.send({ type: "password.request" });
    },
  };
}

describe("a forgotten password", () => {
  it("is asked for with the address, and another one may follow", async () => {
    const { actor, submit, requestPassword, state } = page();
    submit();
    expect(requestPassword.inputs()).toEqual([{ email: "ada@academy.test", returnTo }]);
    await requestPassword.answer();
    expect(state()).toBe("sent");
    actor.send({ type: "request.reopen" });
    expect(state()).toBe("entering");
  });

  it("is not asked for without an address", () => {
    const { submit, state, requestPassword } = page();
    submit(" ");
    expect([state(), requestPassword.calls]).toEqual(["entering", []]);
  });

  it.each([
    ["invalid", 400, "refused"],
    ["too_many", 429, "limited"],
    ["network", 0, "failed"],
  ] as const)("after %s (%i) is %s; the address stays and can be sent again", async (code, status, expected) => {
    const { actor, submit, requestPassword, state, context } = page();
    submit();
    await requestPassword.fail(code, status);
    expect([state(), context().failure?.code, context().email]).toEqual([expected, code, "ada@academy.test"]);
    actor.send({ type: "password.request" });
    expect([state(), context().failure]).toEqual(["requesting", null]);
  });

  it("is not replaced where no mail is sent", async () => {
    const { actor, submit, requestPassword, state } = page();
    submit();
    await requestPassword.fail("not_offered", 403);
    actor.send({ type: "password.request" });
    expect(state()).toBe("unavailable");
  });
});
