import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { administratorHere, editorHere, signedIn, signedOut } from "../testing";
import { administrationMachine } from "./administration";

function opened() {
  const actor = createActor(administrationMachine).start();
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  return {
    actor,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    tags: () => [...actor.getSnapshot().tags],
    staff: () => actor.getSnapshot().context.staff,
  };
}

describe("the way into the administration", () => {
  it("waits until the profile is known", () => {
    const { state, tags } = opened();
    expect([state(), tags()]).toEqual(["waiting", ["pending"]]);
  });

  it.each([
    ["editors", editorHere],
    ["administrators", administratorHere],
  ])("shows %s their sections (R62)", (staff, session) => {
    const page = opened();
    page.actor.send(session);
    expect([page.state(), page.staff()]).toEqual(["shown", staff]);
  });

  it("says to others who it is for, and takes back what it showed", () => {
    const { actor, state, tags } = opened();
    actor.send(administratorHere);
    actor.send(signedIn);
    expect([state(), tags()]).toEqual(["forbidden", ["forbidden"]]);
  });

  it("offers a visitor to sign in", () => {
    const { actor, state, tags, signInsAsked } = opened();
    actor.send(signedOut);
    expect([state(), tags()]).toEqual(["signedOut", ["signedOut"]]);
    actor.send({ type: "signIn.open" });
    expect(signInsAsked()).toBe(1);
    actor.send(editorHere);
    expect(state()).toBe("shown");
  });
});
