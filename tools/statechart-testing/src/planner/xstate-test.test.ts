import { createTestModel, TestModel } from "@xstate/test";
import { describe, expect, it } from "vitest";
import { createMachine, setup } from "xstate";
import { explore } from "./explore";
import { planOf } from "./plan";

/**
 * Documents why the paths are not planned by @xstate/test (1.0.0-beta.5): these tests assert its defects. If a release
 * fixes them, these tests fail, and it is worth another look.
 */
const events = [{ type: "go" }];
const chain = setup({ actions: { note: () => undefined } }).createMachine({
  id: "m",
  initial: "a",
  states: { a: { on: { go: "b" } }, b: { entry: "note", on: { go: "c" } }, c: {} },
});
const plain = createMachine({
  id: "m",
  initial: "a",
  states: { a: { on: { go: "b" } }, b: { on: { go: "c" } }, c: {} },
});
/** The final states of the paths of a test model. */
const endsOf = (paths: { state: unknown }[]) => paths.map(({ state }) => (state as { value: unknown }).value);
const modelOf = (machine: ConstructorParameters<typeof TestModel>[0], options: object = {}) =>
  new TestModel(machine, { events, ...options });

describe("the traversal of @xstate/test", () => {
  it("works as long as the machine has no actions", () => {
    expect(endsOf(modelOf(plain as never).getShortestPaths())).toEqual(["c"]);
  });

  it("fails on an entry action, unlike the project's own", () => {
    expect(() => modelOf(chain as never).getShortestPaths()).toThrow();
    expect(() => modelOf(chain as never).getSimplePaths()).toThrow();
    const testModel = { machine: chain, inputs: { "": undefined }, events: {}, outcomes: {} } as never;
    expect(planOf(testModel, "tour").states).toEqual({ covered: 3, total: 3 });
  });

  it("ignores the given input", () => {
    const machine = setup({
      types: { input: {} as { isOpen: boolean } | undefined, context: {} as { isOpen: boolean } },
    }).createMachine({
      id: "m",
      context: ({ input }) => ({ isOpen: input?.isOpen ?? false }),
      initial: "a",
      states: { a: { on: { go: { guard: ({ context }) => context.isOpen, target: "b" } } }, b: {} },
    });
    expect(endsOf(modelOf(machine as never, { input: { isOpen: true } }).getShortestPaths())).toEqual(["a"]);
    const testModel = { machine, inputs: { open: { isOpen: true } }, events: {}, outcomes: {} } as never;
    expect(explore(testModel).nodes.map(({ value }) => value)).toEqual(["a", "b"]);
  });

  it("ignores a limit and a stop condition", () => {
    expect(endsOf(modelOf(plain as never, { limit: 1 }).getShortestPaths())).toEqual(["c"]);
    expect(endsOf(modelOf(plain as never, { stopWhen: () => true }).getShortestPaths())).toEqual(["c"]);
  });

  it("supports neither actors nor time", () => {
    const loading = createMachine({
      id: "m",
      initial: "a",
      states: { a: { invoke: { id: "load", src: "load", onDone: "b" } }, b: {} },
    });
    const waiting = createMachine({ id: "m", initial: "a", states: { a: { after: { 10: "b" } }, b: {} } });
    expect(() => createTestModel(loading as never)).toThrow("Invocations on test machines are not supported");
    expect(() => createTestModel(waiting as never)).toThrow("After events on test machines are not supported");
    expect(endsOf(modelOf(waiting as never).getShortestPaths())).toEqual(["a"]);
  });

  it("passes if no executor exists for a step or a state's name is mistyped", () => {
    const [path] = modelOf(plain as never).getShortestPaths();
    const states = { noSuchState: () => expect.unreachable() };
    expect(() => path?.testSync({ states, events: {} })).not.toThrow();
  });
});
