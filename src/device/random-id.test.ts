import { afterEach, describe, expect, it, vi } from "vitest";
import { randomId } from "./random-id";

describe("a random id", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("has the form of a UUID and is different each time", () => {
    const ids = Array.from({ length: 200 }, randomId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    [0x00, "00000000-0000-4000-8000-000000000000"],
    [0xff, "ffffffff-ffff-4fff-bfff-ffffffffffff"],
  ])("from bytes %i is %s", (byte, id) => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
    expect(randomId()).toBe(id);
  });

  it("also works on a page from plain HTTP", () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    expect(randomId()).toHaveLength(36);
  });
});
