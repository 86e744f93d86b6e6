import { createTestModel, TestModel } from "@xstate/test";
import { describe, expect, it } from "vitest";
import { createMachine, setup } from "xstate";
import { explore } from "./explore";
import { planOf } from "./plan";

/**
 * Why the paths are not planned by @xstate/test (1.0.0-beta.5): what it does here is what it should not. A release that
 * does better fails these tests, and is then worth another look.
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
/** The states in which the paths of a test model end. */
const endsOf = (paths: { state: unknown }[]) => paths.map(({ state }) => (state as { value: unknown }).value);
const modelOf = (machine: ConstructorParameters<typeof TestModel>[0], options: object = {}) =>
  new TestModel(machine, { events, ...options });

describe("the traversal of @xstate/test", () => {
  it("is right as long as nothing is done on the way", () => {
    expect(endsOf(modelOf(plain as never).getShortestPaths())).toEqual(["c"]);
  });

  it("breaks on an entry action, where the project's own walks on", () => {
    expect(() => modelOf(chain as never).getShortestPaths()).toThrow();
    expect(() => modelOf(chain as never).getSimplePaths()).toThrow();
    const testModel = { machine: chain, inputs: { "": undefined }, events: {}, outcomes: {} } as never;
    expect(planOf(testModel, "tour").states).toEqual({ covered: 3, total: 3 });
  });

  it("ignores the input that it is given", () => {
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

  it("ignores a limit, and where to stop", () => {
    expect(endsOf(modelOf(plain as never, { limit: 1 }).getShortestPaths())).toEqual(["c"]);
    expect(endsOf(modelOf(plain as never, { stopWhen: () => true }).getShortestPaths())).toEqual(["c"]);
  });

  it("knows neither actors nor time", () => {
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

  it("passes where there is nothing to do a step with, and where a state's name is mistyped", () => {
    const [path] = modelOf(plain as never).getShortestPaths();
    const states = { noSuchState: () => expect.unreachable() };
    expect(() => path?.testSync({ states, events: {} })).not.toThrow();
  });
});
