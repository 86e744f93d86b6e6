// @vitest-environment happy-dom
/** What screen readers skip: initials, numbers, pictures, and the placeholders of what is loading. */
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CataloguePage } from "../../src/catalogue/catalogue/CataloguePage";
import { HomePage } from "../../src/catalogue/home/HomePage";
import { LearningNow } from "../../src/catalogue/learning-now/LearningNow";
import { Popular } from "../../src/catalogue/popular/Popular";
import { ClipFrame } from "../../src/components/ClipFrame";
import { CourseBody } from "../../src/courses/course-landing/CourseBody";
import { CourseLandingPage } from "../../src/courses/course-landing/CourseLandingPage";
import { LessonPage } from "../../src/courses/lesson/LessonPage";
import { OnboardingStep } from "../../src/courses/onboarding/OnboardingStep";
import { EpisodeCards } from "../../src/courses/series/EpisodeCards";
import { WebinarPage } from "../../src/library/webinar/WebinarPage";
import { onboardingStep } from "../courses/onboarding.model";
import { episodeSummary } from "../courses/series.model";
import { openPage } from "../drivers/page";
import { documents } from "../library/article.model";
import { clip } from "./clip-page";
import { stubNothingNear } from "./nothing-near.testing";
import { course, courseCard } from "./samples";
import { stubInState, WithSession } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

let close = () => {};
stubNothingNear();
afterEach(() => close());
async function open(view: ReactElement): Promise<void> {
  close();
  const page = (
    <WithSession>
      <OnSite screens={siteWithParts().screens}>{view}</OnSite>
    </WithSession>
  );
  ({ close } = await openPage(page));
}
const actorIn = (context: object, ...is: string[]) => stubInState({ context, is }) as never;
/** The texts that are only there to be seen. */
const seen = () =>
  [...document.querySelectorAll("[aria-hidden=true]")]
    .map(({ textContent }) => textContent?.trim() ?? "")
    .filter((text) => text !== "");
/** How many rows of placeholders there are. */
const placeholders = () => document.querySelectorAll("ul[aria-hidden=true] > li").length;
const drawings = () => document.querySelectorAll("svg[viewBox='0 0 320 200']").length;
const files = () => [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));

describe("decorations", () => {
  it("of a course: the initials of its instructors, and the numbers of its lessons", async () => {
    const person = (name: string) => ({ id: name, name, role: "?", bio: "?" });
    const lesson = { id: 7, number: 3, title: "Three", description: "?", timing: 60 };
    const shown = { ...course, instructors: [person("Ada Lovelace"), person("Bob")], lessons: [lesson] } as never;
    await open(<CourseBody actor={actorIn({ settled: null })} course={shown} />);
    expect(seen()).toEqual(["3", "AL", "B"]);
  });

  it("of a step of the onboarding: its number until it is done", async () => {
    await open(<OnboardingStep actor={actorIn({})} step={onboardingStep(2)} />);
    expect(seen()).toEqual(["2"]);
    await open(<OnboardingStep actor={actorIn({}, "passed")} step={onboardingStep(2)} />);
    expect(seen()).toEqual([]);
  });
});

describe("placeholders", () => {
  const list = { shelf: "courses", topic: null, topics: [], total: 0, progress: null };
  const filters = { categories: [], duration: null, search: "" };

  it("are there as long as nothing else is", async () => {
    const catalogue = (cards: object[]) => actorIn({ ...list, filters, cards });
    await open(<CataloguePage actor={catalogue([])} />);
    expect(placeholders()).toBe(3);
    await open(<CataloguePage actor={catalogue([courseCard(1)])} />);
    expect(placeholders()).toBe(0);
    // Parts of the page that another test has loaded have placeholders of their own.
    const ofCourses = () => screen.getByRole("heading", { name: "Start here" }).parentElement?.parentElement;
    await open(<HomePage actor={catalogue([])} />);
    expect(ofCourses()?.querySelectorAll("ul[aria-hidden=true] > li")).toHaveLength(3);
    await open(<HomePage actor={catalogue([1, 2, 3, 4, 5, 6, 7, 8].map(courseCard))} />);
    expect(ofCourses()?.querySelectorAll("ul[aria-hidden=true] > li")).toHaveLength(0);
    // The rest is in the catalog.
    expect(document.querySelectorAll("li[lang]")).toHaveLength(6);
    await open(<Popular actor={actorIn({ cards: [] }, "busy")} />);
    expect(placeholders()).toBe(3);
  });

  it("of the learner's courses are as many as there were, or one", async () => {
    const learning = (count: number) => {
      const cards = Array.from({ length: count }, (_, index) => courseCard(index + 1));
      return <LearningNow actor={actorIn({ cards, completed: false, filterChanged: true }, "busy")} />;
    };
    await open(learning(0));
    expect(placeholders()).toBe(1);
    await open(learning(2));
    expect(placeholders()).toBe(2);
    await open(learning(5));
    expect(placeholders()).toBe(3);
  });
});

