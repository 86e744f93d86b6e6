import { createActor, type Snapshot } from "xstate";
import type { Course } from "../../contract/courses/courses";
import type { CourseProgress } from "../../contract/courses/progress";
import { fakeActor } from "../testing";
import { courseLandingMachine } from "./course-landing";
import { enrolmentMachine } from "./enrolment";

interface CourseRef {
  locale: string;
  slug: string;
}

export function landing(snapshot?: Snapshot<unknown>) {
  const loadCourse = fakeActor<Course, CourseRef>();
  const checkEnrolment = fakeActor<{ progress: CourseProgress; intended: boolean }, CourseRef>();
  const enrol = fakeActor<CourseProgress, CourseRef & { key: string }>();
  const removeEnrolment = fakeActor<CourseProgress, CourseRef & { key: string }>();
  const intents: CourseRef[] = [];
  const actor = createActor(
    courseLandingMachine.provide({
      actors: {
        loadCourse: loadCourse.logic,
        enrolment: enrolmentMachine.provide({
          actors: { checkEnrolment: checkEnrolment.logic, enrol: enrol.logic, removeEnrolment: removeEnrolment.logic },
          actions: { rememberIntent: (_, intent) => intents.push(intent) },
        }),
      },
    }),
    { input: { locale: "en", slug: "seo" }, ...(snapshot && { snapshot }) },
  );
  const announced: (boolean | null)[] = [];
  actor.on("progress.settled", ({ enrolled }) => announced.push(enrolled));
  actor.start();
  return {
    actor,
    announced,
    intents,
    removeEnrolment,
    loadCourse,
    checkEnrolment,
    enrol,
    state: () => actor.getSnapshot().value,
    enrolment: () => actor.getSnapshot().children.enrolment?.getSnapshot().value,
  };
}
