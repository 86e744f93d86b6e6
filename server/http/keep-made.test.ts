import { describe, expect, it } from "vitest";
import { keepMade } from "./keep-made";

describe("the cache of created values", () => {
  it("creates a value once for all callers", async () => {
    const keep = keepMade<string>(2);
    let made = 0;
    const make = async () => `one ${++made}`;
    expect(await Promise.all([keep("a", make), keep("a", make)])).toEqual(["one 1", "one 1"]);
    expect(await keep("a", make)).toBe("one 1");
  });

  it("creates values one after the other", async () => {
    const keep = keepMade<number>(9);
    let underWay = 0;
    let most = 0;
    const make = async () => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 2));
      return --underWay;
    };
    await Promise.all(["a", "b", "c"].map((key) => keep(key, make)));
    expect(most).toBe(1);
  });

  it("drops the oldest values when there are too many", async () => {
    const keep = keepMade<string>(2);
    const made: string[] = [];
    const ask = (key: string) =>
      keep(key, async () => {
        made.push(key);
        return key;
      });
    for (const key of ["a", "b", "c", "b", "a"]) await ask(key);
    expect(made).toEqual(["a", "b", "c", "a"]);
  });

  it("rejects a sender while ten values wait for it, and everybody while thirty do", async () => {
    const keep = keepMade<string>(99);
    let open: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const ask = (key: string, sender: string) => keep(key, () => gate.then(() => "made"), sender);
    const askFor = (count: number, sender: string) =>
      Array.from({ length: count }, (_, index) => ask(`${sender} ${index}`, sender));
    const waiting = [...askFor(10, "one"), ask("other", "other")];
    await expect(ask("one more", "one")).rejects.toMatchObject({ code: "unavailable" });
    waiting.push(...askFor(10, "two"), ...askFor(9, "three"));
    await expect(ask("another", "four")).rejects.toMatchObject({ code: "unavailable" });
    open?.();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["made"]));
    expect(await ask("one more", "one")).toBe("made");
  });

  it("tries again after a failure, without delaying others", async () => {
    const keep = keepMade<string>(2);
    const failed = keep("a", () => Promise.reject(new Error("broken")));
    const other = keep("b", async () => "fine");
    await expect(failed).rejects.toThrow("broken");
    expect(await other).toBe("fine");
    expect(await keep("a", async () => "mended")).toBe("mended");
  });
});
