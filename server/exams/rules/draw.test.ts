import fc from "fast-check";
import { expect, it } from "vitest";
import { drawQuestions } from "./draw";

const pool = Array.from({ length: 20 }, (_, index) => ({ id: `q${index}`, topic: `t${index % 5}` }));

it("draws the same questions for the same seed and others for another", () => {
  const draws = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(drawQuestions(pool, 10, seed))));
  expect(draws.size).toBe(5);
  expect(drawQuestions(pool, 10, 7)).toEqual(drawQuestions(pool, 10, 7));
});

it("draws for a seed what it has always drawn", () => {
  expect(drawQuestions(pool, 6, 7).map(({ id }) => id)).toEqual(["q5", "q7", "q13", "q14", "q1", "q8"]);
  expect(drawQuestions(pool, 3, -1).map(({ id }) => id)).toEqual(["q18", "q17", "q6"]);
});

it("draws the requested number, no duplicates, and every topic equally often", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, count) => {
      const drawn = drawQuestions(pool, count, seed);
      expect(new Set(drawn).size).toBe(count);
      const perTopic = [0, 1, 2, 3, 4].map(
        (topic) => drawn.filter((question) => question.topic === `t${topic}`).length,
      );
      expect(Math.max(...perTopic) - Math.min(...perTopic)).toBeLessThanOrEqual(1);
    }),
  );
});

it("draws the whole pool if more are requested", () => {
  expect(drawQuestions(pool, 99, 1)).toHaveLength(20);
  expect(drawQuestions([], 5, 1)).toEqual([]);
});

it("gives every question a chance", () => {
  const seen = new Set(Array.from({ length: 200 }, (_, seed) => drawQuestions(pool, 3, seed)).flat());
  expect(seen.size).toBe(20);
});
