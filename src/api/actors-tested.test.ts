import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*actors.ts", { query: "?raw", import: "default", eager: true });
const tests = import.meta.glob<string>("../**/*actors.test.ts", { query: "?raw", import: "default", eager: true });

it("every set of actors is used by a test", () => {
  const names = Object.values(sources).flatMap((code) =>
    [...code.matchAll(/^export const (\w+Actors) = /gm)].map(([, name = ""]) => name),
  );
  const tested = Object.values(tests).join("\n");
  expect(names.length).toBeGreaterThan(60);
  // Once is only the import.
  expect(names.filter((name) => (tested.match(new RegExp(`\\b${name}\\b`, "g")) ?? []).length < 2)).toEqual([]);
});
