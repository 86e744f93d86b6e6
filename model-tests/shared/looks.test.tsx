// @vitest-environment happy-dom
/** What only eyes can tell apart: icons, the colors of badges and notices, and which button is the main one. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StyleSheetManager } from "styled-components";
import { afterEach, describe, expect, it } from "vitest";
import type { StepType } from "../../contract/courses/lessons";
import type { PlacedNote } from "../../contract/courses/notes";
import { quizStep } from "../../machines/samples";
import { courseProgress } from "../../machines/testing";
import { CertificatesPage } from "../../src/certificates/certificates/CertificatesPage";
import { PublicCertificatePage } from "../../src/certificates/public-certificate/PublicCertificatePage";
import { Gate } from "../../src/components/Gate";
import { RatingStars } from "../../src/courses/course-landing/RatingStars";
import { EpisodePanel } from "../../src/courses/episode/EpisodePanel";
import { LessonEnd } from "../../src/courses/lesson/LessonEnd";
import { LessonNavigation } from "../../src/courses/lesson/LessonNavigation";
import { QuizStep } from "../../src/courses/lesson/QuizStep";
import { StepNote } from "../../src/courses/lesson/StepNote";
import { StepView } from "../../src/courses/lesson/StepView";
import { MyCourses } from "../../src/courses/my-learning/MyCourses";
import { MyNotes } from "../../src/courses/my-learning/MyNotes";
import { OnboardingStep } from "../../src/courses/onboarding/OnboardingStep";
import { ExamAttempt } from "../../src/exams/exam/ExamAttempt";
import { ExamResult } from "../../src/exams/exam/ExamResult";
import { QuestionNumbers } from "../../src/exams/exam/QuestionNumbers";
import { SaveStatus } from "../../src/exams/exam/SaveStatus";
import { ExamCards } from "../../src/exams/exam-list/ExamCards";
import { globalStyle } from "../../src/theme/global-style";
import { light } from "../../src/theme/tokens";
import { ChoiceList } from "../../src/ui/ChoiceList";
import { Icon, type IconName } from "../../src/ui/Icon";
import { Notice } from "../../src/ui/Notice";
import { certificate } from "../certificates/certificates.model";
import { onboardingStep } from "../courses/onboarding.model";
import { openPage } from "../drivers/page";
import { exams } from "../exams/exam-list.model";
import { stubActor } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

let close = () => {};
afterEach(() => close());

const names: IconName[] = [
  "arrow-left",
  "arrow-right",
  "bookmark",
  "book",
  "certificate",
  "check",
  "clock",
  "cross",
  "download",
  "info",
  "lock",
  "monitor",
  "quiz",
  "refresh",
  "star",
  "trash",
  "user",
  "video",
  "warning",
  "wifi-off",
];
const pathOf = (markup: string) => / d="([^"]+)"/.exec(markup)?.[1] ?? "";
const drawn = new Map(names.map((name) => [pathOf(renderToStaticMarkup(<Icon name={name} />)), name]));
const colors = new Map(
  Object.entries(light)
    .toReversed()
    .map(([name, value]) => [value, name]),
);

/** A view with its styles. */
async function open(view: ReactElement): Promise<void> {
  const styled = (
    <StyleSheetManager target={document.head}>
      <style>{globalStyle}</style>
      <OnSite screens={siteWithParts().screens}>{view}</OnSite>
    </StyleSheetManager>
  );
  ({ close } = await openPage(styled));
}
/** The names of the icons that a view shows; those that are filled have a star. */
async function iconsOf(view: ReactElement): Promise<string[]> {
  await open(view);
  const icons = [...document.querySelectorAll("svg[viewBox='0 0 24 24']")].map((icon) => {
    const name = drawn.get(pathOf(icon.innerHTML)) ?? "unnamed";
    return icon.getAttribute("fill") === "none" ? name : `${name}*`;
  });
  close();
  return icons;
}
/** The background of the innermost element with this text that has one, by the name of its color. */
function backgroundOf(text: string): string {
  const innermost = [...document.querySelectorAll("body *")].filter((one) => one.textContent?.trim() === text).at(-1);
  if (!innermost) throw new Error(`Nothing says “${text}”.`);
  for (let place: Element | null = innermost; place; place = place.parentElement) {
    const { backgroundColor } = getComputedStyle(place);
    if (backgroundColor === "transparent") return "none";
    if (backgroundColor !== "") return colors.get(backgroundColor) ?? backgroundColor;
  }
  return "none";
}
async function backgroundIn(view: ReactElement, ...texts: string[]): Promise<string[]> {
  await open(view);
  const found = texts.map(backgroundOf);
  close();
  return found;
}
/** Of buttons: the main one, another one, one for dense places. */
const [main, other, quiet] = ["accent", "surface", "none"];

