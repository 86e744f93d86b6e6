import { describe, expect, it } from "vitest";
import type { Course } from "../../contract/courses/courses";
import { courseProgress, editor, editorHere, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { landing } from "./course-landing.testing";

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
  modules: [],
  categories: [],
  timing: 60,
  lengths: { watch: 60, read: 0, exercise: 0 },
  background: "#fff",
  motif: "search",
  contentType: "base",
  standAloneLessonInfo: null,
  clip: null,
  language: "en",
  status: "published",
  rating: null,
  exam: null,
};

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

  it("recovers from a failure on request, and when the network returns", async () => {
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

describe("a draft (R10)", () => {
  const draft: Course = { ...course, status: "draft" };

  it("is requested again for an editor, together with the editor's enrollment", async () => {
    const server = landing();
    await server.loadCourse.fail("not_found", 404);
    const { actor, loadCourse, checkEnrolment, enrolment, state } = landing(
      throughJson(server.actor.getPersistedSnapshot()),
    );
    expect(state()).toBe("notFound");
    actor.send(editorHere);
    expect(state()).toBe("loading");
    expect(actor.getSnapshot().context.learnerId).toBe(editor.id);
    expect(enrolment()).toEqual({ checking: "idle" });
    await loadCourse.answer(draft);
    await checkEnrolment.answer({ progress: courseProgress({ enrolled: false }), intended: false });
    expect(state()).toBe("shown");
    expect(actor.getSnapshot().context).toMatchObject({ course: draft, failure: null });
  });

  it("is missing for others, whose profile is not requested again", async () => {
    const { actor, loadCourse, state } = landing();
    await loadCourse.fail("not_found", 404);
    for (const event of [signedOut, signedIn]) actor.send(event);
    expect(state()).toBe("notFound");
    expect(loadCourse.calls).toHaveLength(1);
  });

  it("stays not found if an editor finds nothing either", async () => {
    const { actor, loadCourse, state } = landing();
    await loadCourse.fail("not_found", 404);
    actor.send(editorHere);
    await loadCourse.fail("not_found", 404);
    expect(state()).toBe("notFound");
  });

  it.each([
    ["a visitor", signedOut],
    ["a learner", signedIn],
  ])("is removed once the editor has left and %s is here", async (_, event) => {
    const { actor, loadCourse, state, enrolment } = landing();
    actor.send(editorHere);
    await loadCourse.answer(draft);
    actor.send(editorHere);
    expect(state()).toBe("shown");
    actor.send(event);
    expect(state()).toBe("notFound");
    expect(actor.getSnapshot().context).toMatchObject({ course: null, learnerId: event.learner?.id ?? 0 });
    expect(enrolment()).toEqual(event.learner ? { checking: "idle" } : "signedOut");
  });

  it("does not stay if a published course is shown", async () => {
    const { actor, loadCourse, state } = landing();
    await loadCourse.answer(course);
    actor.send(signedOut);
    expect(state()).toBe("shown");
    expect(actor.getSnapshot().context.course).toEqual(course);
  });
});

describe("its way in", () => {
  it("knows the profile, whether or not the course has arrived", async () => {
    const { actor, checkEnrolment, enrolment } = landing();
    expect(enrolment()).toEqual({ unknown: "idle" });
    actor.send(signedIn);
    expect(enrolment()).toEqual({ checking: "idle" });
    expect(checkEnrolment.latest().input).toEqual({ locale: "en", slug: "seo" });
  });

  it("continues from the page rendered on the server", async () => {
    const server = landing();
    await server.loadCourse.answer(course);
    const dehydrated = throughJson(server.actor.getPersistedSnapshot());
    const browser = landing(dehydrated);
    expect(browser.state()).toBe("shown");
    expect(browser.loadCourse.calls).toEqual([]);
    expect(browser.enrolment()).toEqual({ unknown: "idle" });
    browser.actor.send(signedIn);
    await browser.checkEnrolment.answer({ progress: courseProgress({ enrolled: false }), intended: false });
    browser.actor.getSnapshot().children.enrolment?.send({ type: "course.enrol" });
    await browser.enrol.answer(courseProgress());
    expect(browser.enrolment()).toBe("enrolled");
  });

  it("continues an enrollment in progress, under the same key", async () => {
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
