// @vitest-environment happy-dom
/** Which parts pages open, and with what: planned tests render a page or a part, not one inside of the other. */
import { screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProfileWithParts } from "../../src/account/profile/ProfileWithParts";
import { HomePage } from "../../src/catalogue/home/HomePage";
import { CourseBody } from "../../src/courses/course-landing/CourseBody";
import { LessonEnd } from "../../src/courses/lesson/LessonEnd";
import { StepView } from "../../src/courses/lesson/StepView";
import { ExamResult } from "../../src/exams/exam/ExamResult";
import { CountedControl } from "../../src/shell/CountedControl";
import { FeedbackControl } from "../../src/shell/FeedbackControl";
import { openPage, viewAt } from "../drivers/page";
import { clip } from "./clip-page";
import { course } from "./samples";
import { stubActor, stubInState, WithSession } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

const state = (context: object) => stubActor({ context, children: {}, hasTag: () => false, matches: () => false });

let close = () => {};
/** Everything is near enough to be loaded. */
class SeesAll {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
beforeEach(() => vi.stubGlobal("IntersectionObserver", SeesAll));
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

// Pages show a part at once if its code is there, and files share what they load.
afterAll(() => void vi.resetModules());

describe("the home page", () => {
  async function openHome(profile: object | null) {
    const { opened, screens } = siteWithParts();
    const catalogue = state({ cards: [], progress: [], failure: null });
    ({ close } = await openPage(
      <WithSession profile={state({ profile })}>
        <OnSite screens={screens} locale="es">
          <HomePage actor={catalogue as never} />
        </OnSite>
      </WithSession>,
    ));
    return opened;
  }
  const voices = { id: "voices es", input: { kind: "home", locale: "es", slug: null } };

  it("shows learners what they are learning, and everyone what is popular and what the editors say", async () => {
    const opened = await openHome({ name: "Ada" });
    await waitFor(() => expect(opened.length).toBe(3));
    expect(opened).toContainEqual({ id: "learning-now es", input: { locale: "es" } });
    expect(opened).toContainEqual(voices);
    expect(opened).toContainEqual({ id: "popular es", input: { locale: "es", source: "searchApi" } });
  });

  it("asks nothing about visitors", async () => {
    const opened = await openHome(null);
    await waitFor(() => expect(opened).toContainEqual(voices));
    expect(opened.map(({ id }) => id).sort()).toEqual(["popular es", "voices es"]);
  });
});

it("the profile has the plan, the form for promo codes, passkeys, and the list of sessions", async () => {
  const { opened, screens } = siteWithParts();
  const data = state({ failure: null, fileName: "", uncertain: false });
  ({ close } = await openPage(
    <WithSession profile={state({ profile: null })}>
      <OnSite screens={screens}>
        <ProfileWithParts actor={data as never} />
      </OnSite>
    </WithSession>,
  ));
  const parts = ["plan", "promo-code", "passkeys", "sessions"].map((id) => ({ id, input: undefined }));
  // Each opens as its code has loaded.
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  await waitFor(() => expect([...opened].sort(byId)).toEqual([...parts].sort(byId)));
});

describe("a course's page", () => {
  async function openCourse(differs: object, settled: object | null = null) {
    const { opened, screens } = siteWithParts();
    const shown = { ...course, clip, ...differs };
    const actor = { ...state({ course: shown, settled }), on: () => ({ unsubscribe: () => undefined }) };
    ({ close } = await openPage(
      <OnSite screens={screens}>
        <CourseBody actor={actor as never} course={shown} />
      </OnSite>,
    ));
    return opened;
  }
  const clipTitle = () => screen.queryByRole("heading", { name: "A look inside" });

  it("has its clip below the text", async () => {
    const opened = await openCourse({});
    await waitFor(() => expect(opened).toEqual([{ id: "landing-video en seo", input: { video: clip } }]));
    expect(clipTitle()).not.toBeNull();
  });

  it("begins with the video of a single lesson before its drawing, and has no other clip", async () => {
    const info = { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false };
    const video = { ...clip, posterUrl: "/poster.jpg" };
    const opened = await openCourse({ standAloneLessonInfo: info, clip: video });
    const input = { locale: "en", slug: "seo", info, video };
    await waitFor(() => expect(opened).toEqual([{ id: "promo en seo", input }]));
    expect(clipTitle()).toBeNull();
    expect(document.querySelector("img[src='/poster.jpg']")).toBeNull();
  });

  it("can be rated by its learners only", async () => {
    const parts = async (settled: object | null) => {
      const opened = await openCourse({}, settled);
      await waitFor(() => expect(opened.map(({ id }) => id)).toContain("landing-video en seo"));
      await waitFor(() => expect(opened.length).toBe(settled && "enrolled" in settled && settled.enrolled ? 2 : 1));
      close();
      return opened;
    };
    expect(await parts({ enrolled: true })).toContainEqual({
      id: "rating en seo",
      input: { locale: "en", slug: "seo" },
    });
    await parts({ enrolled: false });
    await parts(null);
  });
});

it("every step of a lesson has its own note", async () => {
  const { opened, screens } = siteWithParts();
  const step = { id: 10, number: 2, title: "Text", seconds: 60, done: false, type: "text", html: "" };
  const context = { step, structure: null, number: 3, stepNumber: 2, slug: "seo", locale: "en", failure: null };
  const actor = stubActor({
    context,
    children: {},
    hasTag: () => false,
    matches: (one: unknown) => one === "active",
    can: () => false,
  });
  ({ close } = await openPage(
    <OnSite screens={screens}>
      <StepView actor={actor as never} />
    </OnSite>,
  ));
  const input = { locale: "en", slug: "seo", stepId: 10, lesson: 3, step: 2, title: "Text" };
  await waitFor(() => expect(opened).toEqual([{ id: "note en seo 10", input }]));
});

describe("what to learn next", () => {
  const opens = async (view: ReactElement) => {
    const { opened, screens } = siteWithParts();
    ({ close } = await openPage(<OnSite screens={screens}>{view}</OnSite>));
    await waitFor(() => expect(opened.length).toBe(1));
    return opened;
  };

  it.each(["lessonCompleted", "courseCompleted"])("is offered in %s", async (end) => {
    const progress = { enrolled: true, progress: 100, stepsDone: 1, stepsCount: 1, resume: null, lessons: [] };
    const place = { slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en", examSlug: null };
    const structure = { course: place, lessons: [{ steps: [] }], modules: [], progress };
    const actor = stubInState({ context: { structure, number: 1 }, is: [end] });
    expect(await opens(<LessonEnd actor={actor as never} />)).toEqual([
      { id: "recommended en seo", input: { locale: "en", slug: "seo" } },
    ]);
  });

  const result = { passed: true, score: 100, right: 1, total: 1, passMark: 70, finishedBy: "learner", wrong: [] };
  const exam = (is: object, passed = true) => {
    const progress = { attempts: [], result: { ...result, passed, topics: [] }, certificate: null };
    return stubInState({ context: { progress, failure: null }, is: [is] }) as never;
  };

  it.each([
    ["its course", { slug: "seo", title: "SEO" }, "seo"],
    ["no course", null, null],
  ])("is offered after an exam that has %s", async (_, course, slug) => {
    const view = <ExamResult actor={exam({})} exam={{ slug: "seo-exam", title: "SEO exam", course } as never} />;
    expect(await opens(view)).toEqual([{ id: `recommended en ${slug ?? ""}`, input: { locale: "en", slug } }]);
  });

  it.each([
    ["was not passed", {}, false],
    ["is only a part", { stage: { passed: "partPassed" } }, true],
  ])("is not offered after an exam that %s", async (_, state, passed) => {
    const { opened, screens } = siteWithParts();
    ({ close } = await openPage(
      <OnSite screens={screens}>
        <ExamResult actor={exam(state, passed)} exam={{ slug: "seo", title: "SEO", course: null } as never} />
      </OnSite>,
    ));
    await screen.findByRole("heading", { level: 2, name: passed ? "This part is done" : "What to review" });
    expect(opened).toEqual([]);
  });
});

describe("a dialog that is open while the address says so", () => {
  it.each([
    ["Feedback", "feedback", <FeedbackControl key="feedback" />],
    ["What we count", "counted", <CountedControl key="counted" />],
  ])("%s", async (name, hash, control) => {
    const { opened, screens } = siteWithParts();
    const openAt = async (address: string) => {
      ({ close } = await openPage(
        <WithSession consent={state({})}>
          <OnSite screens={screens}>{viewAt(address, control)}</OnSite>
        </WithSession>,
      ));
      return screen.getByRole("link", { name, hidden: true }).getAttribute("aria-current");
    };
    // The link leads to the open page, but it is not the open dialog.
    expect(await openAt("/")).toBeNull();
    expect(opened).toEqual([]);
    close();
    expect(await openAt(`/#${hash}`)).toBe("page");
    await waitFor(() => expect(opened.map(({ id }) => id)).toEqual([hash]));
  });
});
