// @vitest-environment happy-dom
/** What the planned tests of the library's pages do not show: pictures, names of media, and data for search engines. */
import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { GlossaryPage } from "../../src/library/glossary/GlossaryPage";
import { TemplatePage } from "../../src/library/template/TemplatePage";
import { WebinarPage } from "../../src/library/webinar/WebinarPage";
import { openPage } from "../drivers/page";
import { terms as demo } from "../shared/demo-content";
import { stubActor } from "../shared/stub-actors";
import { OnSite, siteWithParts } from "../shared/with-parts";
import { documents } from "./article.model";
import { termCard } from "./glossary.model";

let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});
// A page shows a part at once if its code is there, and files share what they load.
afterAll(() => void vi.resetModules());
/** Nothing is near enough to be loaded, or everything is. */
class SeesNothing {
  constructor(protected readonly tell: (entries: object[]) => void) {}
  observe(): void {}
  disconnect(): void {}
}
class SeesAll extends SeesNothing {
  override observe() {
    this.tell([{ isIntersecting: true }]);
  }
}
const stateOf = (context: object) =>
  stubActor({ context, hasTag: () => false, matches: () => false, can: () => false }) as never;
const articleOf = (kind: string, document: object) =>
  stateOf({ asked: { kind, locale: "en", slug: "seo" }, article: { kind, document }, failure: null });

it("the glossary tells search engines its terms", async () => {
  const terms = [termCard(1, "A", demo.anchor), termCard(2, "S", demo.intent)];
  const actor = stateOf({ terms, filter: { letter: null, search: "" }, failure: null });
  ({ close } = await openPage(<GlossaryPage actor={actor} />));
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? ""))
    .find((one) => one["@type"] === "DefinedTermSet");
  const url = "https://academy.test/academy/digital-marketing-glossary/";
  expect(data).toEqual({
    "@context": "https://schema.org",
    "@type": "DefinedTermSet",
    name: "Digital marketing glossary",
    description: expect.stringContaining("Terms from search"),
    url,
    hasDefinedTerm: [
      { "@type": "DefinedTerm", name: demo.anchor.term, url: `${url}term-1/` },
      { "@type": "DefinedTerm", name: demo.intent.term, url: `${url}term-2/` },
    ],
  });
});

describe("a template", () => {
  const drawings = async (motif: string) => {
    ({ close } = await openPage(<TemplatePage actor={articleOf("template", { ...documents.template, motif })} />));
    return document.querySelectorAll("svg[viewBox='0 0 320 200']").length;
  };

  it("has the picture of its motif, and none if there is no such picture", async () => {
    expect(await drawings("chart")).toBe(1);
    close();
    expect(await drawings("volcano")).toBe(0);
  });
});

describe("the recording of a webinar", () => {
  const openWebinar = async () => {
    const { opened, screens } = siteWithParts();
    ({ close } = await openPage(
      <OnSite screens={screens}>
        <WebinarPage actor={articleOf("webinar", documents.webinar)} />
      </OnSite>,
    ));
    return opened;
  };

  it("waits in its place until someone scrolls near it", async () => {
    vi.stubGlobal("IntersectionObserver", SeesNothing);
    const opened = await openWebinar();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(documents.webinar.title);
    expect(document.querySelector("[data-part='clip']")).not.toBeNull();
    expect(opened).toEqual([]);
  });

  it("is opened with its files", async () => {
    vi.stubGlobal("IntersectionObserver", SeesAll);
    const opened = await openWebinar();
    const { slug, video } = documents.webinar;
    await waitFor(() => expect(opened).toEqual([{ id: `recording en ${slug}`, input: { video } }]));
  });
});
