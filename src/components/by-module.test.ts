import { expect, it } from "vitest";
import { byModule } from "./by-module";

const lessons = [{ number: 1 }, { number: 2 }, { number: 3 }];

it("groups lessons by module", () => {
  const modules = [
    { id: 7, title: "First", lessons: [1, 3] },
    { id: 8, title: "Second", lessons: [2] },
  ];
  expect(byModule(modules, lessons)).toEqual([
    { id: 7, title: "First", lessons: [{ number: 1 }, { number: 3 }] },
    { id: 8, title: "Second", lessons: [{ number: 2 }] },
  ]);
});

it("keeps them together if there are no modules", () => {
  expect(byModule([], lessons)).toEqual([{ id: 0, title: null, lessons }]);
});
