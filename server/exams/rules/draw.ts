import type { KeyedQuestion } from "./questions";

/** A question of an attempt with the topic that the review names. */
export interface DrawnQuestion extends KeyedQuestion {
  topic: {
    /** Attempts of earlier versions do not have it. */
    id?: string;
    title: string;
    lesson: number | null;
  };
}

/** Random numbers from 0 to below 1 that depend only on the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fisher–Yates; every order is equally likely. */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let end = result.length - 1; end > 0; end -= 1) {
    const other = Math.floor(random() * (end + 1));
    [result[end], result[other]] = [result[other] as T, result[end] as T];
  }
  return result;
}

/**
 * Draws the questions of one attempt (R6): in turn from every topic, so that none is left out by chance, then in random
 * order. Fewer than `count` only if the pool is smaller. The same seed draws the same questions.
 */
export function drawQuestions<Q extends { topic: string }>(pool: readonly Q[], count: number, seed: number): Q[] {
  const random = randomFrom(seed);
  const topics = shuffled([...new Set(pool.map(({ topic }) => topic))], random);
  const piles = topics.map((topic) =>
    shuffled(
      pool.filter((question) => question.topic === topic),
      random,
    ),
  );
  const drawn: Q[] = [];
  while (drawn.length < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      const question = pile.pop();
      if (question && drawn.length < count) drawn.push(question);
    }
  }
  return shuffled(drawn, random);
}