interface State {
  context?: object;
  /** The tags that it has, the states that it is in (as JSON unless they are names), and the events that it takes. */
  is?: readonly (string | object)[];
}
const actorIn = ({ context = {}, is = [] }: State) => {
  const holds = (what: unknown) => is.some((one) => JSON.stringify(one) === JSON.stringify(what));
  return stubActor({
    context: { failure: null, ...context },
    children: {},
    hasTag: holds,
    matches: holds,
    can: ({ type }: { type: string }) => holds(type),
  }) as never;
};

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
        file: {},
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
      <LessonEnd actor={actorIn({ context: { structure: { course, lessons: [] }, number: 1 }, is })} />
    );
    expect(await iconsOf(end("lessonCompleted", "lesson.continue"))).toEqual(["check", "arrow-right"]);
    expect(await iconsOf(end("courseCompleted"))).toEqual(["certificate"]);
    // The exam comes first, if there is one.
    expect(await backgroundIn(end("lessonCompleted", "lesson.continue"), "Next lesson")).toEqual([main]);
    expect(await backgroundIn(end("courseCompleted", "lesson.continue"), "To the exam", "Next lesson")).toEqual([
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
      iconsOf(<ChoiceList type={type} name="x" legend="?" choices={choices} selected={["a", "b", "d"]} />);
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

describe("the color tells", () => {
  it("whether a certificate is valid", async () => {
    const context = { filter: "all", now: "2026-03-01T10:00:00.000Z" };
    const list = (dateExpires: string) => (
      <CertificatesPage actor={actorIn({ context: { ...context, certificates: [certificate(1, dateExpires)] } })} />
    );
    expect(await backgroundIn(list("2026-04-01T10:00:00.000Z"), "Valid")).toEqual(["success-soft"]);
    expect(await backgroundIn(list("2026-02-01T10:00:00.000Z"), "Expired")).toEqual(["warning-soft"]);
    const page = (...is: string[]) => {
      const known = { ...certificate(1, "2026-02-01T10:00:00.000Z"), state: "issued", name: "Ada", examSlug: "seo" };
      return <PublicCertificatePage actor={actorIn({ context: { certificate: known, hash: "abc" }, is })} />;
    };
    expect(await backgroundIn(page(), "Valid")).toEqual(["success-soft"]);
    expect(await backgroundIn(page("expired"), "Expired")).toEqual(["warning-soft"]);
  });

  it("whether an exam was passed", async () => {
    const result = (passed: boolean) => {
      const known = {
        passed,
        score: 50,
        right: 1,
        total: 2,
        passMark: 70,
        finishedBy: "learner",
        wrong: [],
        topics: [],
      };
      const actor = actorIn({ context: { progress: { result: known } } });
      return <ExamResult actor={actor} exam={{ slug: "seo", course: null } as never} />;
    };
    expect(await iconsOf(result(true))).toContain("check");
    expect(await iconsOf(result(false))).toContain("warning");
  });

  it("whether a quiz was passed, and an answer is right", async () => {
    const done = (passed: boolean) => {
      const step = { ...quizStep(1), result: { score: 50, passed, right: 1, total: 1 } };
      return <QuizStep actor={actorIn({ context: { step, index: 0 } })} />;
    };
    expect(await iconsOf(done(true))).toEqual(["check", "refresh"]);
    expect(await iconsOf(done(false))).toEqual(["warning", "refresh"]);
    expect(await backgroundIn(done(true), "Take it again")).toEqual([other]);
    expect(await backgroundIn(done(false), "Try again")).toEqual([main]);
    const answered = (right: boolean) => {
      const outcome = { answer: ["true"], right, correct: ["true"], explanation: "It is." };
      const context = { step: { ...quizStep(1), answered: { q1: outcome } }, index: 0 };
      return <QuizStep actor={actorIn({ context, is: right ? ["answered", "right"] : ["answered"] })} />;
    };
    expect(await iconsOf(answered(true))).toEqual(["check", "check", "arrow-right"]);
    expect(await iconsOf(answered(false))).toEqual(["check", "warning", "arrow-right"]);
  });

  it("which questions of an exam are answered, and which answers were rejected", async () => {
    const attempt = { questions: ["a", "b", "c"].map((id) => ({ id })), answers: {} };
    const context = { attempt, answers: { a: ["true"], b: ["true"] }, refused: [{ questionId: "b" }] };
    const looks = async (of: object) => {
      await open(<QuestionNumbers actor={actorIn({ context: of })} current={null} />);
      const found = [...document.querySelectorAll("nav button")].map((button) => {
        const { backgroundColor, borderColor } = getComputedStyle(button);
        return `${colors.get(backgroundColor)} in ${colors.get(borderColor)}`;
      });
      close();
      return found;
    };
    expect(await looks(context)).toEqual(["accent-soft in accent", "surface in danger", "surface in control"]);
  });

  it("how an exam stands", async () => {
    const [first] = exams;
    if (!first) throw new Error("There is no exam.");
    const shown = (entry: object | undefined, certificate: string | null = null) => (
      <ExamCards exams={[{ exam: { ...first, language: "es" }, entry, certificate } as never]} />
    );
    expect(await backgroundIn(shown({ status: "startExam" }), "Can be started", "Español", "Start")).toEqual([
      "info-soft",
      "info-soft",
      main,
    ]);
    expect(await backgroundIn(shown({ status: "examAvailable" }), "Begun", "Continue")).toEqual(["accent-soft", main]);
    expect(await backgroundIn(shown({ status: "certificated" }), "Passed", "Get the certificate")).toEqual([
      "success-soft",
      main,
    ]);
    expect(
      await backgroundIn(shown({ status: "certificated" }, "abc"), "Certificate held", "Show certificate"),
    ).toEqual(["success-soft", other]);
  });
});

describe("the main button", () => {
  it("of a page for others is the sign-in, if that may help", async () => {
    const gate = (signedOut: boolean) => <Gate of="series" signedOut={signedOut} onSignIn={() => undefined} />;
    expect(await backgroundIn(gate(true), "Sign in", "Browse the courses")).toEqual([main, other]);
    expect(await backgroundIn(gate(false), "Browse the courses")).toEqual([main]);
  });

  it("of a course goes on with it; one that is done is only looked at again", async () => {
    const course = (resume: object | null) => {
      const card = {
        id: 1,
        url: "/academy/courses/seo/",
        title: "SEO",
        progress: 50,
        motif: "",
        listImage: "",
        resume,
      };
      return <MyCourses actor={actorIn({ context: { cards: [card], completed: false } })} />;
    };
    expect(await backgroundIn(course({ lesson: 1, step: 2 }), "Continue")).toEqual([main]);
    expect(await backgroundIn(course(null), "Go through it again")).toEqual([other]);
  });

  it("of an episode marks it, or signs in to do so, and then leads to the next one", async () => {
    const panel = (...is: string[]) => (
      <EpisodePanel
        actor={actorIn({ context: { progress: null }, is })}
        episode={{ series: { slug: "audits", title: "Audits" } } as never}
      />
    );
    const [mark, next, all] = ["Mark as watched", "Next episode", "All episodes"];
    expect(await backgroundIn(panel("episode.mark", "episode.next"), mark, next, all)).toEqual([main, other, quiet]);
    expect(await backgroundIn(panel("episode.mark", "signIn.open"), mark, "Sign in", all)).toEqual([
      other,
      main,
      quiet,
    ]);
    expect(await backgroundIn(panel("watched", "episode.next"), next, all)).toEqual([main, quiet]);
    expect(await backgroundIn(panel("watched"), all)).toEqual([main]);
  });

  it("of a step leads on, but not past an open quiz", async () => {
    const next = (type: StepType, done: boolean) => {
      const step = { id: 1, number: 1, title: "Step", seconds: 0, done, type, html: "", questions: [], passMark: 70 };
      const known = { step, structure: null, number: 1, stepNumber: 1, slug: "seo", locale: "en" };
      const view = <StepView actor={actorIn({ context: known, is: ["active"] })} />;
      return backgroundIn(view, type === "quiz" && !done ? "Skip for now" : "Next");
    };
    expect([await next("text", false), await next("quiz", false), await next("quiz", true)].flat()).toEqual([
      main,
      other,
      main,
    ]);
  });

  it("of a question leads to the next one, and from the last one to the review", async () => {
    const attempt = { questions: [{ id: "a", type: "trueFalse", text: "?", options: [] }], answers: {} };
    const context = { attempt, answers: {}, queue: [], refused: [], index: 0, slug: "seo", secondsLeft: null };
    const view = (...is: string[]) => (
      <ExamAttempt actor={actorIn({ context, is: [{ stage: { attempting: "answering" } }, ...is] })} />
    );
    expect(await backgroundIn(view("question.next"), "Next", "Review and finish")).toEqual([main, quiet]);
    expect(await backgroundIn(view(), "Review and finish")).toEqual([main]);
  });
});
