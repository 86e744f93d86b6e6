// @vitest-environment happy-dom
/** Menus offer what a language has, and say so where a link leads to another language's host (R69). */
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { permissions } from "../../machines/testing";
import { TopicLinks } from "../../src/components/TopicLinks";
import { Footer } from "../../src/shell/Footer";
import { Header } from "../../src/shell/Header";
import { openPage } from "../drivers/page";
import { stubActor, WithSession } from "./stub-actors";
import { OnSite } from "./with-parts";

let close = () => {};
afterEach(() => close());

const english = "https://www.academy.test";
/** By hand from the specification: the sections that a language lacks, as their links say. */
const lacks = {
  en: {},
  es: {
    "AI (in English)": "/academy/courses/ai/",
    "Single lessons (in English)": "/academy/lessons/",
    "Series (in English)": "/academy/series/",
    "Get started with SEO (in English)": "/academy/onboarding/seo/",
  },
  ja: {
    "AI (in English)": "/academy/courses/ai/",
    "SEO (in English)": "/academy/courses/seo/",
    "Single lessons (in English)": "/academy/lessons/",
    "Series (in English)": "/academy/series/",
    "Webinars (in English)": "/academy/webinars/",
    "Get started with SEO (in English)": "/academy/onboarding/seo/",
    "For education (in English)": "/academy/semrush-for-education/",
  },
} as const;

async function open(locale: keyof typeof lacks, view: ReactElement, held: object | null = null) {
  const context = { profile: held && { permissions: held }, specialRights: false, scheme: "light", messages: [] };
  const actor = stubActor({ context, children: {}, hasTag: () => false, matches: () => false });
  const host = locale === "en" ? "www" : locale;
  ({ close } = await openPage(
    <WithSession profile={actor} appearance={actor} consent={actor} notices={actor} shortcuts={actor}>
      <OnSite locale={locale} origin={`https://${host}.academy.test`}>
        {view}
      </OnSite>
    </WithSession>,
  ));
  return screen.getAllByRole<HTMLAnchorElement>("link", { hidden: true });
}

const abroad = (links: HTMLAnchorElement[]) =>
  Object.fromEntries(
    links
      .filter(({ textContent }) => textContent?.includes("("))
      .filter(({ rel, lang }) => !rel && !lang)
      .map(({ textContent, href, hreflang }) => [textContent, `${hreflang} ${href}`]),
  );
const expected = (sections: Record<string, string>) =>
  Object.fromEntries(Object.entries(sections).map(([name, path]) => [name, `en ${english}${path}`]));

describe.each(Object.keys(lacks) as (keyof typeof lacks)[])("on the host of %s", (locale) => {
  it("the header's menu names the language of sections that are elsewhere", async () => {
    expect(abroad(await open(locale, <Header />))).toEqual(expected(lacks[locale]));
  });

  it("the footer does too", async () => {
    expect(abroad(await open(locale, <Footer />))).toEqual(expected(lacks[locale]));
  });

  it("the header's row has only what the language has", async () => {
    const links = await open(locale, <Header />);
    const inRow = links.filter((link) => !link.closest("[popover]")).map(({ textContent }) => textContent);
    expect(inRow.includes("Webinars")).toBe(locale !== "ja");
    expect(inRow).toContain("Certification");
    expect(inRow.filter((name) => name?.includes("("))).toEqual([]);
  });

  it("the topics below a list do too", async () => {
    const { "AI (in English)": ai, "SEO (in English)": seo } = lacks[locale] as Record<string, string>;
    expect(abroad(await open(locale, <TopicLinks title="Topics" />))).toEqual(
      expected({ ...(ai && { "AI (in English)": ai }), ...(seo && { "SEO (in English)": seo }) }),
    );
  });
});

it("editors read series in every language, so their link stays on the host", async () => {
  const links = await open("ja", <Footer />, { ...permissions, "academy.courses.edit": true });
  const series = links.find(({ textContent }) => textContent === "Series");
  expect([series?.getAttribute("href"), series?.hreflang]).toEqual(["/academy/series/", ""]);
  expect(Object.keys(abroad(links))).not.toContain("Series (in English)");
});
