import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { passwordFieldMachine } from "./password-field";

describe("a field for a password", () => {
  const start = () => createActor(passwordFieldMachine).start();

  it("hides what is typed until it is to be shown, and again when asked to", () => {
    const actor = start();
    expect(actor.getSnapshot().value).toBe("hidden");
    actor.send({ type: "password.hide" });
    expect(actor.getSnapshot().value).toBe("hidden");
    actor.send({ type: "password.show" });
    actor.send({ type: "password.show" });
    expect(actor.getSnapshot().value).toBe("shown");
    actor.send({ type: "password.hide" });
    expect(actor.getSnapshot().value).toBe("hidden");
  });

  it("shows one field only: another one keeps its own", () => {
    const [one, other] = [start(), start()];
    one.send({ type: "password.show" });
    expect([one.getSnapshot().value, other.getSnapshot().value]).toEqual(["shown", "hidden"]);
  });
});
