// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { get } from "./browser";
import type { Call } from "./call";
import { createServices, type ServiceArea } from "./services";

const { flows: _, flowComments: __, ...all } = createServices((() => Promise.resolve()) as unknown as Call);
const areas = Object.keys(all) as ServiceArea[];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the services of a page", () => {
  it.each(areas)("%s: has every function of its area", async (area) => {
    expect(Object.keys(await get(area)).sort()).toEqual(Object.keys(all[area]).sort());
  });

  it("end calls that only read with the signal that they were loaded with", async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", fetched);
    const onSite = vi.fn();
    const abort = new AbortController();
    abort.abort();
    await (await get("session", abort.signal)).loadProfile().catch(onSite);
    expect(fetched).not.toHaveBeenCalled();
    await (await get("session", abort.signal)).applyPromo({ promo: "SPRING", key: "key" }).catch(onSite);
    await (await get("session")).loadProfile().catch(onSite);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(onSite.mock.calls).toEqual(Array(3).fill([{ code: "network", status: 0 }]));
  });
});
