// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { expectAbsent, expectVisible, reach, usableIn } from "./queries";

it("reads the text around comments, as React leaves them, and none of what is hidden", () => {
  document.body.innerHTML = "<main>One <!-- 1 --><b>two</b><p hidden>three</p></main>";
  const region = [...document.querySelectorAll("main")];
  expectVisible(region, ["One two"]);
  expectAbsent(region, ["three", "1"]);
  expect(() => expectVisible(region, ["three"])).toThrow(
    '"three" is not on the page, which shows:\n    One\n    two\n  and has: no control',
  );
});

it("tells what is on a page one text per line, shortened", () => {
  const many = Array.from({ length: 45 }, (_, index) => `<li>Text ${index + 1}</li>`).join("");
  document.body.innerHTML = `<main><p>Question 1 of 2</p><p>0/2</p><p>${"long ".repeat(40)}</p><button>Check</button><ul>${many}</ul></main>`;
  const region = [...document.querySelectorAll("main")];
  expect(() => expectVisible(region, ["Question 2"])).toThrow(
    /shows:\n {4}Question 1 of 2\n {4}0\/2\n {4}long .{74}…\n {4}Check\n {4}Text 1\n(?:.*\n)* {4}… and 9 more texts\n {2}and has: button "Check"$/,
  );
});

it("finds a control that is itself an element of the region, and those in the others", () => {
  document.body.innerHTML = `<button class="a">One</button><p class="a"><button>Two</button></p><button>Three</button>`;
  const region = [...document.querySelectorAll(".a")];
  expect(usableIn(region).map(({ name }) => name)).toEqual(["One", "Two"]);
  expect(reach(region, { role: "button", name: "One" })).toBe(region[0]);
});
