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
    title: course?.title ?? t("catalogue.title"),
    ...(course && { description: course.description, image: paths.picture(course.motif, course.background) }),
    // A draft is nothing for search engines.
    ...(course?.status !== "draft" && { canonical: course?.url ?? paths.course(slug) }),
  }),
});
