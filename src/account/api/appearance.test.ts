// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyScheme, readScheme } from "./appearance";

let written: string[];
const at = (address: string) => vi.stubGlobal("location", new URL(address));

beforeEach(() => {
  written = [];
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => void written.push(cookie));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.color;
});

describe("the appearance", () => {
  it.each([
    ["light", "light"],
    ["dark", "dark"],
    ["sepia", "system"],
    [undefined, "system"],
  ])("that the page has as %s is %s", (color, scheme) => {
    if (color) document.documentElement.dataset.color = color;
    expect(readScheme()).toBe(scheme);
  });

  it("is shown at once", () => {
    at("http://localhost/academy/");
    applyScheme("dark");
    expect(document.documentElement.dataset.color).toBe("dark");
    applyScheme("light");
    expect(document.documentElement.dataset.color).toBe("light");
    applyScheme("system");
    expect(document.documentElement.dataset).not.toHaveProperty("color");
  });
});

describe("the cookie of the appearance", () => {
  const year = "Max-Age=31536000";
  const forget = "Max-Age=0";

  it("is kept for a year on this host", () => {
    at("http://localhost/academy/");
    applyScheme("dark");
    expect(written).toEqual([`academy_color=dark; Path=/academy/; ${year}; SameSite=Lax`]);
  });

  it("is removed by the choice of the system's appearance", () => {
    at("http://localhost/academy/");
    applyScheme("system");
    expect(written).toEqual([`academy_color=system; Path=/academy/; ${forget}; SameSite=Lax`]);
  });

  it("is shared by the hosts of all languages, in place of one of this host only", () => {
    at("http://de.academy.test/academy/");
    applyScheme("light");
    expect(written).toEqual([
      `academy_color=light; Path=/academy/; ${forget}; SameSite=Lax`,
      `academy_color=light; Path=/academy/; ${year}; SameSite=Lax; Domain=academy.test`,
    ]);
  });

  it("over HTTPS is secure by its name, in place of one without", () => {
    at("https://academy.test/academy/");
    applyScheme("light");
    expect(written).toEqual([
      `academy_color=light; Path=/academy/; ${forget}; SameSite=Lax; Secure`,
      `__Secure-academy_color=light; Path=/academy/; ${year}; SameSite=Lax; Secure`,
    ]);
  });

  it("over HTTPS and shared replaces all earlier ones", () => {
    at("https://de.academy.test/academy/");
    applyScheme("light");
    const shared = "; Domain=academy.test";
    expect(written).toEqual([
      `__Secure-academy_color=light; Path=/academy/; ${forget}; SameSite=Lax; Secure`,
      `academy_color=light; Path=/academy/; ${forget}; SameSite=Lax; Secure`,
      `academy_color=light; Path=/academy/; ${forget}; SameSite=Lax; Secure${shared}`,
      `__Secure-academy_color=light; Path=/academy/; ${year}; SameSite=Lax; Secure${shared}`,
    ]);
  });
});
