import { expect, test } from "vitest";
import { firstScripts, overBudget, scriptBudgets } from "./budget";

test("a page within its budget is not reported", () => {
  expect(overBudget("home", "visitor", new Map([["assets/entry.js", scriptBudgets.visitor]]))).toBeNull();
});

test("a page above the budget is reported with its size and its largest scripts", () => {
  const sizes = new Map([
    ["assets/small.js", 1_000],
    ["assets/screen.js", 9_300],
    ["assets/entry.js", 156_000],
  ]);

  expect(overBudget("lesson", "visitor", sizes)).toBe(
    "A visitor's first load of the lesson has 166.3 kB of scripts, 7.3 kB above its budget of 159.0 kB; the largest are assets/entry.js 156.0 kB, assets/screen.js 9.3 kB, assets/small.js 1.0 kB.",
  );
});

test("a first page has its screen, and for a learner its calls, and a build without one of them is rejected", () => {
  const built = (ids: readonly string[]) => new Set(ids.filter((id) => !id.includes("/api/")));

  const every = (ids: readonly string[]) => new Set(ids);
  expect(firstScripts(every, "home", "visitor")).toEqual(["src/entry.client.tsx", "src/catalogue/home/screen.ts"]);
  expect(firstScripts(every, "home", "learner")).toEqual([
    "src/entry.client.tsx",
    "src/catalogue/home/screen.ts",
    "src/api/browser.ts",
    "src/courses/api/courses.ts",
  ]);
  expect(() => firstScripts(built, "home", "learner")).toThrow("no script for src/api/browser.ts");
});
