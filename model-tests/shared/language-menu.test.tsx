// @vitest-environment happy-dom
/** The languages of a page: which links are there for hosts with several languages, and for those with one. */
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LanguageMenu } from "../../src/shell/LanguageMenu";
import { openPage } from "../drivers/page";
import { OnSite } from "./with-parts";

let close = () => {};
afterEach(() => close());

/** The languages of the content that a page's menu offers. */
async function offered(origin: string, here: string, locale: "en" | "es" = "en") {
  ({ close } = await openPage(
    <OnSite origin={origin} locale={locale}>
      <LanguageMenu here={here} />
    </OnSite>,
  ));
  const heading = screen.queryByRole("heading", { name: "Course language", hidden: true });
  if (!heading) return null;
  return within(heading.parentElement as HTMLElement)
    .getAllByRole("link", { hidden: true })
    .map((link) =>
      ["lang", "hreflang", "aria-current", "href"]
        .map((name) => link.getAttribute(name))
        .concat(link.textContent ?? ""),
    );
}
const hosts = "https://www.academy.test";

describe("the languages of a page's content", () => {
  it("are links to the same page on their hosts, with the current one marked", async () => {
    const all = await offered(hosts, "/academy/faq/?x=1", "es");
    expect(all).toHaveLength(7);
    expect(all?.slice(0, 2)).toEqual([
      ["en", "en", null, "https://www.academy.test/academy/faq/?x=1", "English"],
      ["es", "es", "true", "https://es.academy.test/academy/faq/?x=1", "Español"],
    ]);
  });

  it("leave out those in which the page does not exist", async () => {
    expect((await offered(hosts, "/academy/webinars/"))?.map(([lang]) => lang)).toEqual([
      "en",
      "es",
      "pt",
      "de",
      "it",
      "fr",
    ]);
  });

  it.each([
    ["a page that exists in one", hosts, "/academy/onboarding/seo/"],
    ["a host that has one", "https://preview.academy.test", "/academy/faq/"],
  ])("are not mentioned if there is one: %s", async (_, origin, here) => {
    expect(await offered(origin, here)).toBeNull();
    // Those of the menus remain.
    expect(screen.getAllByRole("heading", { hidden: true })).toHaveLength(1);
    expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(14);
  });
});
