// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { describeCallActors, outputOf, signalsAfterStop, stubServices } from "../api/actors.testing";
import * as preferences from "../device/preferences";
import { type Command, keepCommand, readUndelivered } from "../device/undelivered";
import {
  courseLandingActors,
  enrolmentActors,
  episodeActors,
  lessonActors,
  onboardingActors,
  onboardingStepActors,
  promoVideoActors,
  quizActors,
  ratingActors,
  seriesActors,
  seriesListActors,
} from "./actors";
import { narrationActors, playerActors } from "./player-actors";

const course = { locale: "de", slug: "seo" };
const learnerId = 7;
const { get: none } = stubServices();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describeCallActors("an actor of a course's page", courseLandingActors, { courses: ["loadCourse"] });
describeCallActors("an actor of an enrollment", enrolmentActors, {
  courses: ["checkEnrolment", "enrol", "removeEnrolment"],
});
describeCallActors("an actor of a rating", ratingActors, { learning: ["loadRating", "rate"] });
describeCallActors("an actor of the promo video", promoVideoActors, { learning: ["endPromo"] }, ["loadStatus"]);
describeCallActors(
  "an actor of a lesson",
  lessonActors,
  { lessons: ["loadLesson", "loadStep", "completeStep", "savePosition"] },
  ["loadStructure"],
);
describeCallActors("an actor of a quiz", quizActors, { lessons: ["checkAnswer", "retryQuiz"] }, ["recallAnswer"]);
describeCallActors("an actor of the list of series", seriesListActors, { series: ["loadSeriesList"] });
describeCallActors("an actor of a series", seriesActors, { series: ["loadSeries", "loadProgress"] });
describeCallActors("an actor of an episode", episodeActors, {
  series: ["loadEpisode", "loadProgress", "watchEpisode"],
});
describeCallActors("an actor of the onboarding", onboardingActors, { onboarding: ["loadSteps", "loadProgress"] });
describeCallActors("an actor of a step of the onboarding", onboardingStepActors, { onboarding: ["passStep"] });
describeCallActors("an actor of the player", playerActors, {}, ["readRate", "readDisplay"]);
describeCallActors("an actor of the narration", narrationActors, {}, ["readNarration", "findVoice", "speak"]);

describe("an enrollment", () => {
  it("that begins with a sign-in is remembered for this course", () => {
    enrolmentActors(none).actions.rememberIntent(undefined, course);
    expect(preferences.takeIntent("ads")).toBe(false);
    expect(preferences.takeIntent("seo")).toBe(true);
  });
});

describe("the promo video", () => {
  it("knows of the course's page whether the learner is enrolled and has ended it", async () => {
    const dashboard = { progress: { enrolled: true, stepsDone: 3 }, promoEnded: false, rating: 4 };
    const { get, calls } = stubServices({ "learning.loadDashboard": dashboard });
    expect(await outputOf(promoVideoActors(get).actors.loadStatus, course)).toEqual({
      enrolled: true,
      promoEnded: false,
    });
    expect(calls()).toEqual([["learning.loadDashboard", course]]);
    expect(await signalsAfterStop(promoVideoActors, "loadStatus", course, ["learning.loadDashboard"])).toEqual([true]);
  });
});

describe("a lesson", () => {
  const structure = { lessons: [] };
  const input = { ...course, learnerId };
  const done = (slug: string, stepId: number): Command => ({ kind: "stepDone", locale: "de", slug, stepId });

  it("has its course's structure, without the learner's id in the call", async () => {
    const { get, calls } = stubServices({ "lessons.loadStructure": structure });
    expect(await outputOf(lessonActors(get).actors.loadStructure, input)).toBe(structure);
    expect(calls()).toEqual([["lessons.loadStructure", course]]);
    expect(await signalsAfterStop(lessonActors, "loadStructure", input, ["lessons.loadStructure"])).toEqual([true]);
  });

  it("first delivers what this device keeps of the learner's steps in this course", async () => {
    keepCommand(learnerId, done("seo", 5), "key5");
    keepCommand(learnerId, done("ads", 6), "key6");
    keepCommand(8, done("seo", 7), "key7");
    const { get, calls } = stubServices({ "lessons.loadStructure": structure });
    await outputOf(lessonActors(get).actors.loadStructure, input);
    expect(calls()).toEqual([
      ["lessons.completeStep", { ...done("seo", 5), learnerId, key: "key5" }],
      ["lessons.loadStructure", course],
    ]);
  });

  it("sends the clip's position even while the page is being left", async () => {
    const position = { ...course, stepId: 5, position: 3.5, watched: [[0, 3.5]] as [number, number][] };
    const { get, calls } = stubServices();
    lessonActors(get).actions.sendPositionOnLeave(undefined, position);
    await expect.poll(calls).toEqual([["lessons.savePosition", { ...position, keepalive: true }]]);
  });

  it("ignores that the position did not arrive", async () => {
    const failed = vi.fn();
    process.on("unhandledRejection", failed);
    const { get, calls } = stubServices({ "lessons.savePosition": new Error("No network.") });
    lessonActors(get).actions.sendPositionOnLeave(undefined, { ...course, stepId: 5, position: 0, watched: [] });
    await expect.poll(calls).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", failed);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe("a quiz", () => {
  const quiz = { ...course, learnerId, stepId: 5 };
  const command: Command = { kind: "quizAnswer", ...course, stepId: 5, questionId: "q", answer: ["a"] };

  it("finds the answer that this device keeps, and can withdraw it", async () => {
    keepCommand(learnerId, command, "key");
    const { actors, actions } = quizActors(none);
    const kept = { questionId: "q", answer: ["a"], key: "key" };
    expect(await outputOf(actors.recallAnswer, quiz)).toEqual({ ...kept, refusal: null });
    expect(await outputOf(actors.recallAnswer, { ...quiz, stepId: 6 })).toBeNull();
    actions.withdrawAnswer(undefined, { ...quiz, ...kept });
    await expect.poll(() => readUndelivered(learnerId)).toEqual([]);
  });
});

describe("the player", () => {
  it("remembers the speed on this device", async () => {
    const { actors, actions } = playerActors();
    expect(await outputOf(actors.readRate)).toBe(1);
    actions.rememberRate(undefined, 1.5);
    expect(await outputOf(actors.readRate)).toBe(1.5);
  });

  it("remembers what is shown on this device", async () => {
    const { actors, actions } = playerActors();
    const display = { captions: false, captionSize: "small", transcript: true } as const;
    actions.rememberDisplay(undefined, display);
    expect(await outputOf(actors.readDisplay)).toEqual(display);
  });
});

describe("the narration", () => {
  it("remembers on this device that captions are read aloud", async () => {
    const { actors, actions } = narrationActors();
    expect(await outputOf(actors.readNarration)).toBe(false);
    actions.rememberNarration(undefined, true);
    expect(await outputOf(actors.readNarration)).toBe(true);
  });

  it("finds no voice in a browser that cannot speak, and fails to speak", async () => {
    const { actors } = narrationActors();
    expect(await outputOf(actors.findVoice, { language: "en" })).toBeNull();
    await expect(outputOf(actors.speak, { text: "Hello.", language: "en", voice: null, rate: 1 })).rejects.toThrow(
      "cannot speak",
    );
  });
});
