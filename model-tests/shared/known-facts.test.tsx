// @vitest-environment happy-dom
/** What content and progress tell beyond what the planned tests' samples have: every subject, and what is done. */
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CourseCards } from "../../src/catalogue/catalogue/CourseCards";
import { LearningNow } from "../../src/catalogue/learning-now/LearningNow";
import { SearchResultsPage } from "../../src/catalogue/search-results/SearchResultsPage";
import { CourseIntro } from "../../src/courses/course-landing/CourseIntro";
import { MyCourses } from "../../src/courses/my-learning/MyCourses";
import { TemplatePage } from "../../src/library/template/TemplatePage";
import { TermPage } from "../../src/library/term/TermPage";
import { WebinarPage } from "../../src/library/webinar/WebinarPage";
import { openPage } from "../drivers/page";
import { documents } from "../library/article.model";
import { stubNothingNear } from "./nothing-near.testing";
import { course, courseCard, hit } from "./samples";
import { stubInState } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

let close = () => {};
stubNothingNear();
afterEach(() => close());

const actorIn = (context: object, ...is: string[]) => stubInState({ context, is }) as never;
async function open(view: ReactElement): Promise<void> {
  ({ close } = await openPage(<OnSite screens={siteWithParts().screens}>{view}</OnSite>));
}

const categories = [
  { id: "seo", title: "Auditing" },
  { id: "content", title: "Copywriting" },
];
const article = (kind: "term" | "webinar" | "template") => {
  const document = { ...documents[kind], categories };
  return actorIn({ asked: { kind, locale: "en", slug: "seo" }, article: { kind, document } });
};

describe("every subject is named:", () => {
  it.each<[string, () => ReactElement]>([
    ["of a course", () => <CourseIntro course={{ ...course, categories }} />],
    [
      "of a course in a list",
      () => <CourseCards cards={[{ ...courseCard(1), categories }]} progress={null} hasProgress />,
    ],
    [
      "of a search result",
      () => (
        <SearchResultsPage
          actor={actorIn({ words: "a", kind: null, counts: [], cards: [{ ...hit(1), categories }], total: 1 })}
        />
      ),
    ],
    ["of a term", () => <TermPage actor={article("term")} />],
    ["of a webinar", () => <WebinarPage actor={article("webinar")} />],
    ["of a template", () => <TemplatePage actor={article("template")} />],
  ])("%s", async (_, viewOf) => {
    await open(viewOf());
    expect(screen.getAllByText(/^(Auditing|Copywriting)$/).map(({ textContent }) => textContent)).toEqual([
      "Auditing",
      "Copywriting",
    ]);
  });
});

it("cards have a place for progress only where there can be any", async () => {
  const lastOf = async (hasProgress: boolean) => {
    await open(<CourseCards cards={[courseCard(1)]} progress={null} hasProgress={hasProgress} />);
    const [last] = [...document.querySelectorAll("ul > li:has(a)")].slice(-1);
    return last?.lastElementChild?.lastElementChild?.textContent;
  };
  expect(await lastOf(true)).toBe("");
  expect(await lastOf(false)).not.toBe("");
});

describe("a course says how much of it is done:", () => {
  const mine = (progress: number) => ({ ...courseCard(1), progress, resume: null, enrolledAt: "" });
  it.each<[string, (progress: number) => ReactElement]>([
    [
      "in a list",
      (progress) => <CourseCards cards={[courseCard(1)]} progress={{ 1: { progress } } as never} hasProgress />,
    ],
    ["on the home page", (progress) => <LearningNow actor={actorIn({ cards: [mine(progress)], total: 1 })} />],
    ["in My learning", (progress) => <MyCourses actor={actorIn({ cards: [mine(progress)], total: 1 })} />],
  ])("%s", async (_, viewOf) => {
    for (const [progress, said] of [
      [100, "Completed"],
      [99, "99% complete"],
    ] as const) {
      await open(viewOf(progress));
      const bar = screen.getByRole("progressbar");
      expect([bar.getAttribute("value"), bar.getAttribute("aria-valuetext")]).toEqual([`${progress}`, said]);
      close();
    }
  });
});

describe("a card in a list tells", () => {
  const shown = async (differs: object) => {
    const bare = { ...courseCard(3), title: "", description: "", author: "", lessonsCount: 0, timing: 0 };
    await open(<CourseCards cards={[{ ...bare, ...differs }]} progress={null} hasProgress />);
    const { textContent: text } = document.querySelector("ul") as HTMLElement;
    close();
    return text;
  };

  it.each([
    [{ author: "Ada" }, "By Ada"],
    [{ lessonsCount: 2 }, "2 lessons"],
    [{ hasExam: true }, "Includes exam"],
    [{ isRecorded: true }, "Recording"],
    [{ language: "es" }, "Español"],
  ])("%o, if it is so", async (differs, said) => {
    expect(await shown({})).not.toContain(said);
    expect(await shown(differs)).toBe(`${await shown({})}${said}`);
  });
});
