import { format } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

/** What was written as an error during a test: React reports invalid elements, duplicate keys, and late updates there. */
const written = new Set<string>();
const { error } = console;

beforeEach(() => {
  written.clear();
  console.error = (...parts: unknown[]) => {
    written.add(format(...parts));
  };
});

afterEach(() => {
  console.error = error;
  expect([...written], "written by console.error").toEqual([]);
});
