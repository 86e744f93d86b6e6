import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerProblem, inWords, isRight, isWithdrawal, type KeyedQuestion, withoutKey } from "./questions";

const base = { id: "q1", text: "?", explanation: "Because." };
const options = ["a", "b", "c", "d"].map((id) => ({ id, text: `Option ${id}` }));
const single: KeyedQuestion = { ...base, type: "single", options, correct: ["b"] };
const multiple: KeyedQuestion = { ...base, type: "multiple", options, correct: ["a", "c"] };
const trueFalse: KeyedQuestion = { ...base, type: "trueFalse", options: [], correct: ["false"] };
const text: KeyedQuestion = { ...base, type: "text", options: [], correct: ["robots.txt", "Straße"] };

describe("isRight (R6)", () => {
  it.each([
    ["the right option", single, ["b"], true],
    ["a wrong option", single, ["a"], false],
    ["right and wrong together", single, ["a", "b"], false],
    ["the right option twice", single, ["b", "b"], false],
    ["an unknown option", single, ["z"], false],
    ["no answer", single, [], false],
    ["all right ones", multiple, ["a", "c"], true],
    ["all right ones in another order", multiple, ["c", "a"], true],
    ["a subset of the right options", multiple, ["a"], false],
    ["ticking every option", multiple, ["a", "b", "c", "d"], false],
    ["a right one twice", multiple, ["a", "a"], false],
    ["right ones and an unknown one", multiple, ["a", "c", "z"], false],
    ["none", multiple, [], false],
    ["false", trueFalse, ["false"], true],
    ["true", trueFalse, ["true"], false],
    ["neither true nor false", trueFalse, ["no"], false],
    ["the text", text, ["robots.txt"], true],
    ["the text in other case, with space around", text, ["  ROBOTS.TXT\n"], true],
    ["the text in full-width letters", text, ["ｒｏｂｏｔｓ．ｔｘｔ"], true],
    ["the text folded", text, ["STRASSE"], true],
    ["another text", text, ["robots"], false],
    ["an empty text", text, [""], false],
    ["two texts", text, ["robots.txt", "robots.txt"], false],
  ])("%s", (_, question, answer, right) => {
    expect(isRight(question, answer)).toBe(right);
  });

  it("is right for exactly one set of options", () => {
    fc.assert(
      fc.property(fc.subarray(["a", "b", "c", "d"]), (answer) => {
        expect(isRight(multiple, answer)).toBe([...answer].sort().join() === "a,c");
      }),
    );
  });
});

describe("answerProblem", () => {
  it("accepts possible answers", () => {
    expect(answerProblem(single, ["a"])).toBeNull();
    expect(answerProblem(multiple, ["a", "b", "c", "d"])).toBeNull();
    expect(answerProblem(text, [""])).toBeNull();
  });
  it("names what is wrong with others", () => {
    expect(answerProblem(single, ["a", "b"])).toBe("must be exactly one answer");
    expect(answerProblem(multiple, ["a", "a"])).toBe("must not choose an option twice");
    expect(answerProblem(multiple, [])).toBe("must choose at least one option");
    expect(answerProblem(single, ["z"])).toBe("must be among a, b, c, d");
    expect(answerProblem(trueFalse, ["maybe"])).toBe("must be among true, false");
  });
});

describe("isWithdrawal", () => {
  it("is one text that is empty or only spaces", () => {
    expect([[""], ["  "], ["\n"]].map(isWithdrawal)).toEqual([true, true, true]);
  });
  it("is no answer that says something, and none that is impossible", () => {
    expect([["a"], [" a "], ["", "a"], ["", ""], []].map(isWithdrawal)).toEqual(Array(5).fill(false));
  });
});

it("does not reveal the key", () => {
  const shown = JSON.stringify([single, multiple, trueFalse, text].map(withoutKey));
  expect(shown).not.toMatch(/correct|Because|robots|false"/);
  expect(withoutKey(single).options).toEqual(options);
});

it("puts an answer into words", () => {
  expect(inWords(multiple, ["c", "a"])).toEqual(["Option c", "Option a"]);
  expect(inWords(trueFalse, ["true"])).toEqual(["true"]);
  expect(inWords(text, ["as written"])).toEqual(["as written"]);
});
