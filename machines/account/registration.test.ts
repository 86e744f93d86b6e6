import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fakeActor, signedIn, signedOut } from "../testing";
import { type Registration, registrationMachine } from "./registration";

const returnTo = "/academy/courses/seo/";
const filled = { name: "Ada", email: "ada@academy.test", password: "correct horse battery" };

function page() {
  const register = fakeActor<void, Registration>();
  const actor = createActor(registrationMachine.provide({ actors: { register: register.logic } }), {
    input: { returnTo },
  });
  const navigations: string[] = [];
  actor.on("navigation.requested", ({ href }) => navigations.push(href));
  actor.start();
  return {
    actor,
    register,
    navigations,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: ({ name, email, password } = filled) => {
      actor.send({ type: "name.change", name });
      actor.send({ type: "email.change", email });
      actor.send({ type: "password.change", password });
      actor.send({ type: "registration.submit" });
    },
  };
}

describe("registering", () => {
  it("sends what was typed, and forgets the password when the mail is on its way", async () => {
    const { submit, register, state, context } = page();
    submit();
    expect(register.inputs()).toEqual([{ ...filled, returnTo }]);
    await register.answer();
    expect([state(), context().password, context().email]).toEqual(["sent", "", "ada@academy.test"]);
  });

  it.each([{ name: "" }, { email: " " }, { password: "" }])("is not sent with %j", (empty) => {
    const { submit, state, register } = page();
    submit({ ...filled, ...empty });
    expect([state(), register.calls]).toEqual(["entering", []]);
  });

  it("has the server say what is wrong with a name of spaces", async () => {
    const { submit, register, state } = page();
    submit({ ...filled, name: "   " });
    expect(register.inputs()).toMatchObject([{ name: "   " }]);
    await register.fail("invalid", 400);
    expect(state()).toBe("refused");
  });

  it("goes back to the form for another address, which keeps the name", async () => {
    const { actor, submit, register, state, context } = page();
    submit();
    await register.answer();
    actor.send({ type: "registration.reopen" });
    expect([state(), context().name]).toEqual(["entering", "Ada"]);
    submit({ ...filled, email: "other@academy.test" });
    expect(register.inputs().at(-1)).toMatchObject({ email: "other@academy.test" });
  });

  it.each([
    ["common_password", 400, "refused"],
    ["invalid", 400, "refused"],
    ["too_many", 429, "limited"],
    ["network", 0, "failed"],
    ["unavailable", 503, "failed"],
  ] as const)("after %s (%i) is %s; everything stays and can be sent again", async (code, status, expected) => {
    const { submit, register, state, context, actor } = page();
    submit();
    await register.fail(code, status);
    expect([state(), context().failure?.code]).toEqual([expected, code]);
    expect(context()).toMatchObject(filled);
    actor.send({ type: "registration.submit" });
    expect([state(), context().failure]).toEqual(["submitting", null]);
  });

  it("ends where the site takes none", async () => {
    const { submit, register, state, context, actor } = page();
    submit();
    await register.fail("not_offered", 403);
    actor.send({ type: "registration.submit" });
    expect([state(), context().password]).toEqual(["closed", ""]);
  });

  it("leads on who is signed in, also from another tab, and nobody else", async () => {
    const { actor, submit, register, state, navigations } = page();
    actor.send(signedOut);
    expect(state()).toBe("entering");
    submit();
    await register.answer();
    actor.send(signedIn);
    expect([state(), navigations]).toEqual(["signedIn", [returnTo]]);
  });
});
