// @vitest-environment happy-dom
/** What content does not tell, like how long something takes, is left out: neither a zero nor an empty place is shown. */
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CourseCards } from "../../src/catalogue/catalogue/CourseCards";
import { Popular } from "../../src/catalogue/popular/Popular";
import { CourseIntro } from "../../src/courses/course-landing/CourseIntro";
import { StepView } from "../../src/courses/lesson/StepView";
import { OnboardingStep } from "../../src/courses/onboarding/OnboardingStep";
import { SeriesPage } from "../../src/courses/series/SeriesPage";
import { SeriesListPage } from "../../src/courses/series-list/SeriesListPage";
import { SchedulePage } from "../../src/engagement/schedule/SchedulePage";
import { WebinarPage } from "../../src/library/webinar/WebinarPage";
import { onboardingStep } from "../courses/onboarding.model";
import { seriesCard } from "../courses/series-list.model";
import { openPage } from "../drivers/page";
import { documents } from "../library/article.model";
import { stubNothingNear } from "./nothing-near.testing";
import { course, courseCard } from "./samples";
import { stubInState } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

let close = () => {};
stubNothingNear();
afterEach(() => close());

const actorIn = (context: object, state = "") => stubInState({ context, is: [state] }) as never;
const article = (kind: "term" | "webinar", differs: object) => {
  const document = { ...documents[kind], ...differs };
  return actorIn({ asked: { kind, locale: "en", slug: "seo" }, article: { kind, document } });
};

/** The text of a view, and how many of its places for text are empty. */
async function open(view: ReactElement) {
  ({ close } = await openPage(<OnSite screens={siteWithParts().screens}>{view}</OnSite>));
  const places = [...document.querySelectorAll("time, li, dl, dd, p, small, h1, h2, h3, span")];
  // An icon alone says nothing.
  const empty = places.filter(({ textContent }) => textContent?.trim() === "").length;
  for (const script of document.querySelectorAll("script")) script.remove();
  const text = (document.body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  close();
  return { text, empty };
}

const textStep = { id: 10, number: 1, title: "Text", done: false, type: "text", html: "Words" };
const lessonOf = (seconds: number) => (
  <StepView
    actor={actorIn({ step: { ...textStep, seconds }, structure: null, number: 1, slug: "seo", locale: "en" }, "active")}
  />
);
const aboutSeries = {
  about: "Words",
  host: { id: "ada", name: "Ada", role: "Auditor", bio: "Audits" },
  description: "?",
};
const listCard = { ...courseCard(1), description: "?" };

describe("how long it takes is told if it is known:", () => {
  it.each<[string, string, (seconds: number) => ReactElement]>([
    ["a step", "10 min", lessonOf],
    [
      "a step of the onboarding",
      "10 min",
      (timing) => <OnboardingStep actor={actorIn({})} step={{ ...onboardingStep(1), description: "?", timing }} />,
    ],
    ["a course", "10 min", (timing) => <CourseIntro course={{ ...course, description: "?", timing }} />],
    [
      "a course in a list",
      "10 min",
      (timing) => <CourseCards cards={[{ ...listCard, timing }]} progress={null} hasProgress />,
    ],
    [
      "a popular course",
      " · 10 min",
      (timing) => <Popular actor={actorIn({ cards: [{ ...listCard, timing }], total: 1 })} />,
    ],
    [
      "a series",
      "10 min",
      (timing) => (
        <SeriesPage
          actor={actorIn({ series: { ...seriesCard, ...aboutSeries, timing, episodes: [] }, progress: null })}
        />
      ),
    ],
    [
      "a series in a list",
      "10 min",
      (timing) => <SeriesListPage actor={actorIn({ cards: [{ ...seriesCard, ...aboutSeries, timing }] })} />,
    ],
    ["a webinar", "10 min", (timing) => <WebinarPage actor={article("webinar", { timing })} />],
    [
      "a meeting",
      "10 minutes",
      (seconds) => {
        const eventType = {
          slug: "intro",
          title: "Introduction",
          description: "?",
          minutes: seconds / 60,
          bookingUrl: "/",
        };
        return <SchedulePage actor={actorIn({ eventType, slug: "intro" })} />;
      },
    ],
  ])("%s", async (_, said, viewOf) => {
    const known = await open(viewOf(600));
    const unknown = await open(viewOf(0));
    expect(known.text).toContain(said);
    expect(unknown.text).toBe(known.text.replace(said, "").replace("  ", " ").trim());
    expect(unknown.empty).toBe(known.empty);
  });
});
