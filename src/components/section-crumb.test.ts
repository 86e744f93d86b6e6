import type { TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import { courseCrumb, sectionCrumb } from "./section-crumb";

/** An exam, and not one of its parts. */
const ofWhole = "" as "" | "part";
let t: TFunction;
beforeAll(async () => {
  ({ t } = await createStrictI18n("en"));
});

describe("the breadcrumbs of a page", () => {
  it("has the labels of the specification (section 2)", () => {
    expect(
      [
        t("nav.main"),
        t("nav.lessons"),
        t("sections.courses"),
        t("nav.learning"),
        t("exam.starting", { context: ofWhole }),
        t("exam.failedCrumb", { context: ofWhole }),
        t("exam.passedCrumb", { context: ofWhole }),
      ].map(String),
    ).toEqual(["Main Page", "Lessons", "Courses", "Learning", "Starting Exam", "Exam Failed", "Exam Passed"]);
  });

  it("lead to a course through the courses, and to a single lesson through the lessons (R27)", () => {
    expect(courseCrumb(t, "/academy/courses/seo-basics/")).toEqual({ label: "Courses", href: "/academy/courses/" });
    expect(courseCrumb(t, "/academy/standalone-courses/utm-tags/")).toEqual({
      label: "Lessons",
      href: "/academy/lessons/",
    });
    expect(sectionCrumb(t, "webinars")).toEqual({ label: "Webinars", href: "/academy/webinars/" });
  });
});
