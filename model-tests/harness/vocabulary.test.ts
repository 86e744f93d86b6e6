import { expect, it } from "vitest";
import { strangers } from "./vocabulary";

it("knows what may be said of a thing, also by what it is a kind of", () => {
  const course = { "@type": "Course", name: "SEO", inLanguage: "en", provider: { "@type": "Organization", url: "/" } };
  expect(strangers({ "@context": "https://schema.org", ...course })).toEqual([]);
});

it("names what schema.org does not have", () => {
  expect(strangers({ "@type": "DefinedTerm", inLanguage: "en" })).toEqual([
    "it: DefinedTerm has no property inLanguage",
  ]);
  expect(strangers({ "@type": "ItemList", itemListElement: [{ "@type": "Listing" }, {}] })).toEqual([
    "itemListElement[0] is of no known type: Listing",
    "itemListElement[1] has no type",
  ]);
});
