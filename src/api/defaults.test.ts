import { describe, expect, it } from "vitest";
import { search } from "../../contract/catalogue/search";
import { CourseCard, CourseListItem, courses } from "../../contract/courses/courses";

describe("the default values of the specification", () => {
  it("apply to a course card's length, lessons, categories, and status (section 3)", () => {
    const { timing, lessonsCount, categories, status, contentType, ...said } = CourseCard.parse({
      id: 1,
      url: "/academy/courses/seo-basics/",
      title: "SEO basics",
      description: "",
      author: "",
      hasExam: false,
      background: "#dff3e7",
      previewImage: "",
      altPreviewImage: "",
      listImage: "",
      altListImage: "",
      motif: "search",
      language: "en",
    });
    expect({ timing, lessonsCount, categories, status }).toEqual({
      timing: 0,
      lessonsCount: 0,
      categories: [],
      status: "",
    });
    expect(said.title).toBe("SEO basics");
  });

  it("are Japanese and six at a time for the list of popular courses (sections 3 and 9)", () => {
    expect(courses.popular.query.parse({})).toEqual({ page: 1, limit: 6, hideNewCourses: false, language: "ja" });
    const { language } = CourseListItem.parse({
      id: 1,
      url: "/academy/courses/seo-basics/",
      title: "SEOの基礎",
      author: "",
      listImage: "",
      altListImage: "",
      background: "#dff3e7",
      motif: "search",
      hasExam: false,
      lessonsCount: 0,
      status: "",
      timeToFinish: 0,
    });
    expect(language).toBe("ja");
  });

  it("are the first page of ten for a search (sections 7 and 9)", () => {
    for (const { query } of Object.values(search))
      expect(query.parse({ query: "seo" })).toMatchObject({ page: 1, limit: 10 });
  });
});
