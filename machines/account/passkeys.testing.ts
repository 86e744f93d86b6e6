import { createActor } from "xstate";
import type { Passkey, PasskeyList } from "../../contract/account/passkeys";
import { administratorHere, fakeActor } from "../testing";
import { passkeysMachine } from "./passkeys";
import type { Adding, Confirming } from "./passkeys/context";

export const passkeyOf = (id: number, name = `Key ${id}`): Passkey => ({
  id,
  name,
  createdAt: "2026-03-01T12:00:00.000Z",
  usedAt: null,
});

export const listOf = (passkeys: Passkey[], codesLeft: number | null = null): PasskeyList => ({
  passkeys,
  isAsked: passkeys.length > 0,
  codesLeft,
});

export function part() {
  const calls = {
    loadPasskeys: fakeActor<PasskeyList>(),
    addPasskey: fakeActor<Adding>(),
    renamePasskey: fakeActor<Passkey, { id: number; name: string }>(),
    removePasskey: fakeActor<void, { id: number }>(),
    makeCodes: fakeActor<string[]>(),
    confirmSession: fakeActor<string, { password: string }>(),
    confirmByPasskey: fakeActor<Confirming>(),
  };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic]));
  const saved: string[][] = [];
  const actor = createActor(
    passkeysMachine.provide({ actors: actors as never, actions: { saveCodes: (_, codes) => void saved.push(codes) } }),
  );
  let losses = 0;
  actor.on("session.lost", () => {
    losses += 1;
  });
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    calls,
    saved,
    context,
    losses: () => losses,
    state: () => actor.getSnapshot().value,
    ids: () => context().passkeys.map(({ id }) => id),
  };
}

/** The list of an administrator with two passkeys, or of someone else with others. */
export async function listed(
  passkeys = [passkeyOf(2), passkeyOf(1)],
  codesLeft: number | null = 8,
  who = administratorHere,
) {
  const opened = part();
  opened.actor.send(who);
  await opened.calls.loadPasskeys.answer(listOf(passkeys, codesLeft));
  return opened;
}
