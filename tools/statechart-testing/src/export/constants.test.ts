import { expect, it } from "vitest";
import { Constants, nameFor } from "./constants";

const long = (text: string) => ({ text: text.padEnd(60, ".") });

it("makes names from words", () => {
  expect(nameFor("loadExam", "found")).toBe("loadExamFound");
  expect(nameFor("quiz: checkAnswer", "")).toBe("quizCheckAnswer");
  expect(nameFor("session.changed", "with e-mail")).toBe("sessionChangedWithEMail");
});

it("writes short values inline", () => {
  const constants = new Constants();
  expect(constants.write("none", undefined)).toBe("undefined");
  expect(constants.write("short", { online: true })).toBe('{"online":true}');
  expect(constants.declarations()).toBe("");
});

it("declares all others once, each under a unique name", () => {
  const constants = new Constants();
  expect(constants.write("found", long("a"))).toBe("found");
  expect(constants.write("found", long("b"))).toBe("found2");
  expect(constants.write("found", long("c"))).toBe("found3");
  expect(constants.write("again", long("a"))).toBe("found");
  expect(constants.declarations().split("\n")).toEqual([
    `const found = ${JSON.stringify(long("a"))};`,
    `const found2 = ${JSON.stringify(long("b"))};`,
    `const found3 = ${JSON.stringify(long("c"))};`,
  ]);
});
