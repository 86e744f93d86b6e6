import { expect, it } from "vitest";
import { countChanges, totalOf } from "./count-changes";

const units = (documents: Record<string, string>) => [{ documents }];
const before = units({
  "course 1": "a",
  "course 1 en": "a",
  "course 1 de": "a",
  "lesson 10 en": "a",
  "course 2": "a",
  "course 2 en": "a",
  "webinar 1 en": "a",
  categories: "a",
});

it("counts items, however many of their languages have changed", () => {
  const after = units({
    "course 1": "a",
    "course 1 en": "b",
    "course 1 de": "b",
    "lesson 10 en": "b",
    "course 3": "a",
    "course 3 en": "a",
    "webinar 1 en": "a",
    categories: "a",
  });
  const changes = countChanges(before, after);
  expect(changes).toEqual([{ kind: "course", added: 1, changed: 1, removed: 1 }]);
  expect(totalOf(changes)).toEqual({ added: 1, changed: 1, removed: 1 });
});

it("counts a language that was added or dropped as a change of its item", () => {
  const { "course 1 de": _, ...documents } = before[0]?.documents ?? {};
  expect(countChanges(before, units(documents))).toEqual([{ kind: "course", added: 0, changed: 1, removed: 0 }]);
  expect(countChanges(units(documents), before)).toEqual([{ kind: "course", added: 0, changed: 1, removed: 0 }]);
});

it("counts everything as changed if it is unknown what there was", () => {
  expect(countChanges(null, before)).toEqual([
    { kind: "course", added: 0, changed: 2, removed: 0 },
    { kind: "webinar", added: 0, changed: 1, removed: 0 },
    { kind: "other", added: 0, changed: 1, removed: 0 },
  ]);
});

it("says that something has changed also if it is only a part of an item", () => {
  const after = units({ ...before[0]?.documents, "lesson 10 en": "b" });
  expect(countChanges(before, after)).toEqual([{ kind: "other", added: 0, changed: 1, removed: 0 }]);
});
