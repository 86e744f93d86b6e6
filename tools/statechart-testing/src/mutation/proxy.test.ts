import { describe, expect, it } from "vitest";
import { type AnyActorRef, assign, createActor, setup } from "xstate";
import { type Interceptor, machineIdOf, passthrough, proxies } from "./proxy";

const bell = setup({}).createMachine({
  id: "bell",
  initial: "still",
  states: { still: { on: { ring: "ringing" } }, ringing: {} },
});
const door = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: "knock" } | { type: "open" } | { type: "burn" } },
  actors: { bell },
}).createMachine({
  id: "door",
  context: { knocks: 0 },
  invoke: { id: "bell", src: "bell" },
  initial: "closed",
  on: {
    knock: { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
    burn: {
      actions: assign(() => {
        throw new Error("ashes");
      }),
    },
  },
  states: { closed: { tags: "shut", on: { open: "opened" } }, opened: {} },
});

/** A running door, and its proxy with an interceptor that differs from the passthrough. */
function doorBehind(interceptor: Partial<Interceptor> = {}) {
  const actor = createActor(door).start();
  const proxyOf = proxies(() => ({ ...passthrough, ...interceptor }));
  return { actor, proxyOf, proxy: proxyOf(actor as AnyActorRef) as unknown as typeof actor };
}

describe("a proxy", () => {
  it("answers, keeps state, and accepts events like its actor", () => {
    const { actor, proxy } = doorBehind();
    proxy.send({ type: "knock" });
    const [seen, real] = [proxy.getSnapshot(), actor.getSnapshot()];
    expect([seen.value, seen.context, seen.hasTag("shut"), seen.matches("opened"), seen.can({ type: "open" })]).toEqual(
      ["closed", { knocks: 1 }, true, false, true],
    );
    expect(real.context.knocks).toBe(1);
    expect(proxy.id).toBe(actor.id);
  });

  it("returns the same object for the same snapshot, and is the same object for the same actor", () => {
    const { actor, proxy, proxyOf } = doorBehind();
    expect(proxy.getSnapshot()).toBe(proxy.getSnapshot());
    expect(proxyOf(actor as AnyActorRef)).toBe(proxy);
  });

  it("notifies its listeners, both functions and observers", () => {
    const { proxy } = doorBehind({ read: () => 7 });
    const heard: number[] = [];
    proxy.subscribe(({ context }) => heard.push(context.knocks));
    proxy.subscribe({ next: ({ context }) => heard.push(context.knocks) });
    proxy.send({ type: "knock" });
    expect(heard).toEqual([7, 7]);
  });

  it("wraps children as well, each with its own interceptor", () => {
    const seen: string[] = [];
    const proxyOf = proxies((actor) => {
      seen.push(machineIdOf(actor));
      return passthrough;
    });
    const { children } = proxyOf(createActor(door).start() as AnyActorRef).getSnapshot();
    children.bell.send({ type: "ring" });
    expect(children.bell.getSnapshot().value).toBe("ringing");
    expect(seen).toEqual(["door", "bell"]);
  });

  it("prevents a failing machine from ending the process", async () => {
    const { actor, proxy } = doorBehind();
    proxy.subscribe(() => undefined);
    proxy.send({ type: "burn" });
    expect(actor.getSnapshot()).toMatchObject({ status: "error", error: new Error("ashes") });
  });
});

describe("an interceptor", () => {
  it("changes what is sent, asked, and read", () => {
    const { actor, proxy } = doorBehind({
      send: ({ type }) => (type === "knock" ? { type: "open" } : null),
      ask: (asked, name, truth) => (asked === "tag" && name === "shut" ? !truth : truth),
      read: (field, value) => (field === "knocks" ? 9 : value),
    });
    expect([proxy.getSnapshot().hasTag("shut"), proxy.getSnapshot().context.knocks]).toEqual([false, 9]);
    proxy.send({ type: "open" });
    expect(actor.getSnapshot().value).toBe("closed");
    proxy.send({ type: "knock" });
    expect(actor.getSnapshot().value).toBe("opened");
  });

  it("hides a child", () => {
    const { proxy } = doorBehind({ ask: () => false });
    expect(proxy.getSnapshot().children.bell).toBeUndefined();
  });
});
