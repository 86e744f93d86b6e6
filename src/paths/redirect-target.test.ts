import { describe, expect, it } from "vitest";
import { resolveTarget } from "./redirect-target";

const page = "https://de.academy.test/academy/lessons/?search=a";

describe("the redirect target of a language that is not allowed (R26)", () => {
  it("can be a path in a language", () => {
    expect(resolveTarget({ url: "/academy/lessons/", localeTarget: "en" }, page)).toEqual({
      url: "https://www.academy.test/academy/lessons/",
      locale: "en",
    });
  });

  it("can be parts of an address; missing ones are the page's own", () => {
    expect(resolveTarget({ protocol: "http", domain: "www.other.test", port: "8080", locale: "es" }, page)).toEqual({
      url: "http://es.other.test:8080/academy/lessons/?search=a",
      locale: "es",
    });
    expect(resolveTarget({ locale: "en" }, page).url).toBe("https://www.academy.test/academy/lessons/?search=a");
  });

  it("stays on its host if that has only one language", () => {
    expect(resolveTarget({ url: "/academy/lessons/", localeTarget: "en" }, "http://127.0.0.1:3000/academy/").url).toBe(
      "http://127.0.0.1:3000/academy/lessons/",
    );
  });
});
