import { describe, expect, it } from "vitest";
import { parse, safeParse } from "zod/mini";
import { PaidStatus } from "../../../contract/account/session";
import { ExamEntry, ExamProgress, ExamStatus, IncomingExamStatus } from "../../../contract/exams/exams";
import { ContentStatus } from "../../../contract/primitives";

describe("an incoming exam status (R33)", () => {
  it("is startExam if it is empty", () => {
    expect(parse(IncomingExamStatus, "")).toBe("startExam");
    expect(parse(ExamProgress.shape.status, "")).toBe("startExam");
    expect(parse(ExamEntry.shape.status, "")).toBe("startExam");
  });

  it("is unchanged if it is not empty", () => {
    for (const status of ExamStatus.options) expect(parse(IncomingExamStatus, status)).toBe(status);
  });

  it("is the only field whose empty value means an action", () => {
    expect(safeParse(ContentStatus, "").success).toBe(false);
    expect(parse(PaidStatus, "")).toBe("");
  });

  it.each([null, undefined, " ", "published", 0])("is rejected if it is %j", (status) => {
    expect(safeParse(IncomingExamStatus, status).success).toBe(false);
  });
});
