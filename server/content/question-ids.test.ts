import { describe, expect, it } from "vitest";
import { questionIds } from "./question-ids";

const groupOf = (...ids: string[]) => ({
  entries: ids.map((id) => ({ id, question: "", answer: "", language: "en" as const })),
});

describe("the numbers of questions", () => {
  it("stay the same when others are added or moved to another group", () => {
    const before = questionIds([groupOf("cost", "again")]);
    const after = questionIds([groupOf("new", "again"), groupOf("cost", "newer")]);
    expect(after.size).toBe(4);
    for (const id of ["cost", "again"]) expect(after.get(id)).toBe(before.get(id));
  });

  it("are different even if two words have the same hash", () => {
    const ids = questionIds([groupOf("q53798", "q47044")]);
    expect(Object.fromEntries(ids)).toEqual({ q47044: 356266124, q53798: 356266125 });
    expect(questionIds([groupOf("q53798")]).get("q53798")).toBe(356266124);
  });
});