describe("pictures", () => {
  const video = { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false };

  it("of a clip are its poster, or else the drawing", async () => {
    const frame = (poster: string | null, motif = "chart") =>
      open(
        <ClipFrame
          clip={{ title: "Clip", playText: "Play", video: clip }}
          still={{ poster, motif, background: "#dff3e7" }}
        >
          Clip
        </ClipFrame>,
      );
    await frame("/poster.jpg");
    expect([files(), drawings()]).toEqual([["/poster.jpg"], 0]);
    await frame(null);
    expect([files(), drawings()]).toEqual([[], 1]);
    await frame(null, "volcano");
    expect([files(), drawings()]).toEqual([[], 0]);
  });

  it("of a course are beside its title, unless its video is the picture", async () => {
    const page = (differs: object) =>
      open(
        <CourseLandingPage
          actor={actorIn({ course: { ...course, motif: "chart", ...differs }, slug: "seo", settled: null })}
        />,
      );
    await page({});
    expect(drawings()).toBe(1);
    // The one behind the video.
    await page({ standAloneLessonInfo: video, clip });
    expect(drawings()).toBe(1);
    await page({ standAloneLessonInfo: { ...video, videoUrl: null } });
    expect(drawings()).toBe(1);
    await page({ motif: "volcano" });
    expect(drawings()).toBe(0);
  });

  it("of a lesson that is loading are those of its course", async () => {
    const outline = {
      course: { title: "SEO", url: "/academy/courses/links/", language: "en", motif: "chart", background: "#dff0f2" },
      title: "One",
      caption: "?",
    };
    const page = (known: object | null) =>
      open(<LessonPage actor={actorIn({ lesson: null, structure: null, outline: known, slug: "links", number: 1 })} />);
    await page(outline);
    expect(drawings()).toBe(1);
    await page({ ...outline, course: { ...outline.course, motif: "volcano" } });
    expect(drawings()).toBe(0);
    await page(null);
    expect(drawings()).toBe(0);
  });

  it("of an episode are its poster, or else the picture of the series", async () => {
    const episodes = [
      { ...episodeSummary, posterUrl: "/poster.jpg" },
      { ...episodeSummary, id: 2, posterUrl: null },
    ];
    const series = { slug: "audits", motif: "chart", background: "#dff0f2", episodes };
    await open(<EpisodeCards actor={actorIn({ progress: null })} series={series as never} />);
    expect([files(), drawings()]).toEqual([["/poster.jpg"], 1]);
    expect(document.querySelector("img")?.getAttribute("loading")).toBe("lazy");
  });

  it("of a webinar are drawn until there is a recording with a poster", async () => {
    const page = (differs: object) => {
      const document_ = { ...documents.webinar, ...differs };
      const asked = { kind: "webinar", locale: "en", slug: "seo" };
      return open(<WebinarPage actor={actorIn({ asked, article: { kind: "webinar", document: document_ } })} />);
    };
    // The one in the place of the recording.
    await page({});
    expect(drawings()).toBe(1);
    await page({ video: null });
    expect([drawings(), document.querySelector("[data-part='clip']")]).toEqual([1, null]);
    await page({ video: null, motif: "volcano" });
    expect(drawings()).toBe(0);
    await page({ video: { ...clip, posterUrl: "/poster.jpg" } });
    expect([files(), drawings()]).toEqual([["/poster.jpg"], 0]);
  });
});
