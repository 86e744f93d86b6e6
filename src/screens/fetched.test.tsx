// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fetchedBy, useFetching } from "./fetched";

/** Code that fails to load at first, and a view that loads it. */
function open() {
  let tries = 0;
  const code = fetchedBy(async () => {
    tries += 1;
    if (tries === 1) throw new Error("The chunk is gone.");
    return { name: "code" };
  });
  const view = renderHook(() => useFetching(code.machine));
  return { code, view, actor: view.result.current, tries: () => tries };
}

describe("code that loads on demand", () => {
  afterEach(cleanup);

  it("is not requested before, and again if it did not load", async () => {
    const { code, actor, tries } = open();
    expect(tries()).toBe(0);
    actor.start();
    await expect.poll(() => actor.getSnapshot().value).toBe("failed");
    expect(code.loaded()).toBeNull();
    actor.send({ type: "block.retry" });
    await expect.poll(() => actor.getSnapshot().value).toBe("ready");
    expect(code.loaded()).toEqual({ name: "code" });
  });

  it("is requested once by all views that need it", async () => {
    const { code, actor, tries } = open();
    actor.start();
    await expect.poll(() => actor.getSnapshot().value).toBe("failed");
    actor.send({ type: "block.retry" });
    await expect.poll(() => actor.getSnapshot().value).toBe("ready");
    const other = renderHook(() => useFetching(code.machine)).result.current;
    other.start();
    await expect.poll(() => other.getSnapshot().value).toBe("ready");
    expect(tries()).toBe(2);
  });

  it("is loaded on intent, and again by its view if that failed", async () => {
    const { code, actor, tries } = open();
    code.prepare();
    await expect.poll(tries).toBe(1);
    expect(code.loaded()).toBeNull();
    code.prepare();
    await expect.poll(() => code.loaded()).toEqual({ name: "code" });
    actor.start();
    await expect.poll(() => actor.getSnapshot().value).toBe("ready");
    expect(tries()).toBe(2);
  });

  it("is only awaited while its view exists", async () => {
    const { actor, view } = open();
    actor.start();
    view.rerender();
    expect(actor.getSnapshot().status).toBe("active");
    view.unmount();
    expect(actor.getSnapshot().status).toBe("stopped");
  });

  it("is loaded by another actor if the view needs other code", async () => {
    const [one, other] = [fetchedBy(async () => "one"), fetchedBy(async () => "other")];
    const { result, rerender } = renderHook(({ machine }) => useFetching(machine), { initialProps: one });
    const first = result.current;
    rerender(one);
    expect(result.current).toBe(first);
    rerender(other);
    result.current.start();
    await expect.poll(() => result.current.getSnapshot().value).toBe("ready");
    expect([one.loaded(), other.loaded()]).toEqual([null, "other"]);
  });
});
