import { afterEach, beforeEach, vi } from "vitest";

/** In the tests of a file, nothing is near enough to be loaded. */
export function stubNothingNear(): void {
  beforeEach(() =>
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe() {}
        disconnect() {}
      },
    ),
  );
  afterEach(() => void vi.unstubAllGlobals());
}
