import { describe, expect, it } from "vitest";
import type { AdminUser } from "../../contract/account/admin";
import { fakeActor, permissions, runChild } from "../testing";
import { changeOf, type RightsChange, rightsChangeMachine } from "./rights-change";

const seen = { id: 7, email: "ada@academy.test", permissions, otherSessions: 2, administrators: 3 };

async function changed(change: RightsChange) {
  const perform = fakeActor<AdminUser & { sessionsEnded: number }, { subject: RightsChange | null; key: string }>();
  const { actor } = runChild(rightsChangeMachine.provide({ actors: { perform: perform.logic } }));
  actor.send({ type: "action.open", subject: change, seed: "seed" });
  actor.send({ type: "action.confirm" });
  await perform.answer({} as never);
  actor.send({ type: "action.undo" });
  return perform.inputs().map(({ subject }) => subject);
}

describe("undoing a change of rights", () => {
  it.each([
    // The number is that before the change that is undone: with one administrator more, or one less.
    ["that made an administrator", changeOf(seen, "academy.admin"), 4],
    [
      "that took the right to administer",
      changeOf({ ...seen, permissions: { ...permissions, "academy.admin": true } }, "academy.admin"),
      2,
    ],
    ["of another right", changeOf(seen, "academy.student"), 3],
  ] as const)("%s gives back what there was", async (_, change, administrators) => {
    expect(await changed(change)).toEqual([
      change,
      { ...change, was: change.permissions, permissions: change.was, administrators },
    ]);
  });
});
