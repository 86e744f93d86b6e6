import { describe, expect, it } from "vitest";
import { createActor, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import { flush, offline, online, signedIn, signedOut } from "../testing";
import type { ConnectionChanged, SessionChanged } from "./events";
import { failTo, keepFailure } from "./failing";
import { connectionGuards, retryOnline, sessionGuards } from "./session";

/** Loads, as most machines do. */
function loading(refusal: Failure) {
  let calls = 0;
  const noted: string[] = [];
  const machine = setup({
    types: {
      context: {} as { failure: Failure | null },
      events: {} as ConnectionChanged | SessionChanged,
    },
    actors: {
      load: fromPromise<void>(() => {
        calls += 1;
        return Promise.reject(refusal);
      }),
    },
    actions: {
      keepFailure: keepFailure(),
      note: ({ context }) => noted.push(context.failure?.code ?? "nothing"),
    },
    guards: { ...sessionGuards, ...connectionGuards },
  }).createMachine({
    context: { failure: null },
    initial: "loading",
    states: {
      loading: {
        invoke: {
          id: "load",
          src: "load",
          onError: [{ guard: "isSignedOut", target: "signedOut" }, failTo("failed", "note")],
        },
      },
      signedOut: { on: { "session.changed": { guard: "isSignedIn", target: "loading" } } },
      failed: { on: { ...retryOnline("loading") } },
    },
  });
  const actor = createActor(machine).start();
  return { actor, noted, calls: () => calls, state: () => actor.getSnapshot().value };
}

describe("a call that fails", () => {
  it("leads to the failure state, and keeps the reason before anything else", async () => {
    const { actor, state, noted } = loading({ code: "timeout", status: 0 });
    await flush();
    expect(state()).toBe("failed");
    expect(actor.getSnapshot().context.failure).toEqual({ code: "timeout", status: 0 });
    expect(noted).toEqual(["timeout"]);
  });

  it("is repeated once the network is back, and not when it goes", async () => {
    const { actor, state, calls } = loading({ code: "network", status: 0 });
    await flush();
    actor.send(offline);
    expect([state(), calls()]).toEqual(["failed", 1]);
    actor.send(online);
    expect([state(), calls()]).toEqual(["loading", 2]);
  });

  it("waits for a sign-in when the session has expired", async () => {
    const { actor, state } = loading({ code: "signed_out", status: 401 });
    await flush();
    expect(state()).toBe("signedOut");
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    actor.send(signedIn);
    expect(state()).toBe("loading");
  });
});
