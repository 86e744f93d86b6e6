// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Artwork, isMotif, motifs } from "./Artwork";
import { paletteFor } from "./palette";

afterEach(cleanup);

describe("an illustration", () => {
  it("is decoration unless it has a title", () => {
    const { container } = render(<Artwork motif="pen" background="#dff3e7" />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(screen.queryByRole("img")).toBeNull();
    render(<Artwork motif="pen" background="#dff3e7" title="A pen" />);
    expect(screen.getByRole("img", { name: "A pen" }).getAttribute("aria-hidden")).toBeNull();
  });

  it.each(motifs)("of %s consists of valid paths and colors", (motif) => {
    const { container } = render(<Artwork motif={motif} background="#2d5f8a" />);
    const shapes = [...container.querySelectorAll("svg *")];
    expect(shapes.length).toBeGreaterThan(5);
    for (const shape of shapes) {
      expect(shape.getAttribute("d") ?? "M0 0").toMatch(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/);
      for (const name of ["fill", "stroke"])
        expect(shape.getAttribute(name) ?? "none").toMatch(/^(none|#[0-9a-f]{3}|#[0-9a-f]{6})$/);
    }
  });

  it.each(motifs)("of %s looks as approved", async (motif) => {
    const { container } = render(<Artwork motif={motif} background="#dff3e7" />);
    await expect(container.innerHTML.replaceAll("><", ">\n<")).toMatchFileSnapshot(`approved/${motif}.html`);
  });

  it("of a chart has seven columns in two colors, side by side", () => {
    const { container } = render(<Artwork motif="chart" background="#2d5f8a" />);
    const { mid, deep } = paletteFor("#2d5f8a");
    const lefts = (fill: string) =>
      [...container.querySelectorAll(`path[fill="${fill}"]`)]
        .flatMap((path) => [...(path.getAttribute("d") ?? "").matchAll(/M(\d+) \d+h26V200h-26Z/g)])
        .map(([, left]) => Number(left));
    expect([lefts(mid), lefts(deep)]).toEqual([
      [18, 104, 190, 276],
      [61, 147, 233],
    ]);
  });

  it("exists for each motif, and for no other word", () => {
    expect([motifs.every(isMotif), isMotif("volcano")]).toEqual([true, false]);
  });
});

describe("the palette of an illustration", () => {
  const coral = "#ec643a";
  const ochre = "#f5b841";

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
          "tint": "#5f5e5d",
        },
      ]
    `);
  });

  it("counts blue as the least bright of the colors of light", () => {
    const tintOf = (background: string) => paletteFor(background).tint;
    expect(["#8c8cff", "#8888ff", "#ff80a0", "#ff7870"].map(tintOf)).toMatchInlineSnapshot(`
      [
        "#cbc9f8",
        "#9b9afd",
        "#ffc4ce",
        "#ffc0b8",
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
});
