import { describe, expect, it, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Confirming } from "./passkeys/context";
import { createStaffAction } from "./staff-action";

interface Door {
  name: string;
  isOpen: boolean;
}

const machine = createStaffAction<Door, string>({
  id: "door",
  description: "Opening a door, or closing it.",
  screen: "DoorDialog",
  requirements: ["R62"],
  undoOf: (door) => ({ ...door, isOpen: !door.isOpen }),
});

const subject: Door = { name: "front", isOpen: true };
const refused = (code: string, status: number) => ({ code, status });

/** The question about a door, with how the calls end: each list from its beginning. */
function ask({
  performs = [],
  passwords = [],
  passkeys = [],
}: {
  performs?: unknown[];
  passwords?: unknown[];
  passkeys?: (Confirming | object)[];
}) {
  const [asked, settled] = [vi.fn(), vi.fn()];
  const next = <T>(answers: unknown[]): T => {
    const answer = answers.shift();
    if (typeof answer === "object" && answer !== null && "status" in answer) throw answer;
    return answer as T;
  };
  const actor = createActor(
    machine.provide({
      actions: { tellPage: () => settled() },
      actors: {
        perform: fromPromise<string, { subject: Door | null; key: string }>(async ({ input }) => {
          asked(input);
          return next(performs);
        }),
        confirmSession: fromPromise<string, { password: string }>(async () => next(passwords)),
        confirmByPasskey: fromPromise<Confirming>(async () => next(passkeys)),
      },
    }),
  ).start();
  actor.send({ type: "action.open", subject, seed: "seed" });
  const until = (state: string | object) => waitFor(actor, (s) => s.matches(state as never));
  return { actor, asked, settled, until };
}

const unproved = refused("confirmation_needed", 403);

describe("what staff do to others", () => {
  it("is done only after it was confirmed, and can be taken back with another key", async () => {
    const { actor, asked, until } = ask({ performs: ["opened", "closed"] });
    expect(asked).not.toHaveBeenCalled();
    actor.send({ type: "action.confirm" });
    await until("performed");
    actor.send({ type: "action.undo" });
    await until("performed");
    const [[first], [second]] = asked.mock.calls as [
      [{ subject: Door; key: string }],
      [{ subject: Door; key: string }],
    ];
    expect([first.subject, second.subject]).toEqual([subject, { ...subject, isOpen: false }]);
    expect(first.key).not.toBe(second.key);
    expect(actor.getSnapshot().context.result).toBe("closed");
  });

  it("goes on by itself with the same key once the password was right, which is then forgotten", async () => {
    const { actor, asked, until } = ask({
      performs: [unproved, "opened"],
      passwords: [refused("wrong_confirmation", 403), "2026-03-01T12:15:00.000Z"],
    });
    actor.send({ type: "action.confirm" });
    await until({ proving: "entering" });
    actor.send({ type: "password.submit" });
    expect(actor.getSnapshot().matches({ proving: "entering" })).toBe(true);
    for (const password of ["guess", "right"]) {
      actor.send({ type: "password.change", password });
      actor.send({ type: "password.submit" });
      await until(password === "guess" ? { proving: "wrong" } : "performed");
      expect(actor.getSnapshot().context.password).toBe("");
    }
    const keys = asked.mock.calls.map(([{ key }]) => key);
    expect(keys[0]).toBe(keys[1]);
  });

  it("goes on by itself once a passkey was right, also after one that was not used", async () => {
    const { actor, until } = ask({
      performs: [unproved, "opened"],
      passkeys: [{ kind: "cancelled" }, { kind: "none" }, refused("passkey_copied", 403), { kind: "confirmed" }],
    });
    actor.send({ type: "action.confirm" });
    await until({ proving: "entering" });
    for (const problem of ["cancelled", "none"] as const) {
      actor.send({ type: "passkey.use" });
      await until({ proving: "stopped" });
      expect(actor.getSnapshot().context.problem).toBe(problem);
    }
    actor.send({ type: "passkey.use" });
    await until({ proving: "failed" });
    expect(actor.getSnapshot().context.failure?.code).toBe("passkey_copied");
    actor.send({ type: "passkey.use" });
    await until("performed");
    expect(actor.getSnapshot().context.result).toBe("opened");
  });

  it("takes a passkey from an account without a password, and cannot be closed while that is checked", async () => {
    const { actor, until } = ask({
      performs: [unproved, "opened"],
      passwords: [refused("not_offered", 403)],
      passkeys: [{ kind: "confirmed" }],
    });
    actor.send({ type: "action.confirm" });
    await until({ proving: "entering" });
    actor.send({ type: "password.change", password: "none" });
    actor.send({ type: "password.submit" });
    await until({ proving: "passwordless" });
    actor.send({ type: "passkey.use" });
    actor.send({ type: "action.cancel" });
    expect(actor.getSnapshot().matches({ proving: "checkingPasskey" })).toBe(true);
    await until("performed");
  });

  it.each([
    ["somebody else was faster", refused("conflict", 409), "outdated"],
    ["the network is away", refused("network", 0), "failed"],
    ["the session has ended", refused("signed_out", 401), "closed"],
  ])("says what happened if %s", async (_, answer, state) => {
    const { actor, settled, until } = ask({ performs: [answer] });
    actor.send({ type: "action.confirm" });
    await until(state);
    // The page loads again what it shows, unless nothing is known to have changed.
    expect(settled).toHaveBeenCalledTimes(state === "failed" ? 0 : 1);
    expect(actor.getSnapshot().context.subject).toEqual(state === "closed" ? null : subject);
  });
});

describe("what is undone", () => {
  it("is the same again where nothing says what the opposite is", async () => {
    const again = createStaffAction<Door, string>({
      id: "door",
      description: "Opening a door.",
      screen: "DoorDialog",
      requirements: ["R62"],
    });
    const asked = vi.fn();
    const actor = createActor(
      again.provide({
        actors: {
          perform: fromPromise<string, { subject: Door | null; key: string }>(async ({ input }) => {
            asked(input.subject);
            return "opened";
          }),
        },
        actions: { tellPage: () => undefined },
      }),
    ).start();
    actor.send({ type: "action.open", subject, seed: "seed" });
    actor.send({ type: "action.confirm" });
    await waitFor(actor, (s) => s.matches("performed"));
    actor.send({ type: "action.undo" });
    expect(actor.getSnapshot().context.subject).toEqual(subject);
  });
});
