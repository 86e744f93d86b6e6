// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { darkArtwork } from "../../theme/tokens";
import { isDrawing, isMotif, isPortrait, isScene, motifs, portraits, scenes, sizeOf } from "./names";
import { paletteFor, scenePalette } from "./palette";
import { Shapes } from "./registry";

/** One that motifs are drawn for on a dark ground, and one that single drawings have. */
const backgroundOf = (name: string) => (isScene(name) || !isMotif(name) ? "#dcebe2" : "#2d5f8a");
const drawings = [...motifs, ...scenes, ...portraits, "study", "lost"] as const;

/** The drawing as a file. */
const markupOf = (name: (typeof drawings)[number], isOnPage = false): string => {
  const [width, height] = sizeOf(name);
  const shapes = renderToStaticMarkup(<Shapes name={name} background={backgroundOf(name)} isOnPage={isOnPage} />);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">${shapes}</svg>`;
};

const shapesOf = (markup: string) => [
  ...new DOMParser().parseFromString(markup, "text/html").querySelectorAll("svg *"),
];

describe("an illustration", () => {
  it.each(drawings)("of %s consists of a few valid paths and colors, and of no text", (name) => {
    const shapes = shapesOf(markupOf(name));
    expect(shapes.length).toBeGreaterThan(5);
    for (const shape of shapes) {
      expect(["g", "path", "circle", "ellipse", "rect"]).toContain(shape.localName);
      expect(shape.getAttribute("d") ?? "M0 0").toMatch(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/);
      for (const attribute of ["fill", "stroke"])
        expect(shape.getAttribute(attribute) ?? "none").toMatch(/^(none|#[0-9a-f]{3}|#[0-9a-f]{6})$/);
    }
    expect(markupOf(name, true).length).toBeLessThan(6000);
  });

  it.each(drawings)("of %s has the page's colors in dark mode, and else its own", (name) => {
    const own = shapesOf(markupOf(name));
    const onPage = shapesOf(markupOf(name, true)).filter(
      (shape) => shape.getAttribute("opacity") !== "var(--art-trace,0)",
    );
    const colors = (shapes: Element[]) =>
      shapes.flatMap((shape) => ["fill", "stroke"].map((attribute) => shape.getAttribute(attribute) ?? ""));
    const variable = /^var\(--art-(\w+),(#[0-9a-f]{3,6})\)$/;
    expect(colors(onPage).map((color) => variable.exec(color)?.[2] ?? color)).toEqual(colors(own));
    const names = colors(onPage).flatMap((color) => variable.exec(color)?.[1] ?? []);
    expect(new Set(names).size).toBeGreaterThan(2);
    expect(names.filter((one) => !(one in darkArtwork))).toEqual([]);
  });

  // Look at a picture before you approve another one: `npx vitest run --project views -u FILE`.
  it.each(drawings)("of %s is the approved picture", async (name) => {
    await expect(`${markupOf(name).replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot(`approved/${name}.svg`);
  });

  it("of a chart has seven columns in two colors, side by side", () => {
    const { mid, deep } = paletteFor(backgroundOf("chart"));
    const lefts = (fill: string) =>
      shapesOf(markupOf("chart"))
        .filter((shape) => shape.getAttribute("fill") === fill)
        .flatMap((path) => [...(path.getAttribute("d") ?? "").matchAll(/M(\d+) \d+h26V200h-26Z/g)])
        .map(([, left]) => Number(left));
    expect([lefts(mid), lefts(deep)]).toEqual([
      [18, 104, 190, 276],
      [61, 147, 233],
    ]);
  });

  it("exists for each name of its kind, and for no other word", () => {
    expect(drawings.every(isDrawing)).toBe(true);
    expect([...motifs, ...scenes].every(isMotif)).toBe(true);
    expect([motifs.some(isScene), scenes.every(isScene)]).toEqual([false, true]);
    expect([portraits.every(isPortrait), portraits.some(isMotif)]).toEqual([true, false]);
    expect([isDrawing, isMotif, isScene, isPortrait].map((is) => is("volcano"))).toEqual([false, false, false, false]);
  });
});

describe("the palette of an illustration", () => {
  const coral = "#ec643a";
  const ochre = "#f5b841";

  it("is that of a bright background from a certain brightness on, to which blue adds little", () => {
    // 130 × 299 + 140 × 587 + 255 × 114 is just above 150,000; with a green of 139 it is below.
    expect(["#828cff", "#828bff"].map((background) => paletteFor(background).tint)).toEqual(["#c7c9f8", "#969dfd"]);
  });

  it("is derived from a ground that is bright, dark, or gray", () => {
    expect(["#dff3e7", "#17304f", "#f2f2f2", "#404040"].map(paletteFor)).toMatchInlineSnapshot(`
      [
        {
          "deep": "#1e5d39",
          "ground": "#dff3e7",
          "ink": "#10201e",
          "mid": "#6ab98a",
          "paper": "#fdfbf2",
          "pop": "#ec643a",
          "second": "#f5b841",
          "shade": "#b3ddc4",
          "shadow": "#10201e",
          "tint": "#f1f7ee",
        },
        {
          "deep": "#132632",
          "ground": "#17304f",
          "ink": "#10201e",
          "mid": "#788594",
          "paper": "#f3f1eb",
          "pop": "#ec643a",
          "second": "#f5b841",
          "shade": "#152b3f",
          "shadow": "#10201e",
          "tint": "#3c5069",
        },
        {
          "deep": "#1a4c4d",
          "ground": "#f2f2f2",
          "ink": "#10201e",
          "mid": "#65a3a6",
          "paper": "#fefbf3",
          "pop": "#ec643a",
          "second": "#f5b841",
          "shade": "#bcd4d5",
          "shadow": "#10201e",
          "tint": "#f9f7f3",
        },
        {
          "deep": "#232d2c",
          "ground": "#404040",
          "ink": "#10201e",
          "mid": "#908f8b",
          "paper": "#f5f2ea",
          "pop": "#ec643a",
          "second": "#f5b841",
          "shade": "#313635",
          "shadow": "#10201e",
          "tint": "#5f5e5d",
        },
      ]
    `);
  });

  it.each([
    ["coral where it stands out", "#dff3e7", [coral, ochre]],
    ["ochre and sky on a ground like coral", coral, [ochre, "#8ebee2"]],
    ["coral and sky on a ground like ochre", ochre, [coral, "#8ebee2"]],
    // The channels differ from those of coral by 85 in all, and by 86.
    ["ochre on a ground that is too close to coral", "#97643a", [ochre, "#8ebee2"]],
    ["coral on a ground that is just far enough from it", "#96643a", [coral, ochre]],
  ])("has accents that stand out: %s", (_, background, accents) => {
    const { pop, second } = paletteFor(background);
    expect([pop, second]).toEqual(accents);
  });

  it("has the site's greens in the drawings of single items, on every background", () => {
    expect(["#dcebe2", "#fce4d6"].map(scenePalette).map(({ ground, mid, deep }) => [ground, mid, deep])).toEqual([
      ["#dcebe2", "#62ab90", "#0b5d4b"],
      ["#fce4d6", "#62ab90", "#0b5d4b"],
    ]);
  });
});
