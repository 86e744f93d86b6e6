import { describe, expect, it } from "vitest";
import type { Exam, ExamProgress } from "../../contract/exams/exams";
import { learner, signedIn, signedOut } from "../testing";
import { type ExamTarget, entry, exam, loaded, progress, result, running, sit } from "./exam.testing";

describe("a module of an exam", () => {
  const whole = { ...exam, modules: [{ id: 2, title: "Links", questionsCount: 1 }] };
  const part: Exam = { ...exam, title: "Links", questionsCount: 1, passMark: 50, clockSeconds: 0 };
  const place = { locale: "en", slug: "seo", moduleId: 2 };

  /** In front of the module, and known. */
  async function atModule(at: ExamProgress): Promise<ExamTarget> {
    const target = sit({ moduleId: 2 });
    await target.loadExam.answer(whole);
    target.actor.send(signedIn);
    await target.loadProgress.answer(loaded(at, [], part));
    return target;
  }

  it("is not found where the exam has no such module", async () => {
    const { loadExam, stage } = sit({ moduleId: 3 });
    await loadExam.answer(whole);
    expect(stage()).toBe("notFound");
  });

  it("is named by the whole exam; its own rules are shown to learners only", async () => {
    const { loadExam, loadProgress, actor, context, stage } = sit({ moduleId: 2 });
    expect(loadExam.inputs()).toEqual([{ locale: "en", slug: "seo" }]);
    await loadExam.answer(whole);
    actor.send(signedOut);
    expect(stage()).toBe("signedOut");
    expect(context()).toMatchObject({ exam: { title: "SEO" }, part: null });
    actor.send(signedIn);
    expect(loadProgress.inputs()).toEqual([{ ...place, learnerId: learner.id }]);
    await loadProgress.answer(loaded(progress(), [], part));
    expect(context()).toMatchObject({ exam: { title: "SEO" }, part: { title: "Links", passMark: 50 } });
  });

  it("has its own calls, and keeps its answers apart from those of the whole exam", async () => {
    const { actor, choose, startExam, sendAnswer, finishExam, device } = await atModule(progress());
    actor.send({ type: "exam.start" });
    expect(startExam.latest().input).toMatchObject(place);
    await startExam.answer(running());
    choose("a", "x");
    expect(sendAnswer.latest().input).toMatchObject(place);
    expect(device.at(-1)).toMatchObject({ slug: "seo", moduleId: 2, learnerId: learner.id });
    await sendAnswer.answer();
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    expect(finishExam.latest().input).toMatchObject(place);
  });

  it("is passed without a certificate, and can be taken again", async () => {
    const { actor, finishExam, retakeExam, stage, hasTag } = await atModule(running());
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    await finishExam.answer(progress({ status: "examAvailable", attemptsCount: 1, result: result(true) }));
    expect(stage()).toEqual({ passed: "partPassed" });
    expect(hasTag("finished")).toBe(true);
    actor.send({ type: "exam.retake" });
    expect(retakeExam.latest().input).toMatchObject(place);
    await retakeExam.answer(running({ id: 12 }));
    expect(stage()).toEqual({ attempting: "answering" });
  });

  it("is left out of the calls for a whole exam", async () => {
    const { loadProgress } = await entry(progress());
    expect(loadProgress.inputs()).toEqual([{ locale: "en", slug: "seo", learnerId: learner.id }]);
  });
});
