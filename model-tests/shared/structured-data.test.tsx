// @vitest-environment happy-dom
/** What pages tell search engines about their content (schema.org): nobody sees it on the page. */
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import type { WebinarDocument } from "../../machines/library/article";
import { CataloguePage } from "../../src/catalogue/catalogue/CataloguePage";
import { Crumbs } from "../../src/components/Crumbs";
import { CourseData } from "../../src/courses/course-landing/CourseData";
import { FaqPage } from "../../src/library/faq/FaqPage";
import { TermPage } from "../../src/library/term/TermPage";
import { WebinarData } from "../../src/library/webinar/WebinarData";
import { openPage } from "../drivers/page";
import { documents } from "../library/article.model";
import { clip } from "./clip-page";
import { course, courseCard } from "./samples";
import { stubActor } from "./stub-actors";

let close = () => {};
afterEach(() => close());

async function dataOf(view: ReactElement): Promise<object[]> {
  ({ close } = await openPage(view));
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
}
const schema = { "@context": "https://schema.org" };
const academy = { "@type": "Organization", url: "https://academy.test/academy/" };
const ada = { id: "ada", name: "Ada", role: "Analyst", bio: "" };

it("breadcrumbs are numbered from the main page on, with their addresses", async () => {
  expect(await dataOf(<Crumbs items={[{ label: "Series", href: "/academy/series/" }]} />)).toEqual([
    {
      ...schema,
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Main Page", item: "https://academy.test/academy/" },
        { "@type": "ListItem", position: 2, name: "Series", item: "https://academy.test/academy/series/" },
      ],
    },
  ]);
});

it("a course tells what it is, who teaches it, and whether it is free; its clip, where it is and in what language", async () => {
  const known = { ...course, title: "SEO", description: "How search works", instructors: [ada] };
  const [data, none] = await dataOf(<CourseData course={known} />);
  expect(data).toMatchObject({
    ...schema,
    "@type": "Course",
    name: "SEO",
    description: "How search works",
    url: "https://academy.test/academy/courses/seo/",
    inLanguage: "en",
    timeRequired: "PT0H10M0S",
    provider: academy,
    offers: { "@type": "Offer", category: "Free", price: 0, priceCurrency: "USD" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      courseWorkload: "PT0H10M0S",
      instructor: [{ "@type": "Person", name: "Ada", jobTitle: "Analyst" }],
    },
  });
  expect(none).toBeUndefined();
  close();
  const [ofPlus] = await dataOf(<CourseData course={{ ...known, plan: "plus" }} />);
  expect(ofPlus).toMatchObject({ offers: { "@type": "Offer", category: "Subscription" } });
  expect(ofPlus).not.toHaveProperty("offers.price");
  close();
  const video = {
    ...schema,
    "@type": "VideoObject",
    name: "Video of SEO",
    description: "How search works",
    contentUrl: "https://academy.test/clip.mp4",
    inLanguage: "en",
  };
  expect((await dataOf(<CourseData course={{ ...known, clip }} />))[1]).toEqual(video);
  close();
  const posted = { ...clip, posterUrl: "/poster.jpg" };
  const published = { ...known, publishedAt: "2026-03-01", clip: posted };
  expect((await dataOf(<CourseData course={published} />))[1]).toEqual({
    ...video,
    uploadDate: "2026-03-01",
    thumbnailUrl: "https://academy.test/poster.jpg",
  });
  close();
  const translated: typeof clip = { ...clip, captionsLanguage: "es" };
  expect((await dataOf(<CourseData course={{ ...known, language: "es", clip: translated }} />))[1]).toEqual({
    ...video,
    inLanguage: "es",
  });
});

