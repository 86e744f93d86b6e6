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

it("makes a page once, and again after it was evicted", async () => {
  const { made, ask } = start();
  for (const key of ["a", "b", "a", "c", "a", "d", "a", "b"]) expect(await ask(key, "bounded")).toBe(`page ${key}`);
  // "a" was requested all the time; "b" was the least recently requested when "d" came.
  expect(made).toEqual(["a", "b", "c", "d", "b"]);
});

it("keeps pages no matter what happens on the other shelf", async () => {
  const { made, ask } = start();
  await ask("home", "bounded");
  for (let word = 0; word < 50; word += 1) await ask(`search ${word}`, "unbounded");
  await ask("home", "bounded");
  await ask("search 49", "unbounded");
  await ask("search 0", "unbounded");
  expect(made.length).toBe(52);
});

it("makes a page once for simultaneous requests, and does not keep one without a shelf", async () => {
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
