import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { fakeActor, signedIn, signedOut } from "../testing";
import { emailConfirmationMachine } from "./email-confirmation";
import type { MailLink } from "./mail-link";

const linkToken = "t".repeat(43);
const returnTo = "/academy/courses/seo/";

function page({ session = signedOut }: { session?: typeof signedOut | null } = {}) {
  const readLink = fakeActor<string>();
  const confirmEmail = fakeActor<{ returnTo: string }, MailLink>();
  const clock = new SimulatedClock();
  const actors = { readLink: readLink.logic, confirmEmail: confirmEmail.logic };
  const actor = createActor(emailConfirmationMachine.provide({ actors }), { clock });
  const navigations: string[] = [];
  let accountsChanged = 0;
  actor.on("navigation.requested", ({ href }) => navigations.push(href));
  actor.on("account.changed", () => {
    accountsChanged += 1;
  });
  actor.start();
  if (session) actor.send(session);
  return {
    actor,
    clock,
    readLink,
    confirmEmail,
    navigations,
    accountsChanged: () => accountsChanged,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: (password = "correct horse battery") => {
      actor.send({ type: "password.change", password });
      actor.send({ type: "confirmation.submit" });
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

describe("confirming an address", () => {
  it("waits for the browser: the server does not get the link", () => {
    const actor = createActor(emailConfirmationMachine).start();
    actor.send({ ...signedOut, seed: "" });
    expect(actor.getSnapshot().value).toBe("waiting");
  });

  it("takes a press before it is known who is here: it is sent once the link is read", async () => {
    const { actor, readLink, confirmEmail, submit, state } = page({ session: null });
    submit("");
    expect(state()).toBe("waiting");
    submit();
    expect([state(), actor.getSnapshot().hasTag("busy")]).toEqual([{ reading: "pressed" }, true]);
    await readLink.answer(linkToken);
    expect([state(), confirmEmail.inputs()]).toEqual([
      "submitting",
      [{ linkToken, password: "correct horse battery" }],
    ]);
  });

  it("sends link and password, waits for the profile, and leads back", async () => {
    const { confirmEmail, accountsChanged, actor, state, context, navigations } = await sent();
    expect(confirmEmail.inputs()).toEqual([{ linkToken, password: "correct horse battery" }]);
    await confirmEmail.answer({ returnTo });
    expect([state(), accountsChanged(), context().password]).toEqual(["confirming", 1, ""]);
    actor.send(signedOut);
    expect(navigations).toEqual([]);
    actor.send(signedIn);
    expect([state(), navigations]).toEqual(["signedIn", [returnTo]]);
  });

  it("leads back even if the profile does not arrive", async () => {
    const { confirmEmail, clock, navigations } = await sent();
    await confirmEmail.answer({ returnTo });
    clock.increment(5999);
    expect(navigations).toEqual([]);
    clock.increment(1);
    expect(navigations).toEqual([returnTo]);
  });

  it("does not take another account's session for its own", async () => {
    const { actor, readLink, state } = page();
    await readLink.answer(linkToken);
    actor.send(signedIn);
    expect(state()).toBe("entering");
  });

  it("takes a press while the link is being read, and sends nothing if there is none", async () => {
    const { readLink, confirmEmail, submit, state } = page();
    submit();
    expect([state(), confirmEmail.calls]).toEqual([{ reading: "pressed" }, []]);
    await readLink.answer("");
    expect([state(), confirmEmail.calls]).toEqual(["unusable", []]);
  });

  it("asks for nothing without a password", async () => {
    const { readLink, confirmEmail, submit, state } = page();
    submit("");
    expect(state()).toEqual({ reading: "idle" });
    await readLink.answer(linkToken);
    submit("");
    expect([state(), confirmEmail.calls]).toEqual(["entering", []]);
  });

  it("offers other ways if the address has no link", async () => {
    const without = page();
    await without.readLink.answer("");
    expect([without.state(), without.context().failure]).toEqual(["unusable", null]);
    const broken = page();
    await broken.readLink.fail("internal");
    expect(broken.state()).toBe("unusable");
  });

  it.each([
    ["wrong_credentials", 401, "refused", ""],
    ["too_many", 429, "limited", "correct horse battery"],
    ["network", 0, "failed", "correct horse battery"],
  ] as const)("after %s (%i) is %s, and can be sent again", async (code, status, expected, kept) => {
    const { confirmEmail, state, context, submit } = await sent();
    await confirmEmail.fail(code, status);
    expect([state(), context().failure?.code, context().password]).toEqual([expected, code, kept]);
    submit();
    expect([state(), context().failure]).toEqual(["submitting", null]);
  });

  it.each([
    ["link_used", 409],
    ["link_expired", 410],
    ["invalid", 400],
  ] as const)("ends with a link that no longer works: %s", async (code, status) => {
    const { confirmEmail, state, context, submit } = await sent();
    await confirmEmail.fail(code, status);
    submit();
    expect([state(), context().failure?.code]).toEqual(["unusable", code]);
  });
});
