import { describe, expect, it } from "vitest";
import { type AnyEventObject, createActor, fromPromise, type Snapshot } from "xstate";
import type {
  AnsweredQuestion,
  Lesson,
  QuizResult,
  QuizStep,
  Step,
  StepSummary,
  Structure,
} from "../../contract/courses/lessons";
import type { CourseProgress } from "../../contract/courses/progress";
import { courseProgress, fakeActor, flush, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { lessonMachine } from "./lesson";
import { openingStep, withProgress } from "./lesson/context";
import { playerMachine } from "./player";
import { quizMachine } from "./quiz";
import type { KeptAnswer } from "./quiz/context";

interface CourseRef {
  locale: string;
  slug: string;
}
interface Position extends CourseRef {
  stepId: number;
  position: number;
  watched: [number, number][];
}
type Types = StepSummary["type"];
const place = { locale: "en", slug: "seo" };

const summary = (number: number, type: Types = "text", done = false): StepSummary => ({
  id: number * 10,
  number,
  type,
  title: `Step ${number}`,
  seconds: 100,
  done,
});
/** Lesson 1 has the given steps, lesson 2 one text. */
const structureOf = (steps: StepSummary[], progress: Partial<CourseProgress> = {}): Structure => ({
  course: { id: 1, slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en", examSlug: null },
  lessons: [
    { id: 1, number: 1, title: "One", timing: 60, steps },
    { id: 2, number: 2, title: "Two", timing: 60, steps: [{ ...summary(1), id: 99 }] },
  ],
  modules: [],
  progress: courseProgress(progress),
});
const lessonText: Lesson = { id: 1, number: 1, title: "One", caption: "", description: "", timing: 60 };
const base = (id: number, done = false) => ({ id, number: id / 10, title: "Step", seconds: 100, done });
const textStep = (id: number, done = false): Step => ({ ...base(id, done), type: "text", html: "" });
const videoStep = (id: number): Step => ({
  ...base(id),
  type: "video",
  video: { url: "/clip.mp4", captionsUrl: null, captionsLanguage: "en" },
  transcript: "",
  position: 0,
  watched: [],
});
const quizStep = (id: number): QuizStep => ({
  ...base(id),
  type: "quiz",
  passMark: 70,
  questions: [{ id: "a", type: "trueFalse", text: "?", options: [] }],
  answered: {},
  result: null,
});

function lesson({
  number = 1,
  step = null,
  snapshot,
}: {
  number?: number;
  step?: number | null;
  snapshot?: Snapshot<unknown>;
} = {}) {
  const loadStructure = fakeActor<Structure, CourseRef & { learnerId: number }>();
  const loadLesson = fakeActor<Lesson, CourseRef & { number: number }>();
  const loadStep = fakeActor<Step, CourseRef & { stepId: number }>();
  const completeStep = fakeActor<CourseProgress, CourseRef & { learnerId: number; stepId: number; key: string }>();
  const savePosition = fakeActor<{ done: boolean; progress: CourseProgress }, Position>();
  const readRate = fakeActor<number>();
  const checkAnswer = fakeActor<
    { answered: AnsweredQuestion; result: QuizResult | null; progress: CourseProgress },
    CourseRef & { learnerId: number; stepId: number; questionId: string; answer: string[]; key: string }
  >();
  const sentOnLeave: Position[] = [];
  const actor = createActor(
    lessonMachine.provide({
      actors: {
        loadStructure: loadStructure.logic,
        loadLesson: loadLesson.logic,
        loadStep: loadStep.logic,
        completeStep: completeStep.logic,
        quiz: quizMachine.provide({
          actors: {
            checkAnswer: checkAnswer.logic,
            recallAnswer: fromPromise(async (): Promise<KeptAnswer | null> => null),
          },
        }),
        savePosition: savePosition.logic,
        player: playerMachine.provide({
          actors: { readRate: readRate.logic },
          actions: { rememberRate: () => {} },
        }),
      },
      actions: { sendPositionOnLeave: (_, position) => sentOnLeave.push(position) },
    }),
    { input: { ...place, number, step }, ...(snapshot && { snapshot }) },
  );
  const emitted: AnyEventObject[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    emitted,
    loadStructure,
    loadLesson,
    loadStep,
    completeStep,
    savePosition,
    checkAnswer,
    sentOnLeave,
    /** The state, with the completion region only where a step is open. */
    state: () => actor.getSnapshot().value,
    matches: (value: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
      actor.getSnapshot().matches(value),
    hasTag: (tag: "pending" | "busy" | "failed" | "notFound" | "saving" | "kept") => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
    stepsOpened: () => emitted.filter(({ type }) => type === "step.opened").map((event) => event.step as number),
    quiz: () => actor.getSnapshot().children.quiz,
    player: () => actor.getSnapshot().children.player,
  };
}
/** Structure and lesson have loaded. */
async function loaded(structure: Structure, options: Parameters<typeof lesson>[0] = {}) {
  const opened = lesson(options);
  opened.actor.send(signedIn);
  await opened.loadStructure.answer(structure);
  await opened.loadLesson.answer(lessonText);
  return opened;
}
/** The first step has loaded too. */
async function reading(step: Step, structure: Structure, options: Parameters<typeof lesson>[0] = {}) {
  const opened = await loaded(structure, options);
  await opened.loadStep.answer(step);
  return opened;
}
const three = structureOf([summary(1), summary(2), summary(3)]);

describe("the step that a lesson opens with", () => {
  const steps = [summary(1, "text", true), summary(2), summary(3)];
  it("is the requested one", () => {
    expect(openingStep(structureOf(steps), 1, 3)).toBe(3);
  });

  it("is where the learner resumes, if that is in this lesson", () => {
    expect(openingStep(structureOf(steps, { resume: { lesson: 1, step: 3 } }), 1, null)).toBe(3);
    expect(openingStep(structureOf(steps, { resume: { lesson: 2, step: 1 } }), 1, null)).toBe(2);
  });

  it("is otherwise the first unfinished one", () => {
    expect(openingStep(structureOf(steps), 1, null)).toBe(2);
  });

  it("is the first for a review", () => {
    const done = [1, 2, 3].map((number) => summary(number, "text", true));
    expect(openingStep(structureOf(done), 1, null)).toBe(1);
  });

  it.each([0, -1, 4, 1.5])("falls back when step %s does not exist", (asked) => {
    expect(openingStep(structureOf(steps), 1, asked)).toBe(2);
  });

  it("falls back when the step to resume is gone", () => {
    expect(openingStep(structureOf(steps, { resume: { lesson: 1, step: 9 } }), 1, null)).toBe(2);
  });

  it("is 1 where nothing is known", () => {
    expect(openingStep(null, 1, null)).toBe(1);
  });
});

describe("withProgress", () => {
  it("marks the one step done and takes the server's progress", () => {
    const progress = courseProgress({ progress: 33 });
    const after = withProgress(three, 20, true, progress);
    expect(after.lessons[0]?.steps.map(({ done }) => done)).toEqual([false, true, false]);
    expect(after.progress).toEqual(progress);
  });

  it("never takes back what was done", () => {
    const done = structureOf([summary(1, "quiz", true)]);
    expect(withProgress(done, 10, false, courseProgress()).lessons[0]?.steps[0]?.done).toBe(true);
  });
});

describe("opening a lesson", () => {
  it("loads structure and lesson side by side, then the step", async () => {
    const { actor, state, loadStructure, loadLesson, loadStep, hasTag, matches, stepsOpened } = lesson();
    expect(state()).toBe("waiting");
    expect(hasTag("pending")).toBe(true);
    actor.send(signedIn);
    expect(loadStructure.inputs()).toEqual([{ ...place, learnerId: 7 }]);
    expect(loadLesson.inputs()).toEqual([{ ...place, number: 1 }]);
    await loadLesson.answer(lessonText);
    expect(loadStep.calls).toEqual([]);
    await loadStructure.answer(three);
    expect(state()).toBe("opening");
    expect(stepsOpened()).toEqual([1]);
    expect(loadStep.inputs()).toEqual([{ ...place, stepId: 10 }]);
    await loadStep.answer(textStep(10));
    expect(matches({ active: { content: "reading", completion: "open" } })).toBe(true);
  });

  it("completes nothing by reading", async () => {
    const { completeStep } = await reading(textStep(10), three);
    expect(completeStep.calls).toEqual([]);
  });

  it("asks a visitor to sign in", () => {
    const { actor, state, emitted } = lesson();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(emitted).toEqual([{ type: "signIn.requested" }]);
    actor.send(signedIn);
    expect(actor.getSnapshot().matches("loading")).toBe(true);
  });

  it("says not found for a lesson that the course does not have", async () => {
    const { state, hasTag } = await loaded(three, { number: 9 });
    expect(state()).toBe("notFound");
    expect(hasTag("notFound")).toBe(true);
  });

  it.each(["loadStructure", "loadLesson"] as const)("shows the reason when %s is refused", async (call) => {
    const outcomes = await Promise.all(
      (["signed_out", "not_enrolled", "not_found", "invalid", "unavailable"] as const).map(async (code) => {
        const opened = lesson();
        opened.actor.send(signedIn);
        await opened[call].fail(code);
        return opened.state();
      }),
    );
    expect(outcomes).toEqual(["signedOut", "notEnrolled", "notFound", "notFound", "failed"]);
  });

  it("comes back from a failure by asking again, and when the network returns; the requested step stays requested", async () => {
    const { actor, state, loadStructure, loadLesson, context, stepsOpened } = lesson({ step: 3 });
    actor.send(signedIn);
    await loadStructure.fail("network");
    expect(state()).toBe("failed");
    expect(context().failure).toEqual({ code: "network", status: 0 });
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadLesson.fail("timeout");
    expect(state()).toBe("failed");
    actor.send({ type: "lesson.retry" });
    await loadStructure.answer(three);
    await loadLesson.answer(lessonText);
    expect(state()).toBe("opening");
    expect(stepsOpened()).toEqual([3]);
    expect(context().failure).toBeNull();
  });

  it("goes on from a restored lesson", async () => {
    const before = await reading(textStep(20), three, { step: 2 });
    const after = lesson({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
    expect(after.matches({ active: { content: "reading" } })).toBe(true);
    after.actor.send({ type: "step.complete" });
    await after.completeStep.answer(courseProgress({ progress: 33 }));
    expect(after.matches({ active: { completion: "stepCompleted" } })).toBe(true);
  });
});

describe("opening a step", () => {
  it("goes to another step, from any place in the lesson", async () => {
    const { actor, loadStep, context, stepsOpened } = await reading(textStep(10), three);
    actor.send({ type: "step.open", step: 3 });
    expect(context().step).toBeNull();
    await loadStep.answer(textStep(30));
    expect(context()).toMatchObject({ stepNumber: 3, step: { id: 30 } });
    expect(stepsOpened()).toEqual([1, 3]);
  });

  it("drops the late answer of a step that was left", async () => {
    const { actor, loadStep, context } = await loaded(three);
    const first = loadStep.latest();
    actor.send({ type: "step.open", step: 2 });
    await first.answer(textStep(10));
    expect(context().step).toBeNull();
    await loadStep.answer(textStep(20));
    expect(context().step?.id).toBe(20);
  });

  it("stays where it is when the step does not exist", async () => {
    const { actor, matches, loadStep } = await reading(textStep(10), three);
    actor.send({ type: "step.open", step: 4 });
    expect(matches("active")).toBe(true);
    expect(loadStep.calls).toHaveLength(1);
  });

  it("shows the reason when the step is refused", async () => {
    const outcomes = await Promise.all(
      (["signed_out", "not_enrolled", "not_found", "network"] as const).map(async (code) => {
        const opened = await loaded(three);
        await opened.loadStep.fail(code);
        return opened.state();
      }),
    );
    expect(outcomes).toEqual(["signedOut", "notEnrolled", "stepFailed", "stepFailed"]);
  });

  it("comes back from a failed step by asking again, by another step, or when the network returns", async () => {
    const { actor, loadStep, state, context } = await loaded(three);
    await loadStep.fail("network");
    expect(context().failure?.code).toBe("network");
    actor.send({ type: "lesson.retry" });
    expect(loadStep.latest().input.stepId).toBe(10);
    await loadStep.fail("network");
    actor.send({ type: "step.open", step: 9 });
    expect(state()).toBe("stepFailed");
    actor.send({ type: "step.open", step: 2 });
    expect(loadStep.latest().input.stepId).toBe(20);
    await loadStep.fail("network");
    actor.send(offline);
    expect(state()).toBe("stepFailed");
    actor.send(online);
    expect(state()).toMatchObject({ loading: {} });
  });
});

describe("completing a step", () => {
  it("marks it as done, then goes on", async () => {
    const { actor, completeStep, matches, hasTag, context, state } = await reading(textStep(10), three);
    actor.send({ type: "step.complete" });
    expect(hasTag("saving")).toBe(true);
    expect(completeStep.latest().input).toMatchObject({ ...place, stepId: 10 });
    const progress = courseProgress({ progress: 33 });
    await completeStep.answer(progress);
    expect(matches({ active: { completion: "stepCompleted" } })).toBe(true);
    expect(context().step?.done).toBe(true);
    expect(context().structure?.lessons[0]?.steps[0]?.done).toBe(true);
    expect(context().structure?.progress).toEqual(progress);
    actor.send({ type: "step.continue" });
    expect(state()).toBe("opening");
    expect(context().stepNumber).toBe(2);
  });

  it("is part of going on from a text", async () => {
    const { actor, completeStep, context, state } = await reading(textStep(10), three);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 33 }));
    expect(state()).toBe("opening");
    expect(context().stepNumber).toBe(2);
    expect(context().structure?.lessons[0]?.steps[0]?.done).toBe(true);
  });

  it("sends nothing for a step that is already done", async () => {
    const { actor, completeStep, state } = await reading(textStep(10, true), three);
    actor.send({ type: "step.complete" });
    actor.send({ type: "step.continue" });
    expect(completeStep.calls).toEqual([]);
    expect(state()).toBe("opening");
  });

  it.each(["step.complete", "step.continue"] as const)(
    "keeps both ways to continue after a refused %s",
    async (type) => {
      const { actor, completeStep, matches, context, state } = await reading(textStep(10), three);
      actor.send({ type });
      await completeStep.fail("invalid");
      expect(matches({ active: { completion: "failed" } })).toBe(true);
      expect(context().failure?.code).toBe("invalid");
      expect(context().step?.done).toBe(false);
      actor.send({ type: "step.complete" });
      await completeStep.fail("invalid");
      actor.send({ type: "step.continue" });
      await completeStep.answer(courseProgress({ progress: 33 }));
      expect(state()).toBe("opening");
      expect(new Set(completeStep.inputs().map(({ key }) => key)).size).toBe(1);
    },
  );

  it.each(["step.complete", "step.continue"] as const)(
    "is kept when %s does not arrive, and sent again",
    async (type) => {
      const { actor, completeStep, matches, hasTag, context } = await reading(textStep(10), three);
      actor.send({ type });
      await completeStep.fail("network");
      expect(matches({ active: { completion: "kept" } })).toBe(true);
      expect(hasTag("kept")).toBe(true);
      expect(context().step?.done).toBe(false);
      actor.send(offline);
      expect(matches({ active: { completion: "kept" } })).toBe(true);
      actor.send(online);
      await completeStep.answer(courseProgress({ progress: 33 }));
      expect(matches({ active: { completion: "stepCompleted" } })).toBe(true);
      expect(context()).toMatchObject({ failure: null, step: { done: true } });
      const [first, second] = completeStep.inputs();
      expect(second).toEqual(first);
      expect(first).toMatchObject({ learnerId: 7, stepId: 10 });
    },
  );

  it("that is kept does not hold up the learner; the list is requested again when the network is back", async () => {
    const { actor, completeStep, loadStep, loadStructure, loadLesson, state, matches, context } = await reading(
      textStep(10),
      three,
    );
    actor.send({ type: "step.continue" });
    await completeStep.fail("network");
    actor.send({ type: "step.continue" });
    expect(state()).toBe("opening");
    await loadStep.fail("network");
    expect(state()).toBe("stepFailed");
    actor.send(online);
    expect(matches("loading")).toBe(true);
    // The service has delivered it before it asked.
    await loadStructure.answer(three);
    await loadLesson.answer(lessonText);
    expect(state()).toBe("opening");
    expect(context().stepNumber).toBe(2);
  });

  it.each(["step.complete", "step.continue"] as const)("asks to sign in when %s is refused", async (type) => {
    const { actor, completeStep, state, emitted } = await reading(textStep(10), three);
    actor.send({ type });
    await completeStep.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(emitted.at(-1)).toEqual({ type: "signIn.requested" });
  });

  it("uses another key for the next step", async () => {
    const { actor, completeStep, loadStep } = await reading(textStep(10), three);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress());
    await loadStep.answer(textStep(20));
    actor.send({ type: "step.complete" });
    const [first, second] = completeStep.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});

describe("the end of a lesson", () => {
  const last = structureOf([summary(1)], { progress: 50 });

  it("says so, and leads to the next lesson", async () => {
    const { actor, completeStep, state, emitted } = await reading(textStep(10), last);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 50 }));
    expect(state()).toBe("lessonCompleted");
    actor.send({ type: "lesson.continue" });
    expect(emitted.at(-1)).toEqual({
      type: "navigation.requested",
      href: "/academy/courses/seo/lessons/lesson-2/",
    });
  });

  it("is the course's end when everything is done; there may be a next lesson to review", async () => {
    const { actor, completeStep, state, emitted } = await reading(textStep(10), last);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 100 }));
    expect(state()).toBe("courseCompleted");
    actor.send({ type: "lesson.continue" });
    expect(emitted.at(-1)?.type).toBe("navigation.requested");
  });

  it("leads nowhere after the last lesson, and back to any step", async () => {
    const { actor, completeStep, state, emitted } = await reading(textStep(99), last, { number: 2 });
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 50 }));
    actor.send({ type: "lesson.continue" });
    expect(emitted.some(({ type }) => type === "navigation.requested")).toBe(false);
    actor.send({ type: "step.open", step: 7 });
    expect(state()).toBe("lessonCompleted");
    actor.send({ type: "step.open", step: 1 });
    expect(state()).toBe("opening");
  });

  it("leads back to any step from the course's end", async () => {
    const { actor, completeStep, state } = await reading(textStep(10), last);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 100 }));
    actor.send({ type: "step.open", step: 1 });
    expect(state()).toBe("opening");
  });
});

