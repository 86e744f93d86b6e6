import { expect, it } from "vitest";
import { keepPages, type Shelf } from "./kept-pages";

function start() {
  const kept = keepPages<string>({ bounded: 3, unbounded: 2 });
  const made: string[] = [];
  const ask = (key: string, shelf: Shelf | null) =>
    kept(key, async () => {
      made.push(key);
      return { page: `page ${key}`, shelf };
    });
  return { made, ask };
}

it("makes a page once, and again once it has gone", async () => {
  const { made, ask } = start();
  for (const key of ["a", "b", "a", "c", "a", "d", "a", "b"]) expect(await ask(key, "bounded")).toBe(`page ${key}`);
  // "a" was asked for all the time; "b" was the one that nobody had asked for the longest when "d" came.
  expect(made).toEqual(["a", "b", "c", "d", "b"]);
});

it("keeps pages whatever comes on the other shelf", async () => {
  const { made, ask } = start();
  await ask("home", "bounded");
  for (let word = 0; word < 50; word += 1) await ask(`search ${word}`, "unbounded");
  await ask("home", "bounded");
  await ask("search 49", "unbounded");
  await ask("search 0", "unbounded");
  expect(made.length).toBe(52);
});

it("makes a page once for all who ask at the same time, and keeps none that is not to be kept", async () => {
  const { made, ask } = start();
  await Promise.all(["a", "a", "a"].map((key) => ask(key, null)));
  expect(made).toEqual(["a"]);
  await ask("a", null);
  expect(made).toEqual(["a", "a"]);
});

it("tries again after a failure", async () => {
  const kept = keepPages<string>({ bounded: 1, unbounded: 1 });
  await expect(kept("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await kept("a", async () => ({ page: "there", shelf: "bounded" }))).toBe("there");
});
