import { courseLandingMachine } from "../../../machines/courses/course-landing";
import { enrolmentMachine } from "../../../machines/courses/enrolment";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { courseLandingActors, enrolmentActors } from "../actors";
import { CourseLandingPage } from "./CourseLandingPage";

export const screen = defineScreen({
  logic: (get) =>
    courseLandingMachine.provide({
      actors: {
        ...courseLandingActors(get).actors,
        enrolment: enrolmentMachine.provide(enrolmentActors(get)),
      },
    }),
  area: "courses",
  View: CourseLandingPage,
  head: ({ context: { course, slug } }, t) => ({
    title: course?.title ?? t("sections.courses"),
    ...(course && { description: course.description, image: paths.picture(course.motif, course.background) }),
    // Search engines must not list a draft.
    ...(course?.status !== "draft" && { canonical: course?.url ?? paths.course(slug) }),
  }),
});
