// @vitest-environment happy-dom
/** What the planned tests of the library's pages do not show: pictures, names of media, and data for search engines. */
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { GlossaryPage } from "../../src/library/glossary/GlossaryPage";
import { TemplatePage } from "../../src/library/template/TemplatePage";
import { WebinarPage } from "../../src/library/webinar/WebinarPage";
import { openPage } from "../drivers/page";
import { terms as demo } from "../shared/demo-content";
import { stubActor } from "../shared/stub-actors";
import { documents } from "./article.model";
import { termCard } from "./glossary.model";

let close = () => {};
afterEach(() => close());
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

it("the recording of a webinar is named after it", async () => {
  ({ close } = await openPage(<WebinarPage actor={articleOf("webinar", documents.webinar)} />));
  const { title } = documents.webinar;
  expect(document.querySelector("video")?.getAttribute("aria-label")).toBe(`Recording of ${title}`);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
});
