// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ContentPicture } from "./ContentPicture";

afterEach(cleanup);

const course = { motif: "chart", background: "#dff0f2", listImage: "/chart.png", altListImage: "A chart" };

it("a picture of content is drawn, or its file if there is no such drawing, or there is none", () => {
  const shown = (differs: object) => {
    const { container } = render(<ContentPicture of={{ ...course, ...differs }} />);
    const [picture, ...others] = container.children;
    expect(others).toEqual([]);
    cleanup();
    return picture;
  };
  expect(shown({})?.localName).toBe("svg");
  const file = shown({ motif: "volcano" });
  expect(["src", "alt", "loading"].map((name) => file?.getAttribute(name))).toEqual(["/chart.png", "A chart", "lazy"]);
  // An empty address would load the page itself.
  expect(shown({ motif: "volcano", listImage: "" })).toBeUndefined();
});
