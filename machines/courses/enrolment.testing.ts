import type { CourseProgress } from "../../contract/courses/progress";
import { announcedBy, courseProgress, fakeActor, runChild } from "../testing";
import { enrolmentMachine } from "./enrolment";

interface CourseRef {
  locale: string;
  slug: string;
}
export const place = { locale: "en", slug: "seo" };
export const outside = courseProgress({ enrolled: false });
export const inside = courseProgress({ progress: 40 });

export function course(slug = "seo") {
  const checkEnrolment = fakeActor<{ progress: CourseProgress; intended: boolean }, CourseRef>();
  const enrol = fakeActor<CourseProgress, CourseRef & { key: string }>();
  const removeEnrolment = fakeActor<CourseProgress, CourseRef & { key: string }>();
  const intents: CourseRef[] = [];
  const { actor, root } = runChild(
    enrolmentMachine.provide({
      actors: { checkEnrolment: checkEnrolment.logic, enrol: enrol.logic, removeEnrolment: removeEnrolment.logic },
      actions: { rememberIntent: (_, intent) => intents.push(intent) },
    }),
    { locale: "en", slug },
  );
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  return {
    actor,
    stop: () => root.stop(),
    checkEnrolment,
    enrol,
    removeEnrolment,
    intents,
    said: announcedBy(actor),
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "busy" | "failed" | "enrolled") => actor.getSnapshot().hasTag(tag),
  };
}
