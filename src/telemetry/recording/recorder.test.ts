import { describe, expect, it } from "vitest";
import { assign, createActor, fromPromise, sendTo, setup } from "xstate";
import { createRecorder } from "./recorder";

const child = setup({ types: { events: {} as { type: "word.say"; word: string } } }).createMachine({
  id: "child",
  initial: "silent",
  states: { silent: { on: { "word.say": "heard" } }, heard: {} },
});

const machine = setup({
  types: {
    context: {} as { name: string },
    events: {} as { type: "name.submit"; name: string } | { type: "word.pass" },
  },
  actors: {
    child,
    save: fromPromise<void, { name: string }>(() =>
      Promise.reject({ code: "signed_out", status: 401, fields: [{ path: "name", message: "Ada is taken" }] }),
    ),
  },
}).createMachine({
  id: "form",
  context: { name: "" },
  invoke: { id: "child", src: "child" },
  initial: "writing",
  states: {
    writing: {
      on: {
        "name.submit": { target: "saving", actions: assign({ name: ({ event }) => event.name }) },
        "word.pass": { actions: sendTo("child", { type: "word.say", word: "Ada" }) },
      },
    },
    saving: {
      invoke: { id: "save", src: "save", input: ({ context }) => context, onError: "writing" },
    },
  },
});

async function record() {
  let now = 100;
  const recorder = createRecorder(() => now);
  const actor = createActor(machine, { inspect: recorder.inspect }).start();
  now = 250.4;
  actor.send({ type: "name.submit", name: "Ada Lovelace" });
  await new Promise((done) => setTimeout(done));
  actor.send({ type: "word.pass" });
  return recorder;
}

describe("a recorder", () => {
  it("records kinds of events, their senders, codes, and the resulting states", async () => {
    const { events } = (await record()).session();
    expect(events.filter(({ event }) => event !== "xstate.init")).toEqual([
      { at: 150, machine: "form", actor: "1", source: null, event: "name.submit", to: "saving" },
      {
        at: 150,
        machine: "form",
        actor: "1",
        source: "1/save",
        event: "xstate.error.actor.save",
        code: "signed_out",
        to: "writing",
      },
      { at: 150, machine: "form", actor: "1", source: null, event: "word.pass", to: "writing" },
      { at: 150, machine: "child", actor: "1/child", source: "1", event: "word.say", to: "heard" },
    ]);
  });

  it("contains nothing that was typed", async () => {
    expect(JSON.stringify((await record()).session())).not.toMatch(/Ada/);
  });

  it("continues after an earlier page, with different actors and a later time", async () => {
    const before = (await record()).session().events;
    const recorder = createRecorder(() => 0, before);
    createActor(machine, { inspect: recorder.inspect }).start();
    const { events } = recorder.session();
    expect(events.slice(0, before.length)).toEqual(before);
    expect(events[before.length]).toMatchObject({ actor: "2", event: "xstate.init", at: 150 });
  });

  it("reports the number of events", async () => {
    const recorder = createRecorder(() => 0);
    let told = 0;
    const stop = recorder.subscribe(() => {
      told = recorder.count();
    });
    const actor = createActor(machine, { inspect: recorder.inspect }).start();
    actor.send({ type: "word.pass" });
    stop();
    actor.send({ type: "word.pass" });
    expect(told).toBe(4);
    expect(recorder.count()).toBe(6);
  });
});
