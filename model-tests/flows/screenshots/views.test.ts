import { describe, expect, it } from "vitest";
import { machineIds } from "../../../machines/index";
import { pageless } from "../../shared/page-of";
import { pages } from "../../shared/pages";
import { hosts } from "./hosts";
import { codeOf, textsIn, viewHashes } from "./views";

describe("what the screenshots of a machine depend on", () => {
  it.each([
    ["its view", "exam", "src/exams/exam/ExamReview.tsx"],
    ["a part that it loads on demand", "courseLanding", "src/courses/course-landing/RatingStars.tsx"],
    ["components of all views", "exam", "src/ui/Button.tsx"],
    ["styles of all views", "exam", "src/theme/tokens.ts"],
    ["its machine", "exam", "machines/exams/exam/outbox.ts"],
    ["the data of its tests", "exam", "model-tests/exams/exam.model.ts"],
    ["the frame of its page", "exam", "src/shell/Header.tsx"],
    ["the page that it is in", "quiz", "src/courses/lesson/LessonPage.tsx"],
  ] as const)("includes %s", (_, id, file) => {
    expect(codeOf(id)?.split("\n")).toContain(file);
  });

  it.each([
    ["other machines", "exam", "machines/courses/quiz/index.ts"],
    ["the list of all machines", "exam", "machines/index.ts"],
    ["dialogs that the frame loads on demand", "exam", "src/account/shortcuts/ShortcutsDialog.tsx"],
    ["the contract", "exam", "contract/exams/exams.ts"],
    ["texts as files", "exam", "src/i18n/locales/en/exams.ts"],
  ] as const)("does not include %s", (_, id, file) => {
    expect(codeOf(id)?.split("\n")).not.toContain(file);
  });

  it("includes all texts that begin like those that its code names", () => {
    const texts = { exam: { start: "Start" }, quiz: { right: "Right" }, retry: "Try again", failed: "It failed" };
    expect(textsIn('t ( `exam.` + key ) ; t ( "retry" )', texts)).toBe(
      JSON.stringify([
        ["exam", texts.exam],
        ["retry", "Try again"],
      ]),
    );
  });
});

describe("the hashes of views", () => {
  it("differ by machine and language, and exist for every machine with a page", { timeout: 60_000 }, async () => {
    const hashes = await viewHashes(["en", "de"]);
    expect(Object.keys(hashes).sort()).toEqual(machineIds.filter((id) => !pageless[id]).sort());
    const all = Object.values(hashes).flatMap((of) => [of.en, of.de]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((hash) => /^[0-9a-f]{12}$/.test(hash ?? ""))).toBe(true);
  });
});

describe.each(Object.entries(hosts))("%s is on the page of %s", (id, host) => {
  const pathsOf = (machine: string) => {
    const page = pages.find(({ screen }) => screen.testModel.machine.id === machine);
    return Object.keys(page?.screen.testModel.inputs ?? {}).map((input) => page?.path(input) ?? "");
  };

  it("and has an address of it", () => {
    expect(pathsOf(id).some((path) => pathsOf(host).some((of) => path.startsWith(of)))).toBe(true);
  });
});