it("a webinar tells when and where it is, who speaks, and where its recording is", async () => {
  const webinar = {
    title: "Links",
    description: "All about them",
    url: "/academy/webinars/links/",
    startsAt: "2026-03-01T10:00:00.000Z",
    timing: 3600,
    language: "en",
    speakersInFull: [ada],
    video: null,
  } as unknown as WebinarDocument;
  const [event, none] = await dataOf(<WebinarData webinar={webinar} />);
  expect(event).toMatchObject({
    ...schema,
    "@type": "Event",
    name: "Links",
    description: "All about them",
    url: "https://academy.test/academy/webinars/links/",
    inLanguage: "en",
    startDate: "2026-03-01T10:00:00.000Z",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    location: { "@type": "VirtualLocation", url: "https://academy.test/academy/webinars/links/" },
    isAccessibleForFree: true,
    performer: [{ "@type": "Person", name: "Ada", jobTitle: "Analyst" }],
    organizer: academy,
  });
  expect(Date.parse((event as { endDate: string }).endDate)).toBe(Date.parse("2026-03-01T11:00:00.000Z"));
  expect(none).toBeUndefined();
  close();
  const video = { url: "/links.mp4", posterUrl: "/links.jpg" };
  const [, recording] = await dataOf(<WebinarData webinar={{ ...webinar, video } as WebinarDocument} />);
  expect(recording).toEqual({
    ...schema,
    "@type": "VideoObject",
    name: "Links",
    description: "All about them",
    inLanguage: "en",
    uploadDate: "2026-03-01T10:00:00.000Z",
    duration: "PT1H0M0S",
    contentUrl: "https://academy.test/links.mp4",
    thumbnailUrl: "https://academy.test/links.jpg",
  });
});

/** The data of one kind on a page. */
async function dataOfPage(type: string, page: ReactElement): Promise<object | undefined> {
  return (await dataOf(page)).find((one) => "@type" in one && one["@type"] === type);
}
const stateOf = (context: object) =>
  stubActor({
    context: { failure: null, ...context },
    hasTag: () => false,
    matches: () => false,
    can: () => false,
  }) as never;

it("a list of courses tells their addresses in its order", async () => {
  const filters = { categories: [], duration: null, search: "" };
  const cards = [2, 1].map(courseCard);
  const list = { shelf: "courses", topic: null, filters, topics: [], cards, total: 2, progress: null };
  expect(await dataOfPage("ItemList", <CataloguePage actor={stateOf(list)} />)).toEqual({
    ...schema,
    "@type": "ItemList",
    itemListElement: [
      { "@type": "ListItem", position: 1, url: "https://academy.test/academy/courses/course-2/" },
      { "@type": "ListItem", position: 2, url: "https://academy.test/academy/courses/course-1/" },
    ],
  });
});

it("a term tells what it means, and in which glossary it is", async () => {
  const term = { ...documents.term, term: "Anchor text", synonyms: ["Link label"] };
  const asked = { kind: "term", locale: "en", slug: "anchor-text" };
  const page = <TermPage actor={stateOf({ asked, article: { kind: "term", document: term } })} />;
  expect(await dataOfPage("DefinedTerm", page)).toEqual({
    ...schema,
    "@type": "DefinedTerm",
    name: "Anchor text",
    alternateName: ["Link label"],
    description: term.short,
    url: `https://academy.test${term.url}`,
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      name: "Digital marketing glossary",
      url: "https://academy.test/academy/digital-marketing-glossary/",
      inLanguage: "en",
    },
  });
});

it("questions and answers tell each question with its address and its answer", async () => {
  const asked = { kind: "faq", locale: "en", slug: null };
  const entry = (id: string, text: string, answer: string) => ({ id, question: text, answer, language: "en" });
  const groups = [
    {
      id: "learning",
      title: "Learning",
      language: "en",
      entries: [entry("cost", "What does it cost?", "<p>Nothing.</p>")],
    },
    { id: "exams", title: "Exams", language: "en", entries: [entry("again", "Can I try again?", "<p>Yes.</p>")] },
  ];
  const page = <FaqPage actor={stateOf({ asked, article: { kind: "faq", document: groups } })} />;
  const question = (id: string, name: string, text: string) => ({
    "@type": "Question",
    name,
    url: `https://academy.test/academy/faq/#${id}`,
    inLanguage: "en",
    acceptedAnswer: { "@type": "Answer", text },
  });
  expect(await dataOfPage("FAQPage", page)).toEqual({
    ...schema,
    "@type": "FAQPage",
    url: "https://academy.test/academy/faq/",
    mainEntity: [
      question("cost", "What does it cost?", "<p>Nothing.</p>"),
      question("again", "Can I try again?", "<p>Yes.</p>"),
    ],
  });
});
