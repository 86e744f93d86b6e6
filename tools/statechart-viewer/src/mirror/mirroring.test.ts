import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assign, createActor, fromPromise, setup } from "xstate";
import { createRecorder } from "../testing/recorder";
import { type PageMessage, readPageMessage, type StepMessage, type ViewerMessage } from "./messages";
import { createMirror } from "./mirroring";

const form = setup({
  types: {
    context: {} as { name: string },
    input: {} as string,
    events: {} as
      | { type: "name.write"; name: string }
      | { type: "name.check"; rule: { isStrict: boolean } }
      | { type: "form.submit" }
      | { type: "form.leave" },
  },
  actors: {
    save: fromPromise<string, string>(({ input }) =>
      input.length % 2 === 0 ? Promise.resolve(input) : Promise.reject({ code: input, status: 400, message: input }),
    ),
  },
  guards: {
    isWritten: ({ context }) => context.name !== "",
    // Throws without its payload.
    isStrict: ({ event }) => event.type === "name.check" && event.rule.isStrict,
  },
}).createMachine({
  id: "form",
  context: ({ input }) => ({ name: input }),
  initial: "writing",
  states: {
    writing: {
      on: {
        "name.write": { actions: assign({ name: ({ event }) => event.name }) },
        "name.check": { guard: "isStrict", target: "saving" },
        "form.submit": { guard: "isWritten", target: "saving" },
        "form.leave": "left",
      },
    },
    saving: {
      invoke: { id: "save", src: "save", input: ({ context }) => context.name, onDone: "writing", onError: "failed" },
      on: { "name.write": {} },
    },
    failed: { on: { "name.write": "writing" } },
    left: { type: "final" },
  },
});

function mirrored(input = "", path = "/academy/") {
  const posted: PageMessage[] = [];
  const stopped: true[] = [];
  const mirror = createMirror({
    page: "p",
    path: () => path,
    codes: ["not_found", "network"],
    createRecorder,
    // A channel delivers copies.
    post: (message) => posted.push(structuredClone(message)),
    now: () => 1000,
    stop: () => stopped.push(true),
  });
  const actor = createActor(form, { input, inspect: mirror.inspect }).start();
  const ask = (message: ViewerMessage) => mirror.receive(message);
  const steps = () => posted.filter((message): message is StepMessage => message.type === "step");
  return { mirror, actor, posted, stopped, ask, steps };
}

const settled = () => new Promise((done) => setTimeout(done));

describe("a mirror", () => {
  it("reports what is running, its state, what happened, and what can be sent", () => {
    const { actor, posted, steps } = mirrored();
    expect(posted).toEqual([
      { type: "hello", page: "p", path: "/academy/" },
      {
        type: "actor",
        page: "p",
        actor: "1",
        machine: "form",
        parent: null,
        value: "writing",
        can: ["name.write", "form.leave"],
      },
      expect.objectContaining({ type: "step", n: 1, event: "xstate.init", from: null, to: "writing" }),
    ]);
    actor.send({ type: "name.write", name: "Ada" });
    actor.send({ type: "form.submit" });
    expect(steps().slice(1)).toEqual([
      expect.objectContaining({
        n: 2,
        taken: ["form.writing name.write"],
        can: expect.arrayContaining(["form.submit"]),
      }),
      expect.objectContaining({ n: 3, from: "writing", to: "saving", taken: ["form.writing form.submit"], can: [] }),
    ]);
  });

  it("reports that an actor has ended and that the page was left", () => {
    const { mirror, actor, posted } = mirrored();
    actor.send({ type: "form.leave" });
    mirror.leave();
    expect(posted.slice(-2)).toEqual([
      { type: "gone", page: "p", actor: "1" },
      { type: "gone", page: "p", actor: null },
    ]);
  });

  it("reports everything that is running again on request", () => {
    const { actor, posted, ask } = mirrored("Ada");
    actor.send({ type: "form.submit" });
    posted.length = 0;
    ask({ type: "who" });
    expect(posted.map(({ type }) => type)).toEqual(["hello", "actor"]);
    expect(posted[1]).toMatchObject({ machine: "form", value: "saving", can: [] });
  });

  it("sends only what can be sent, with the entered payload", () => {
    const { actor, posted, ask } = mirrored();
    ask({ type: "send", page: "p", actor: "1", event: "form.submit" });
    expect(posted.at(-1)).toEqual({ type: "refused", page: "p", actor: "1", event: "form.submit" });
    ask({ type: "send", page: "p", actor: "2", event: "name.write" });
    expect(posted.at(-1)).toMatchObject({ type: "refused", actor: "2" });
    ask({ type: "send", page: "p", actor: "1", event: "xstate.stop" });
    expect(posted.at(-1)).toMatchObject({ type: "refused", event: "xstate.stop" });
    ask({ type: "send", page: "other", actor: "1", event: "form.leave" });
    expect(actor.getSnapshot().value).toBe("writing");
    ask({ type: "send", page: "p", actor: "1", event: "name.write", payload: { name: "Ada", type: "form.leave" } });
    expect(actor.getSnapshot().context.name).toBe("Ada");
    // An event whose guard throws without a payload can be sent with one.
    ask({ type: "send", page: "p", actor: "1", event: "name.check", payload: { rule: { isStrict: true } } });
    expect(actor.getSnapshot().value).toBe("saving");
  });

  it("stops on request and ignores unknown messages", () => {
    const { mirror, stopped, ask } = mirrored();
    for (const said of [null, "stop", { type: "stop" }, { type: "stop", page: 1 }, { type: "stop", page: "q" }])
      mirror.receive(said);
    expect(stopped).toEqual([]);
    ask({ type: "stop", page: "p" });
    expect(stopped).toEqual([true]);
  });

  it("posts only messages that a viewer reads", async () => {
    const { actor, posted, ask } = mirrored("Ada");
    actor.send({ type: "form.submit" });
    await settled();
    ask({ type: "save", page: "p" });
    ask({ type: "send", page: "p", actor: "1", event: "form.submit" });
    for (const message of posted) expect(readPageMessage(message)).toEqual(message);
  });

  it("exports a session with the names that it uses itself", () => {
    const { posted, steps, ask } = mirrored();
    ask({ type: "save", page: "p" });
    const saved = posted.at(-1);
    if (saved?.type !== "session") throw new Error("No session was handed out.");
    expect(saved.session.events.map(({ actor }) => actor)).toEqual(steps().map(({ actor }) => actor));
  });

  it("sends nothing that a person typed or that is in a context", async () => {
    const secret = fc.string({ minLength: 4, unit: "grapheme" }).map((text) => `§${text}§`);
    await fc.assert(
      fc.asyncProperty(secret, secret, async (remembered, typed) => {
        const { actor, posted, ask } = mirrored(remembered);
        actor.send({ type: "name.write", name: typed });
        actor.send({ type: "form.submit" });
        await settled();
        actor.send({ type: "name.write", name: remembered });
        ask({ type: "who" });
        ask({ type: "save", page: "p" });
        ask({ type: "send", page: "p", actor: "1", event: "name.write", payload: { name: typed, [typed]: typed } });
        const out = JSON.stringify(posted);
        expect(posted.length).toBeGreaterThan(8);
        for (const text of [remembered, typed]) expect(out).not.toContain(JSON.stringify(text).slice(1, -1));
        expect(out).not.toContain("§");
      }),
      { numRuns: 60 },
    );
  });
});
