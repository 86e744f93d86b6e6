import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { AdminUserDetails } from "../../contract/account/admin";
import {
  administratorHere,
  editorHere,
  fakeActor,
  offline,
  online,
  permissions,
  signedIn,
  signedOut,
} from "../testing";
import { accountDetailsMachine } from "./account-details";
import { changeOf, type Right } from "./rights-change";

const detailsOf = (more: Partial<AdminUserDetails> = {}): AdminUserDetails =>
  ({
    id: 7,
    email: "ada@academy.test",
    permissions: { ...permissions, "academy.student": true },
    otherSessions: 2,
    administrators: 3,
    ...more,
  }) as AdminUserDetails;

function page(id = 7) {
  const load = fakeActor<AdminUserDetails, { id: number }>();
  const logic = accountDetailsMachine.provide({ actors: { loadAccount: load.logic } });
  const actor = createActor(logic, { input: { id } }).start();
  const child = (name: "rightsChange" | "sessionsEnding") => actor.getSnapshot().children[name]?.getSnapshot();
  return {
    actor,
    load,
    state: () => actor.getSnapshot().value,
    account: () => actor.getSnapshot().context.account,
    rights: () => child("rightsChange"),
    sessions: () => child("sessionsEnding"),
  };
}
async function shown(details = detailsOf(), id = 7) {
  const opened = page(id);
  opened.actor.send(administratorHere);
  await opened.load.answer(details);
  return opened;
}

describe("an account as administrators see it (R62)", () => {
  it.each([
    [editorHere, "forbidden"],
    [signedIn, "forbidden"],
    [signedOut, "signedOut"],
  ])("is for administrators only", (session, expected) => {
    const { actor, state, load } = page();
    expect(state()).toBe("waiting");
    actor.send(session);
    expect([state(), load.calls]).toEqual([expected, []]);
  });

  it.each([
    ["not_found", 404, { open: "missing" }],
    ["forbidden", 403, "forbidden"],
    ["signed_out", 401, "signedOut"],
    ["internal", 500, { open: "failed" }],
  ] as const)("that does not come says why: %s", async (code, status, expected) => {
    const { actor, state, load } = page();
    actor.send(administratorHere);
    expect(load.inputs()).toEqual([{ id: 7 }]);
    await load.fail(code, status);
    expect(state()).toEqual(expected);
  });

  it("is asked for again on request, and when the network is back", async () => {
    const { actor, state, load } = page();
    actor.send(administratorHere);
    await load.fail("internal", 500);
    actor.send({ type: "account.retry" });
    await load.fail("network");
    actor.send(offline);
    actor.send(online);
    await load.answer(detailsOf());
    expect(state()).toEqual({ open: "shown" });
  });

  it.each([
    ["not_found", 404, { open: "missing" }],
    ["forbidden", 403, "forbidden"],
    ["signed_out", 401, "signedOut"],
    ["network", 0, { open: "failed" }],
  ] as const)("is no longer shown if it cannot be had again: %s", async (code, status, expected) => {
    const { actor, state, load, account, rights } = await shown();
    actor.send({ type: "right.change", right: "academy.admin" });
    actor.send({ type: "screen.reopened" });
    expect([state(), account()?.id]).toEqual([{ open: "refreshing" }, 7]);
    await load.fail(code, status);
    expect([state(), account()]).toEqual([expected, null]);
    // With an account that is out of date, nothing is changed: but a question about it may go on.
    expect(rights()?.matches("asking")).toBe(code === "network");
  });

  it("is asked for again after each change, also while it is being asked for", async () => {
    const { actor, state, load } = await shown();
    actor.send({ type: "action.settled" });
    actor.send({ type: "action.settled" });
    actor.send({ type: "screen.reopened" });
    expect([state(), load.calls.length]).toEqual([{ open: "refreshing" }, 4]);
    await load.answer(detailsOf());
    expect(state()).toEqual({ open: "shown" });
  });

  it("is forgotten, with what is asked about it, when somebody else is here", async () => {
    const { actor, account, rights, sessions, load } = await shown();
    actor.send({ type: "right.change", right: "academy.admin" });
    actor.send({ type: "sessions.end" });
    actor.send(administratorHere);
    expect([account(), rights()?.value, sessions()?.value, load.calls.length]).toEqual([null, "closed", "closed", 2]);
    await load.answer(detailsOf());
    actor.send({ type: "right.change", right: "academy.admin" });
    actor.send(editorHere);
    expect([account(), rights()?.value]).toEqual([null, "closed"]);
  });
});

describe("what can be done to an account", () => {
  const rightsOf: [Right, number, boolean, number][] = [
    ["academy.admin", 7, true, 2],
    ["academy.courses.edit", 7, true, 2],
    ["academy.student", 7, true, 0],
    ["academy.admin", 10, false, 0],
    ["sst.access", 7, true, 0],
    ["sst.access", 10, false, 0],
    ["academy.student", 10, true, 0],
  ];
  it.each(rightsOf)(
    "%s of account %i can be changed by account 10: %s, which ends %i sessions",
    async (right, id, can, sessions) => {
      const { actor, rights } = await shown(detailsOf({ id }), id);
      actor.send({ type: "right.change", right });
      expect(rights()?.matches("asking")).toBe(can);
      if (can)
        expect(rights()?.context).toMatchObject({
          subject: { ...changeOf(detailsOf({ id }), right), sessions },
          seed: "seed",
        });
    },
  );

  it("is to give a right that is not there, and to take one that is", () => {
    expect(changeOf(detailsOf(), "academy.admin").permissions["academy.admin"]).toBe(true);
    expect(changeOf(detailsOf(), "academy.student").permissions["academy.student"]).toBe(false);
    expect(changeOf(detailsOf(), "academy.student").was).toEqual(detailsOf().permissions);
  });

  it.each([
    [0, "closed"],
    [1, "asking"],
  ])("with %i other sessions, ending them is %s", async (otherSessions, expected) => {
    const { actor, sessions } = await shown(detailsOf({ otherSessions }));
    actor.send({ type: "sessions.end" });
    expect(sessions()?.value).toBe(expected);
    if (expected === "asking")
      expect(sessions()?.context).toMatchObject({
        subject: { id: 7, email: "ada@academy.test", sessions: otherSessions },
        seed: "seed",
      });
  });
});
