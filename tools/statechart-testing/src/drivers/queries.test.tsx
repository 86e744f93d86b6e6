// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { expectAbsent, expectVisible } from "./queries";

it("reads the text around comments, as React leaves them, and none of what is hidden", () => {
  document.body.innerHTML = "<main>One <!-- 1 --><b>two</b><p hidden>three</p></main>";
  const region = [...document.querySelectorAll("main")];
  expectVisible(region, ["One two"]);
  expectAbsent(region, ["three", "1"]);
  expect(() => expectVisible(region, ["three"])).toThrow("is not on the page: One two");
});
