// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openApp as open } from "./testing-app";

afterEach(cleanup);

describe("the viewer without something", () => {
  it.each([
    ["screenshots", { overlay: "screenshots" }],
    ["tests", { overlay: "tests" }],
    ["tests and screenshots of a state", { state: "door.closed" }],
  ] as const)("says nothing about missing %s while they are loading", async (_name, said) => {
    let arrive: (runs: unknown) => void = () => undefined;
    open({ machine: "door", ...said }, { "runs/door.json": new Promise((resolve) => (arrive = resolve)) });
    expect((await screen.findAllByText("Loading…")).length).toBeGreaterThan(0);
    for (const missing of [
      /There are no screenshots/,
      /not planned yet/,
      /No results yet/,
      /No planned test/,
      /no screen/,
    ])
      expect(screen.queryByText(missing), String(missing)).toBe(null);
    arrive(undefined);
    expect((await screen.findAllByText(/No results yet|There are no screenshots/)).length).toBeGreaterThan(0);
    expect(screen.queryByText("Loading…")).toBe(null);
  });

  it("names no requirement instead of an unknown one that is like no other", async () => {
    open({ requirement: "zzz" });
    expect(await screen.findByRole("heading", { name: "There is no requirement “zzz”" })).toBeDefined();
    expect(screen.queryByText(/^Did you mean/)).toBe(null);
  });
});
