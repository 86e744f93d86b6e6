// @vitest-environment happy-dom
/** What only eyes can tell apart: the colors of badges and notices, and which button is the main one. */
import { afterEach, describe, expect, it } from "vitest";
import type { StepType } from "../../contract/courses/lessons";
import { quizStep } from "../../machines/samples";
import { CertificatesPage } from "../../src/certificates/certificates/CertificatesPage";
import { PublicCertificatePage } from "../../src/certificates/public-certificate/PublicCertificatePage";
import { Gate } from "../../src/components/Gate";
import { EpisodePanel } from "../../src/courses/episode/EpisodePanel";
import { QuizStep } from "../../src/courses/lesson/QuizStep";
import { StepView } from "../../src/courses/lesson/StepView";
import { MyCourses } from "../../src/courses/my-learning/MyCourses";
import { ExamAttempt } from "../../src/exams/exam/ExamAttempt";
import { ExamResult } from "../../src/exams/exam/ExamResult";
import { QuestionNumbers } from "../../src/exams/exam/QuestionNumbers";
import { ExamCards } from "../../src/exams/exam-list/ExamCards";
import { certificate } from "../certificates/certificates.model";
import { exams } from "../exams/exam-list.model";
import { actorIn, backgroundIn, closeView, colors, iconsOf, main, open, other, quiet } from "./looks.testing";

afterEach(closeView);

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
      const actor = actorIn({ context: { progress: { attempts: [], result: known } } });
      return <ExamResult actor={actor} exam={{ slug: "seo", course: null } as never} />;
    };
    expect(await iconsOf(result(true))).toContain("check");
    expect(await iconsOf(result(false))).toContain("warning");
  });

  it("whether a quiz was passed, and an answer is right", async () => {
    const done = (passed: boolean) => {
      const [first, second] = quizStep(2).questions;
      const answered = Object.fromEntries([
        [first?.id, { right: true }],
        [second?.id, { right: false }],
      ]);
      const step = { ...quizStep(2), answered, result: { score: 50, passed, right: 1, total: 1 } };
      return <QuizStep actor={actorIn({ context: { step, index: 0 } })} taught={[]} />;
    };
    expect(await iconsOf(done(true))).toEqual(["check", "check", "cross", "refresh"]);
    expect(await iconsOf(done(false))).toEqual(["warning", "check", "cross", "refresh"]);
    expect(await backgroundIn(done(true), "Retake quiz")).toEqual([other]);
    expect(await backgroundIn(done(false), "Try again")).toEqual([main]);
    const answered = (right: boolean) => {
      const outcome = { answer: ["true"], right, correct: ["true"], explanation: "It is." };
      const context = { step: { ...quizStep(1), answered: { q1: outcome } }, index: 0 };
      return <QuizStep actor={actorIn({ context, is: right ? ["answered", "right"] : ["answered"] })} taught={[]} />;
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
      closeView();
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
    expect(await backgroundIn(shown({ status: "startExam" }), "Ready to start", "Español", "Start")).toEqual([
      "info-soft",
      "info-soft",
      main,
    ]);
    expect(await backgroundIn(shown({ status: "examAvailable" }), "In progress", "Continue")).toEqual([
      "accent-soft",
      main,
    ]);
    expect(await backgroundIn(shown({ status: "certificated" }), "Passed", "Get certificate")).toEqual([
      "success-soft",
      main,
    ]);
    expect(
      await backgroundIn(shown({ status: "certificated" }, "abc"), "Certificate earned", "Show certificate"),
    ).toEqual(["success-soft", other]);
  });
});

describe("the main button", () => {
  it("of a page for others is the sign-in, if that may help", async () => {
    const gate = (signedOut: boolean) => <Gate of="series" signedOut={signedOut} onSignIn={() => undefined} />;
    expect(await backgroundIn(gate(true), "Sign in", "Browse courses")).toEqual([main, other]);
    expect(await backgroundIn(gate(false), "Browse courses")).toEqual([main]);
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
    expect(await backgroundIn(course(null), "Review course")).toEqual([other]);
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
