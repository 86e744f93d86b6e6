// @vitest-environment happy-dom
import { Resvg } from "@resvg/resvg-js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { levelChart } from "../../chart/level-chart";
import { Drawing } from "../../drawing/Drawing";
import { door, doorLayout } from "../testing";
import { pictureScale } from "./save-drawing";
import { standaloneSvg } from "./standalone-svg";

function drawn(): SVGSVGElement {
  const chart = levelChart(door, { kind: "part", state: "door", isFolded: true });
  const props = { chart, layout: doorLayout, onSelect: () => undefined, onUnfold: () => undefined };
  document.body.innerHTML = renderToStaticMarkup(createElement(Drawing, props));
  return document.querySelector("svg") as SVGSVGElement;
}

it("keeps what is seen, and leaves out what only works on the page", () => {
  const drawing = drawn();
  expect(drawing.querySelectorAll(".unfold, [role=button]").length).toBeGreaterThan(2);
  const before = drawing.outerHTML;
  const svg = standaloneSvg(drawing, ".picture > .a { fill: red; }\n  .b { fill: blue; }");
  expect(svg).not.toMatch(/unfold|role="button"|tabindex|aria-roledescription|data-id/i);
  expect(svg).toContain("<style>.picture > .a { fill: red; }.b { fill: blue; }</style>");
  expect(svg.match(/class="state /g)).toHaveLength(before.match(/class="state /g)?.length ?? 0);
  expect(drawing.outerHTML).toBe(before);
  expect(new Resvg(svg).render().width).toBe(1000);
});

it("has links that work elsewhere", () => {
  const drawing = drawn();
  const link = document.createElementNS("http://www.w3.org/2000/svg", "a");
  link.setAttribute("href", "/academy/flows/exam/");
  drawing.append(link);
  expect(standaloneSvg(drawing, "")).toContain(`href="${new URL("/academy/flows/exam/", document.baseURI).href}"`);
});

it("draws pictures twice as large, unless browsers cannot draw as many pixels", () => {
  expect(pictureScale(1000, 500)).toBe(2);
  const scale = pictureScale(6000, 8000);
  expect(Math.floor(6000 * scale) * Math.floor(8000 * scale)).toBeLessThanOrEqual(16_777_216);
  expect(scale).toBeGreaterThan(0.5);
});
