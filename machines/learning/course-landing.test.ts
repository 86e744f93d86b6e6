import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { Course, CourseProgress } from "../../contract/courses";
import { courseProgress, fakeActor, offline, online, signedIn, throughJson } from "../testing";
import { courseLandingMachine } from "./course-landing";
import { enrolmentMachine } from "./enrolment";

interface Place {
  locale: string;
  slug: string;
}
const course: Course = {
  id: 1,
  slug: "seo",
  url: "/academy/courses/seo/",
  title: "SEO",
  description: "",
  about: "",
  audience: "",
  outcomes: [],
  instructors: [],
  lessons: [],
  categories: [],
  timing: 60,
  background: "#fff",
  motif: "search",
  contentType: "base",
  standAloneLessonInfo: null,
  language: "en",
  status: "published",
  exam: null,
};

function landing(snapshot?: Snapshot<unknown>) {
  const loadCourse = fakeActor<Course, Place>();
  const checkEnrolment = fakeActor<{ progress: CourseProgress; intended: boolean }, Place>();
  const enrol = fakeActor<CourseProgress, Place & { key: string }>();
  const actor = createActor(
    courseLandingMachine.provide({
      actors: {
        loadCourse: loadCourse.logic,
        enrolment: enrolmentMachine.provide({
          actors: { checkEnrolment: checkEnrolment.logic, enrol: enrol.logic },
        }),
      },
    }),
    { input: { locale: "en", slug: "seo" }, ...(snapshot && { snapshot }) },
  ).start();
  return {
    actor,
    loadCourse,
    checkEnrolment,
    enrol,
    state: () => actor.getSnapshot().value,
    enrolment: () => actor.getSnapshot().children.enrolment?.getSnapshot().value,
  };
}

describe("a course's page", () => {
  it("shows the course", async () => {
    const { loadCourse, state, actor } = landing();
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    await loadCourse.answer(course);
    expect(loadCourse.inputs()).toEqual([{ locale: "en", slug: "seo" }]);
    expect(state()).toBe("shown");
    expect(actor.getSnapshot().context.course).toEqual(course);
  });

  it.each(["not_found", "invalid"] as const)("says not found for an address that the server calls %s", async (code) => {
    const { loadCourse, state, actor } = landing();
    await loadCourse.fail(code);
    expect(state()).toBe("notFound");
    expect(actor.getSnapshot().hasTag("notFound")).toBe(true);
  });

  it("comes back from a failure by asking again, and when the network returns", async () => {
    const { loadCourse, state, actor } = landing();
    await loadCourse.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(actor.getSnapshot().context.failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "course.retry" });
    await loadCourse.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadCourse.answer(course);
    expect(state()).toBe("shown");
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});

describe("its way in", () => {
  it("learns who is here, whether or not the course has come", async () => {
    const { actor, checkEnrolment, enrolment } = landing();
    expect(enrolment()).toBe("unknown");
    actor.send(signedIn);
    expect(enrolment()).toBe("checking");
    expect(checkEnrolment.latest().input).toEqual({ locale: "en", slug: "seo" });
  });

  it("goes on from the page that the server shipped", async () => {
    const server = landing();
    await server.loadCourse.answer(course);
    const shipped = throughJson(server.actor.getPersistedSnapshot());
    const browser = landing(shipped);
    expect(browser.state()).toBe("shown");
    expect(browser.loadCourse.calls).toEqual([]);
    expect(browser.enrolment()).toBe("unknown");
    browser.actor.send(signedIn);
    await browser.checkEnrolment.answer({ progress: courseProgress({ enrolled: false }), intended: false });
    browser.actor.getSnapshot().children.enrolment?.send({ type: "course.enrol" });
    await browser.enrol.answer(courseProgress());
    expect(browser.enrolment()).toBe("enrolled");
  });

  it("goes on with an enrolment that was under way, under the same key", async () => {
    const before = landing();
    await before.loadCourse.answer(course);
    before.actor.send(signedIn);
    await before.checkEnrolment.answer({ progress: courseProgress({ enrolled: false }), intended: true });
    const after = landing(throughJson(before.actor.getPersistedSnapshot()));
    expect(after.enrolment()).toBe("enrolling");
    expect(after.enrol.latest().input).toEqual(before.enrol.latest().input);
    await after.enrol.answer(courseProgress());
    expect(after.enrolment()).toBe("enrolled");
  });
});
