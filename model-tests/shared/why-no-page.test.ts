import { expect, it } from "vitest";
import { whyNoPage } from "./why-no-page";

it("says that a machine's page is not described, or that it is but is not listed", () => {
  expect(whyNoPage("quiz")).toBe(
    "Its page is not described: write model-tests/courses/quiz.page.ts and add it to model-tests/shared/pages.ts.",
  );
  expect(whyNoPage("promoCode")).toBe(
    "Its page is not listed: add model-tests/account/promo-code.page.ts to model-tests/shared/pages.ts.",
  );
});
