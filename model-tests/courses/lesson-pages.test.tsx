// @vitest-environment happy-dom
/** Parts of lessons in situations that no planned test reaches: modules, another lesson in the same page, autoplay. */
import { screen, waitFor } from "@testing-library/react";
import { type Dispatch, type SetStateAction, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import type { Structure } from "../../contract/courses/lessons";
import { usualDisplay } from "../../machines/courses/player/context";
import { courseProgress } from "../../machines/testing";
import { PromoPlayer } from "../../src/courses/course-landing/PromoPlayer";
import { LessonNavigation } from "../../src/courses/lesson/LessonNavigation";
import { LessonPage } from "../../src/courses/lesson/LessonPage";
import { openPage } from "../drivers/page";
import { onCoursePage } from "../shared/clip-page";
import { stubActor } from "../shared/stub-actors";

let close = () => {};
afterEach(() => {
  close();
  vi.restoreAllMocks();
});
/** An actor in a state, and what it hears. */
function actorIn(context: object, tag: string) {
  const heard: AnyEventObject[] = [];
  const hear = (event: AnyEventObject) => {
    heard.push(event);
  };
  const snapshot = { context, children: {}, hasTag: (one: string) => one === tag, matches: () => false };
  return { heard, actor: { ...stubActor(snapshot, hear), on: () => ({ unsubscribe: () => undefined }) } };
}

const summary = (number: number) => ({
  id: number,
  number,
  title: `Lesson ${number}`,
  caption: "",
  description: "",
  timing: 60,
  steps: [],
});
const structure: Structure = {
  course: { id: 1, slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en", examSlug: null },
  lessons: [1, 2, 3].map(summary),
  modules: [
    { id: 1, title: "Begin", lessons: [1, 2] },
    { id: 2, title: "Go on", lessons: [3] },
  ] as Structure["modules"],
  progress: courseProgress(),
};

describe("the lessons of a course", () => {
  const open = async (modules: Structure["modules"]) => {
    const { actor } = actorIn({ stepNumber: 1, number: 1 }, "");
    ({ close } = await openPage(<LessonNavigation actor={actor as never} structure={{ ...structure, modules }} />));
    const names = (element: Element) => [...element.querySelectorAll("a span")].map(({ textContent }) => textContent);
    return [...document.querySelectorAll("nav > section")].map((section) => [
      section.getAttribute("aria-label"),
      section.firstElementChild?.localName === "ul" || section.firstElementChild?.localName === "ol"
        ? null
        : section.firstElementChild?.textContent,
      names(section),
    ]);
  };

  it("stand below the titles of their modules", async () => {
    expect(await open(structure.modules)).toEqual([
      ["Begin", "Begin", ["1. Lesson 1", "2. Lesson 2"]],
      ["Go on", "Go on", ["3. Lesson 3"]],
    ]);
  });

  it("have no such titles in a course without modules", async () => {
    expect(await open([])).toEqual([[null, null, ["1. Lesson 1", "2. Lesson 2", "3. Lesson 3"]]]);
  });
});

it("a lesson has its title also for those who are not enrolled", async () => {
  const outline = { title: "Keywords", caption: "", course: structure.course };
  const context = { lesson: null, outline, structure: null, slug: "seo", number: 2, failure: null };
  const { actor } = actorIn(context, "");
  const snapshot = { ...actor.getSnapshot(), matches: (state: string) => state === "notEnrolled" };
  ({ close } = await openPage(<LessonPage actor={{ ...actor, getSnapshot: () => snapshot } as never} />));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Keywords");
});

/** Shows the lesson of another actor in the same page. */
let show: Dispatch<SetStateAction<object>> = () => undefined;
function Shown({ begin }: { begin: object }) {
  const [actor, setActor] = useState(begin);
  show = setActor;
  return <LessonPage actor={actor as never} />;
}

describe("a lesson", () => {
  it("is told when its page may close, also if another lesson is shown in the same page", async () => {
    const context = { lesson: null, outline: null, structure: null, slug: "links", number: 1, failure: null };
    const [first, second] = [actorIn(context, "pending"), actorIn({ ...context, number: 2 }, "pending")];
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const page = await openPage(<Shown begin={first.actor} />);
    close = page.close;
    const hidden = { type: "page.hidden" };
    page.during(() => dispatchEvent(new Event("pagehide")));
    expect([first.heard, second.heard]).toEqual([[hidden], []]);
    page.during(() => show(second.actor));
    expect([first.heard, second.heard]).toEqual([[hidden, hidden], []]);
    page.during(() => dispatchEvent(new Event("pagehide")));
    expect([first.heard, second.heard]).toEqual([[hidden, hidden], [hidden]]);
    page.close();
    expect([first.heard.length, second.heard.length]).toEqual([2, 2]);
  });
});

describe("a clip that the browser refuses to play by itself", () => {
  it.each([
    [
      "waits for the visitor",
      new DOMException("A gesture is missing.", "NotAllowedError"),
      [{ type: "player.blocked" }],
    ],
    ["is not blamed on the browser's rules otherwise", new DOMException("Paused.", "AbortError"), []],
    ["is not blamed on them for any other error either", new Error("Something else."), []],
  ])("%s", async (_, error, events) => {
    const { actor, heard } = actorIn({ playsByItself: true, rate: 1, display: usualDisplay }, "moving");
    const view = onCoursePage(<PromoPlayer actor={actor as never} />);
    const play = vi.fn(() => Promise.reject(error));
    HTMLMediaElement.prototype.play = play;
    ({ close } = await openPage(view));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    await new Promise((done) => setTimeout(done));
    expect(heard).toEqual(events);
    expect(screen.getByRole("button").textContent).toBe("Stop preview");
  });
});
