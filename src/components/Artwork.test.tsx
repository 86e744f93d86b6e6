// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Artwork } from "./Artwork";

afterEach(cleanup);

describe("an illustration", () => {
  it("is decoration unless it has a title", () => {
    const { container } = render(<Artwork name="pen" background="#dff3e7" />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(screen.queryByRole("img")).toBeNull();
    render(<Artwork name="pen" background="#dff3e7" title="A pen" />);
    expect(screen.getByRole("img", { name: "A pen" }).getAttribute("aria-hidden")).toBeNull();
  });

  it("is drawn into the first HTML, and refers to its file in what is shown later", () => {
    const shown = (isServer: boolean) => {
      vi.stubEnv("SSR", isServer);
      return renderToStaticMarkup(<Artwork name="gate" background="#DCEBE2" />);
    };
    expect(shown(true)).toContain("var(--art-deep,#0b5d4b)");
    expect(shown(true)).not.toContain("<use");
    expect(shown(false)).toMatch(/^<svg [^>]*><use href="\/academy\/artwork\/gate-dcebe2\.svg#drawing"\/><\/svg>$/);
    vi.unstubAllEnvs();
  });
});
