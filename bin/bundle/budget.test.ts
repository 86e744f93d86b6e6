import { expect, test } from "vitest";
import { firstScripts, overBudget, scriptBudget } from "./budget";

test("a page within its budget is not reported", () => {
  expect(overBudget("home", "en", new Map([["assets/entry.js", scriptBudget]]))).toBeNull();
});

test("a page above the budget is reported with its size and its largest scripts", () => {
  const sizes = new Map([
    ["assets/small.js", 1_000],
    ["assets/screen.js", 9_300],
    ["assets/entry.js", 181_000],
  ]);

  expect(overBudget("lesson", "pl", sizes)).toBe(
    "The first load of the lesson (pl) has 191.3 kB of scripts, 1.3 kB above its budget of 190.0 kB; the largest are assets/entry.js 181.0 kB, assets/screen.js 9.3 kB, assets/small.js 1.0 kB.",
  );
});

test("a first page has its screen, its calls, and its texts, and a build without one of them is rejected", () => {
  const built = (ids: readonly string[]) => new Set(ids.filter((id) => !id.includes("/api/")));

  expect(firstScripts((ids) => new Set(ids), "certificate", "pl")).toEqual([
    "src/entry.client.tsx",
    "src/certificates/public-certificate/screen.ts",
    "src/i18n/locales/pl/index.ts",
    "src/i18n/locales/pl/certificates.ts",
  ]);
  expect(() => firstScripts(built, "home", "en")).toThrow("no script for src/courses/api/courses.ts");
});
