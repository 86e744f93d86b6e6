import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchPreloaded } from "./preloaded";

const origin = "https://academy.example";
const profile = "/academy/api/auth/";
const list = "/academy/public/api/v2/courses/en/progress/?ids=1,2";
const get = (address: string, options?: RequestInit) => new Request(origin + address, options);
const textOf = async (answer: Promise<Response>) => (await answer).text();

const network = vi.fn(async () => new Response("asked now"));
let time: number;
beforeEach(() => {
  time = 1_000;
  vi.stubGlobal("fetch", network);
  vi.spyOn(performance, "now").mockImplementation(() => time);
  globalThis.academyPreloads = new Map([
    [profile, Promise.resolve(new Response("preloaded", { status: 201, headers: { "x-from": "document" } }))],
    [list, Promise.resolve(new Response("the list"))],
  ]);
});
afterEach(() => {
  globalThis.academyPreloads = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  network.mockClear();
});

describe("what a document has requested", () => {
  it("is taken by the first call for it, with its status and headers, and by no other", async () => {
    const { status, headers } = await fetchPreloaded(get(profile));
    expect([status, headers.get("x-from")]).toEqual([201, "document"]);
    expect(network).not.toHaveBeenCalled();
    expect(await textOf(fetchPreloaded(get(profile)))).toBe("asked now");
  });

  it("is known by its whole address", async () => {
    expect(await textOf(fetchPreloaded(get(list.replace("1,2", "3"))))).toBe("asked now");
    expect(await textOf(fetchPreloaded(get(list)))).toBe("the list");
  });

  it("is obsolete once a command is sent", async () => {
    await fetchPreloaded(get("/academy/private/api/v2/auth/logout/", { method: "POST" }));
    expect(await textOf(fetchPreloaded(get(profile)))).toBe("asked now");
  });

  it("is obsolete when it is not used for a while", async () => {
    time = 30_001;
    expect(await textOf(fetchPreloaded(get(profile)))).toBe("asked now");
  });

  it("is requested again if it did not arrive", async () => {
    globalThis.academyPreloads?.set(profile, Promise.reject(new TypeError("Failed to fetch")));
    expect(await textOf(fetchPreloaded(get(profile)))).toBe("asked now");
  });

  it("is requested again if it ended on its way", async () => {
    const cut = new ReadableStream({
      start: (controller) => controller.error(new TypeError("network error")),
    });
    globalThis.academyPreloads?.set(profile, Promise.resolve(new Response(cut)));
    expect(await textOf(fetchPreloaded(get(profile)))).toBe("asked now");
  });

  it("may have no body", async () => {
    globalThis.academyPreloads?.set(profile, Promise.resolve(new Response(null, { status: 204 })));
    expect((await fetchPreloaded(get(profile))).status).toBe(204);
  });

  it.each([
    ["its answer", new Promise<Response>(() => undefined)],
    ["the rest of its answer", Promise.resolve(new Response(new ReadableStream()))],
  ])("is not waited for longer than the call lasts: %s", async (_, answer) => {
    globalThis.academyPreloads?.set(profile, answer);
    const call = new AbortController();
    const asked = fetchPreloaded(get(profile, { signal: call.signal }));
    const ended = new Error("The call took too long.");
    call.abort(ended);
    await expect(asked).rejects.toBe(ended);
    expect(network).not.toHaveBeenCalled();
  });

  it("is nothing on a visitor's page", async () => {
    globalThis.academyPreloads = undefined;
    expect(await textOf(fetchPreloaded(get(profile)))).toBe("asked now");
  });
});
