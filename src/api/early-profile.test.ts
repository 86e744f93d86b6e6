import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../contract/errors";
import { withEarlyProfile } from "./early-profile";
import type { GetServices } from "./services";

const unavailable: Failure = { code: "unavailable", status: 503 };

/** Services whose replies are numbered. */
function numbered({ isAway = false } = {}) {
  const loadProfile = vi.fn(async () => {
    if (isAway) throw unavailable;
    return loadProfile.mock.calls.length;
  });
  const get = vi.fn(async (area: string, signal?: AbortSignal) => ({ area, signal, loadProfile }));
  return { get: get as unknown as GetServices, loadProfile };
}

describe("the profile of a learner's page", () => {
  it("is asked for at once, and once", async () => {
    const { get, loadProfile } = numbered();
    const early = withEarlyProfile(get);
    await vi.waitFor(() => expect(loadProfile).toHaveBeenCalledTimes(1));
    expect(await (await early("session")).loadProfile()).toBe(1);
    expect(loadProfile).toHaveBeenCalledTimes(1);
  });

  it("is asked for again by everyone after the first", async () => {
    const early = withEarlyProfile(numbered().get);
    const before = await early("session");
    expect([await before.loadProfile(), await before.loadProfile()]).toEqual([1, 2]);
    expect(await (await early("session")).loadProfile()).toBe(3);
  });

  it("fails for the first who asks, and for nobody else", async () => {
    const unheard = vi.fn();
    process.on("unhandledRejection", unheard);
    const { get, loadProfile } = numbered({ isAway: true });
    const early = withEarlyProfile(get);
    await vi.waitFor(() => expect(loadProfile).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    await expect((await early("session")).loadProfile()).rejects.toEqual(unavailable);
    process.off("unhandledRejection", unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  it("leaves other services as they are, with their signal", async () => {
    const { get } = numbered();
    const { signal } = new AbortController();
    expect(await withEarlyProfile(get)("courses", signal)).toMatchObject({ area: "courses", signal });
  });
});
