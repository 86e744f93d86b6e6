import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Credentials } from "../../contract/account/session";
import { fakeActor, signedIn, signedOut } from "../testing";
import { signInMachine } from "./sign-in";

function page(problem: string | null = null) {
  const signIn = fakeActor<void, Credentials>();
  const loadLoginState = fakeActor<string | null, { returnTo: string }>();
  const clock = new SimulatedClock();
  const actors = { signIn: signIn.logic, loadLoginState: loadLoginState.logic };
  const actor = createActor(signInMachine.provide({ actors }), {
    input: { returnTo: "/academy/courses/seo/", problem },
    clock,
  });
  const navigations: { href: string; replace?: boolean }[] = [];
  let accountsChanged = 0;
  actor.on("navigation.requested", ({ href, replace }) =>
    navigations.push({ href, ...(replace !== undefined && { replace }) }),
  );
  actor.on("account.changed", () => {
    accountsChanged += 1;
  });
  actor.start();
  return {
    actor,
    clock,
    accountsChanged: () => accountsChanged,
    signIn,
    loadLoginState,
    navigations,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: (email = "ada@academy.test", password = "secret") => {
      actor.send({ type: "email.change", email });
      actor.send({ type: "password.change", password });
      actor.send({ type: "credentials.submit" });
    },
  };
}

describe("signing in", () => {
  it("goes back to where sign-in was requested once the profile is there", async () => {
    const { submit, signIn, state, accountsChanged, actor, navigations, context } = page();
    submit();
    expect(signIn.inputs()).toEqual([{ email: "ada@academy.test", password: "secret" }]);
    await signIn.answer();
    expect(state()).toBe("confirming");
    expect(accountsChanged()).toBe(1);
    expect(navigations).toEqual([]);
    actor.send(signedIn);
    expect(state()).toBe("signedIn");
    expect(navigations).toEqual([{ href: "/academy/courses/seo/", replace: true }]);
    expect(context().password).toBe("");
  });

  it.each([
    ["", "secret"],
    ["  ", "secret"],
    ["ada@academy.test", ""],
  ])("is not sent without both e-mail and password: %j, %j", (email, password) => {
    const { submit, state, signIn } = page();
    submit(email, password);
    expect(state()).toBe("preparing");
    expect(signIn.calls).toEqual([]);
  });

  it("sends a learner who is already signed in to the page", () => {
    const { actor, navigations, signIn } = page();
    actor.send(signedIn);
    expect(navigations).toEqual([{ href: "/academy/courses/seo/", replace: true }]);
    expect(signIn.calls).toEqual([]);
  });

  it("stays for a visitor", () => {
    const { actor, state } = page();
    actor.send(signedOut);
    expect(state()).toBe("preparing");
  });

  it.each([
    ["wrong_credentials", 401, "refused", ""],
    ["invalid", 400, "refused", ""],
    ["too_many", 429, "limited", "secret"],
    ["network", 0, "failed", "secret"],
  ] as const)("%s: says so, and keeps what was typed", async (code, status, expected, password) => {
    const { submit, signIn, state, context, actor } = page();
    submit();
    await signIn.fail(code, status);
    expect(state()).toBe(expected);
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    expect(context()).toMatchObject({ email: "ada@academy.test", password, failure: { code, status } });
    actor.send({ type: "password.change", password: "another" });
    actor.send({ type: "credentials.submit" });
    expect(state()).toBe("submitting");
    expect(context().failure).toBeNull();
  });

  it("asks for a password again after a refusal", async () => {
    const { submit, signIn, state, actor } = page();
    submit();
    await signIn.fail("wrong_credentials", 401);
    actor.send({ type: "credentials.submit" });
    expect(state()).toBe("refused");
  });

  it("moves on when the profile does not arrive", async () => {
    const { submit, signIn, state, actor, clock, context } = page();
    submit();
    await signIn.answer();
    actor.send(signedOut);
    clock.increment(5999);
    expect(state()).toBe("confirming");
    clock.increment(1);
    expect(state()).toBe("failed");
    expect(context().failure).toEqual({ code: "timeout", status: 0 });
    actor.send({ type: "credentials.submit" });
    expect(state()).toBe("submitting");
  });
});

describe("signing in with an account of another site", () => {
  it("is offered once its address is known", async () => {
    const { loadLoginState, context, state } = page();
    expect(loadLoginState.inputs()).toEqual([{ returnTo: "/academy/courses/seo/" }]);
    expect(context().elsewhere).toBeNull();
    await loadLoginState.answer("/elsewhere/");
    expect([context().elsewhere, state()]).toEqual(["/elsewhere/", "entering"]);
  });

  it("is not offered when the request failed; the password still signs in", async () => {
    const { loadLoginState, context, state, submit } = page();
    await loadLoginState.fail("network");
    expect([context().elsewhere, state()]).toEqual([null, "entering"]);
    submit();
    expect(state()).toBe("submitting");
  });

  it("says why it failed, until the next try", () => {
    const { context, submit } = page("denied");
    expect(context().problem).toBe("denied");
    submit();
    expect(context().problem).toBeNull();
  });
});
