// @vitest-environment happy-dom
/** What only eyes can tell apart: icons. */
import { afterEach, describe, expect, it } from "vitest";
import type { StepType } from "../../contract/courses/lessons";
import type { PlacedNote } from "../../contract/courses/notes";
import { courseProgress } from "../../machines/testing";
import { RatingStars } from "../../src/courses/course-landing/RatingStars";
import { LessonEnd } from "../../src/courses/lesson/LessonEnd";
import { LessonNavigation } from "../../src/courses/lesson/LessonNavigation";
import { StepNote } from "../../src/courses/lesson/StepNote";
import { StepView } from "../../src/courses/lesson/StepView";
import { MyNotes } from "../../src/courses/my-learning/MyNotes";
import { OnboardingStep } from "../../src/courses/onboarding/OnboardingStep";
import { SaveStatus } from "../../src/exams/exam/SaveStatus";
import { ChoiceList } from "../../src/ui/ChoiceList";
import { Notice } from "../../src/ui/Notice";
import { onboardingStep } from "../courses/onboarding.model";
import { actorIn, backgroundIn, closeView, iconsOf, main, other } from "./looks.testing";

afterEach(closeView);

describe("an icon tells", () => {
  it("of what kind a step is", async () => {
    const iconOf = async (type: StepType) => {
      const step = {
        id: 1,
        number: 1,
        title: "Step",
        seconds: 0,
        done: false,
        type,
        html: "",
        questions: [],
        passMark: 70,
        file: { name: "links.pdf", url: "/links.pdf", bytes: 1 },
      };
      const known = { step, structure: null, number: 1, stepNumber: 1, slug: "seo", locale: "en" };
      return (await iconsOf(<StepView actor={actorIn({ context: known, is: ["active"] })} />))[0];
    };
    expect([await iconOf("video"), await iconOf("text"), await iconOf("quiz"), await iconOf("download")]).toEqual([
      "video",
      "book",
      "quiz",
      "download",
    ]);
  });

  it("of what kind a step is in the list of a lesson, and whether it is done", async () => {
    const step = (type: StepType, done: boolean, id: number) => ({
      id,
      number: id,
      type,
      title: type,
      seconds: 0,
      done,
    });
    const steps = [step("video", true, 1), step("text", false, 2), step("quiz", true, 3), step("download", false, 4)];
    const structure = {
      course: {
        id: 1,
        slug: "seo",
        url: "/academy/courses/seo/",
        title: "SEO",
        language: "en" as const,
        examSlug: null,
      },
      lessons: [{ id: 1, number: 1, title: "One", timing: 60, steps }],
      modules: [],
      progress: courseProgress(),
    };
    const actor = actorIn({ context: { stepNumber: 1, number: 1 } });
    expect(await iconsOf(<LessonNavigation actor={actor} structure={structure} />)).toEqual([
      "video",
      "check",
      "book",
      "quiz",
      "check",
      "download",
    ]);
  });

  it("whether a lesson or the course is over", async () => {
    const course = { slug: "seo", url: "/", title: "SEO", examSlug: "seo" };
    const end = (...is: string[]) => (
      <LessonEnd
        actor={actorIn({ context: { structure: { course, lessons: [], progress: { stepsCount: 4 } }, number: 1 }, is })}
      />
    );
    expect(await iconsOf(end("lessonCompleted", "lesson.continue"))).toEqual(["check", "arrow-right"]);
    expect(await iconsOf(end("courseCompleted"))).toEqual([]);
    // The exam comes first, if there is one.
    expect(await backgroundIn(end("lessonCompleted", "lesson.continue"), "Next lesson")).toEqual([main]);
    expect(await backgroundIn(end("courseCompleted", "lesson.continue"), "Go to exam", "Next lesson")).toEqual([
      main,
      other,
    ]);
  });

  it("whether a note can be deleted or brought back, and that a step is bookmarked", async () => {
    const note: PlacedNote = {
      stepId: 1,
      note: "First",
      bookmarked: true,
      updatedAt: "2026-03-01T10:00:00.000Z",
      url: "/academy/courses/seo/lessons/lesson-1/?step=1",
      course: { slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en" },
      lesson: { number: 1, title: "One" },
      step: { number: 1, title: "Step 1" },
    };
    const notes = (...is: string[]) => {
      const context = { notes: [note], unsaved: [], filter: "all", target: note };
      return iconsOf(<MyNotes actor={actorIn({ context, is })} />);
    };
    expect(await notes("note.delete")).toEqual(["bookmark*", "trash"]);
    expect(await notes("gone")).toEqual(["refresh"]);
  });

  it("what became of a note", async () => {
    const saved = (...is: string[]) => {
      const context = { note: "", bookmarked: false, theirs: null };
      return iconsOf(<StepNote actor={actorIn({ context, is })} />);
    };
    const [idle, kept, busy, done] = [await saved(), await saved("kept"), await saved("busy"), await saved("saved")];
    expect([kept, busy, done].map((icons) => icons.filter((name) => !idle.includes(name)))).toEqual([
      ["monitor"],
      ["refresh"],
      ["check"],
    ]);
  });

  it("what became of an answer", async () => {
    const [own, sent] = [{ questionId: "a", answer: ["true"] }, ["true"]];
    const icons = (differs: object, ...is: object[]) => {
      const attempt = { questions: [{ id: "a" }], answers: {} };
      const context = { attempt, answers: { a: sent }, queue: [], refused: [], index: 0, ...differs };
      return iconsOf(<SaveStatus actor={actorIn({ context, is })} />);
    };
    expect(await icons({})).toEqual(["check"]);
    expect(await icons({ queue: [own] })).toEqual(["refresh"]);
    expect(await icons({ queue: [own] }, { outbox: "waitingForNetwork" })).toEqual(["wifi-off"]);
    expect(await icons({ refused: [own] })).toEqual(["warning"]);
    expect(await icons({ answers: {} })).toEqual([]);
  });

  it("how a choice turned out", async () => {
    const choice = (value: string, result?: "right" | "wrong" | "missed") => ({ value, label: value, result });
    const choices = [choice("a", "right"), choice("b", "wrong"), choice("c", "missed"), choice("d"), choice("e")];
    const list = (type: "radio" | "checkbox") =>
      iconsOf(
        <ChoiceList
          type={type}
          name="x"
          legend="?"
          choices={choices}
          selected={["a", "b", "d"]}
          onChoose={() => undefined}
        />,
      );
    expect(await list("checkbox")).toEqual(["check", "cross", "check"]);
    // A radio button that is only chosen has a dot.
    expect(await list("radio")).toEqual(["check", "cross"]);
  });

  it("how many stars are chosen", async () => {
    const stars = (draft: number) => {
      const context = { draft, stars: 0 };
      return iconsOf(<RatingStars actor={actorIn({ context, is: ["rateable"] })} />);
    };
    expect(await stars(2)).toEqual(["star*", "star*", "star", "star", "star"]);
    expect(await stars(0)).toEqual(["star", "star", "star", "star", "star"]);
  });

  it("of what kind a notice is", async () => {
    const kinds = ["info", "success", "warning", "error"] as const;
    const notices = kinds.map((kind) => <Notice key={kind} kind={kind} title={kind} />);
    expect(await iconsOf(<div>{notices}</div>)).toEqual(["info", "check", "warning", "warning"]);
    expect(await iconsOf(<Notice title="Something" />)).toEqual(["info"]);
  });

  it("that a step of the onboarding is done", async () => {
    const step = (...is: string[]) => <OnboardingStep actor={actorIn({ is })} step={onboardingStep(1)} />;
    expect(await iconsOf(step())).toEqual(["arrow-right"]);
    expect(await iconsOf(step("passed"))).toEqual(["check", "check", "arrow-right"]);
    expect(await backgroundIn(step(), "1")).toEqual(["accent-soft"]);
  });
});
