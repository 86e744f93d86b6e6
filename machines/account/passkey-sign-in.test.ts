import { describe, expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { fakeActor } from "../testing";
import { type ChosenPasskey, passkeySignInMachine, type SigningIn, type Step } from "./passkey-sign-in";

function part(step: Step) {
  const support = fakeActor<boolean>();
  const asking = fakeActor<SigningIn, { step: Step }>();
  const code = fakeActor<void, { code: string }>();
  let suggestions = 0;
  const actors = {
    checkSupport: support.logic,
    usePasskey: asking.logic,
    signInByCode: code.logic,
    suggestPasskeys: fromCallback<{ type: "none" }>(() => {
      suggestions += 1;
      return () => {
        suggestions -= 1;
      };
    }),
  };
  const actor = createActor(passkeySignInMachine.provide({ actors }), { input: { step } });
  const announced: string[] = [];
  actor.on("account.changed", ({ type }) => void announced.push(type));
  actor.start();
  const send = (event: { type: "passkey.use" } | { type: "code.submit" } | ChosenPasskey) => actor.send(event);
  return {
    actor,
    send,
    support,
    asking,
    code,
    announced,
    state: () => actor.getSnapshot().value,
    suggesting: () => suggestions,
  };
}

describe("signing in with a passkey", () => {
  it("is not spoken of where the browser has none, but after the password a code still helps", async () => {
    const alone = part("alone");
    await alone.support.answer(false);
    expect(alone.state()).toBe("absent");
    const second = part("after-password");
    await second.support.answer(false);
    second.send({ type: "passkey.use" });
    expect([second.state(), second.asking.calls]).toEqual(["offered", []]);
    second.actor.send({ type: "code.change", code: "ABCD" });
    second.send({ type: "code.submit" });
    expect(second.code.calls.map(({ input }) => input)).toEqual([{ code: "ABCD" }]);
    await second.code.answer(undefined);
    expect([second.state(), second.announced]).toEqual(["signedIn", ["account.changed"]]);
  });

  it("sends a code of spaces, which the server calls wrong, but nothing from an empty field", async () => {
    const { actor, send, support, code, state } = part("after-password");
    await support.answer(false);
    send({ type: "code.submit" });
    expect([state(), code.calls]).toEqual(["offered", []]);
    actor.send({ type: "code.change", code: "  " });
    send({ type: "code.submit" });
    await code.fail("invalid", 400);
    expect(state()).toBe("codeWrong");
  });

  it("suggests passkeys until one is asked for, and tells the site who signed in", async () => {
    const { state, support, send, suggesting, asking, announced } = part("alone");
    await support.answer(true);
    expect([state(), suggesting()]).toEqual(["suggested", 1]);
    send({ type: "passkey.use" });
    expect([state(), suggesting(), asking.calls.map(({ input }) => input)]).toEqual(["asking", 0, [{ step: "alone" }]]);
    await asking.answer({ kind: "signedIn" });
    expect([state(), announced]).toEqual(["signedIn", ["account.changed"]]);
  });

  it("says why there was no passkey, and takes another try", async () => {
    const { actor, state, support, send, asking, announced } = part("alone");
    await support.answer(true);
    send({ type: "passkey.use" });
    await asking.answer({ kind: "cancelled" });
    expect([state(), actor.getSnapshot().context.problem]).toEqual(["stopped", "cancelled"]);
    send({ type: "passkey.use" });
    expect([state(), actor.getSnapshot().context.problem, announced]).toEqual(["asking", null, []]);
  });

  it("signs in by a suggestion, or says why it was refused", async () => {
    const accepted = part("alone");
    await accepted.support.answer(true);
    accepted.send({ type: "passkey.accepted" });
    expect(accepted.announced).toEqual(["account.changed"]);
    const refused = part("alone");
    await refused.support.answer(true);
    refused.send({ type: "passkey.refused", failure: { code: "passkey_unknown", status: 403 } });
    expect([refused.state(), refused.announced]).toEqual(["failed", []]);
  });

  it("begins again when the password was given too long ago", async () => {
    const { state, support, send, asking } = part("after-password");
    await support.answer(true);
    send({ type: "passkey.use" });
    await asking.fail("sign_in_expired", 410);
    expect(state()).toBe("expired");
  });
});