describe("a quiz in a lesson", () => {
  const withQuiz = structureOf([summary(1, "quiz"), summary(2)]);
  const answered: AnsweredQuestion = { answer: ["true"], right: true, correct: ["true"], explanation: "" };

  it("reports its progress to the lesson", async () => {
    const { quiz, checkAnswer, context } = await reading(quizStep(10), withQuiz);
    quiz()?.send({ type: "answer.choose", answer: ["true"] });
    quiz()?.send({ type: "answer.submit" });
    const progress = courseProgress({ progress: 50 });
    await checkAnswer.answer({ answered, result: { score: 100, passed: true, right: 1, total: 1 }, progress });
    expect(context().structure?.progress).toEqual(progress);
    expect(context().structure?.lessons[0]?.steps[0]?.done).toBe(true);
    expect(context().step?.done).toBe(true);
  });

  it("is not completed by hand, and may be left unpassed", async () => {
    const { actor, completeStep, context, state } = await reading(quizStep(10), withQuiz);
    actor.send({ type: "step.complete" });
    expect(completeStep.calls).toEqual([]);
    actor.send({ type: "step.continue" });
    expect(state()).toBe("opening");
    expect(context().structure?.lessons[0]?.steps[0]?.done).toBe(false);
  });

  it("uses keys of its own each time it is opened", async () => {
    const { actor, quiz, checkAnswer, loadStep } = await reading(quizStep(10), withQuiz);
    const answer = () => {
      quiz()?.send({ type: "answer.choose", answer: ["true"] });
      quiz()?.send({ type: "answer.submit" });
    };
    answer();
    await checkAnswer.answer({ answered, result: null, progress: courseProgress() });
    actor.send({ type: "step.open", step: 2 });
    await loadStep.answer(textStep(20));
    actor.send({ type: "step.open", step: 1 });
    await loadStep.answer(quizStep(10));
    answer();
    const [first, second] = checkAnswer.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});

describe("a video in a lesson", () => {
  const withVideo = structureOf([summary(1, "video"), summary(2)]);
  const watching = async () => {
    const opened = await reading(videoStep(10), withVideo);
    opened.player()?.send({ type: "player.play" });
    for (let at = 0.25; at <= 8; at += 0.25) opened.player()?.send({ type: "player.time", position: at });
    return opened;
  };

  it("reports its progress to the lesson", async () => {
    const { player, savePosition, context } = await watching();
    player()?.send({ type: "player.pause" });
    const progress = courseProgress({ progress: 50 });
    await savePosition.answer({ done: true, progress });
    expect(context().step?.done).toBe(true);
    expect(context().structure?.progress).toEqual(progress);
  });

  it("stays unfinished while the server reports it unfinished", async () => {
    const { player, savePosition, context } = await watching();
    player()?.send({ type: "player.pause" });
    await savePosition.answer({ done: false, progress: courseProgress() });
    expect(context().step?.done).toBe(false);
  });

  it("can be marked as done by hand", async () => {
    const { actor, completeStep, context } = await watching();
    actor.send({ type: "step.complete" });
    await completeStep.answer(courseProgress());
    expect(context().step?.done).toBe(true);
  });

  it("removes the message that it could not be marked as done, once it was watched to its end", async () => {
    const { actor, player, completeStep, savePosition, matches, context, state } = await watching();
    actor.send({ type: "step.complete" });
    await completeStep.fail("network");
    expect(matches({ active: { completion: "kept" } })).toBe(true);
    player()?.send({ type: "player.pause" });
    await savePosition.answer({ done: true, progress: courseProgress() });
    expect(matches({ active: { completion: "stepCompleted" } })).toBe(true);
    expect(context().failure).toBeNull();
    actor.send({ type: "step.continue" });
    expect(state()).toBe("opening");
    expect(completeStep.calls).toHaveLength(1);
  });

  it.each([
    ["step.complete", { active: { completion: "stepCompleted" } }],
    ["step.continue", "opening"],
  ] as const)("does what %s asked for when the clip was done before that failed", async (type, expected) => {
    const { actor, player, completeStep, savePosition, matches } = await watching();
    actor.send({ type });
    player()?.send({ type: "player.pause" });
    await savePosition.answer({ done: true, progress: courseProgress() });
    await completeStep.fail("network");
    expect(matches(expected)).toBe(true);
  });

  it("keeps its position when the page is closed", async () => {
    const { actor, sentOnLeave } = await watching();
    actor.send({ type: "page.hidden" });
    expect(sentOnLeave).toMatchObject([{ position: 8, watched: [[0, 8]] }]);
  });

  it("keeps its position when another step is opened", async () => {
    const { actor, sentOnLeave } = await watching();
    actor.send({ type: "step.open", step: 2 });
    await flush();
    expect(sentOnLeave).toMatchObject([{ position: 8, watched: [[0, 8]] }]);
  });

  it("receives nothing from the page once it is left", async () => {
    const { actor, loadStep, sentOnLeave } = await watching();
    actor.send({ type: "step.open", step: 2 });
    await loadStep.answer(textStep(20));
    const before = sentOnLeave.length;
    actor.send({ type: "page.hidden" });
    expect(sentOnLeave).toHaveLength(before);
  });
});
