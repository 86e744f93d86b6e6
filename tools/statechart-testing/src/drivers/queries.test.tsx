// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { expectAbsent, expectVisible, reach, usableIn } from "./queries";

it("reads the text around comments, as React leaves them, and none of what is hidden", () => {
  document.body.innerHTML = "<main>One <!-- 1 --><b>two</b><p hidden>three</p></main>";
  const region = [...document.querySelectorAll("main")];
  expectVisible(region, ["One two"]);
  expectAbsent(region, ["three", "1"]);
  expect(() => expectVisible(region, ["three"])).toThrow("is not on the page: One two");
});

it("finds a control that is itself an element of the region, and those in the others", () => {
  document.body.innerHTML = `<button class="a">One</button><p class="a"><button>Two</button></p><button>Three</button>`;
  const region = [...document.querySelectorAll(".a")];
  expect(usableIn(region).map(({ name }) => name)).toEqual(["One", "Two"]);
  expect(reach(region, { role: "button", name: "One" })).toBe(region[0]);
});
