import { expect, it } from "vitest";
import { strangers } from "./vocabulary";

it("knows the properties of a type, including inherited ones", () => {
  const course = { "@type": "Course", name: "SEO", inLanguage: "en", provider: { "@type": "Organization", url: "/" } };
  expect(strangers({ "@context": "https://schema.org", ...course })).toEqual([]);
});

it("reports what schema.org does not define", () => {
  expect(strangers({ "@type": "DefinedTerm", inLanguage: "en" })).toEqual([
    "it: DefinedTerm has no property inLanguage",
  ]);
  expect(strangers({ "@type": "ItemList", itemListElement: [{ "@type": "Listing" }, {}] })).toEqual([
    "itemListElement[0] is of no known type: Listing",
    "itemListElement[1] has no type",
  ]);
});
