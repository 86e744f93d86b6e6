import { expect, it } from "vitest";
import { addressesOf } from "./addresses";

it("calls have the addresses that they request, without being made", async () => {
  const course = { locale: "en", slug: "links & more" };
  expect(
    await addressesOf([
      ["session", "loadProfile"],
      ["lessons", "loadStep", { ...course, stepId: 7 }],
      ["courses", "loadProgressMap", { locale: "de", ids: [1, 2] }],
      ["courses", "loadProgressMap", { locale: "de" }],
    ]),
  ).toEqual([
    "/academy/api/auth/",
    "/academy/private/api/v2/courses/en/links%20%26%20more/steps/7/",
    "/academy/public/api/v2/courses/de/progress/?ids=1%2C2",
    "/academy/public/api/v2/courses/de/progress/",
  ]);
});

it("of a call that needs another's answer, only the first address is known", async () => {
  const addresses = await addressesOf([["courses", "removeEnrolment", { locale: "en", slug: "links", key: "k" }]]);
  expect(addresses).toEqual(["/academy/private/api/v2/auth/token/"]);
});
