import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { PlacedNote } from "../../contract/courses/notes";
import { fakeActor, learner, online, signedIn, signedOut } from "../testing";
import { myCoursesMachine } from "./my-courses";
import { myLearningMachine } from "./my-learning";
import { myNotesMachine } from "./my-notes";
import type { NoteLocation } from "./note-draft";

function page() {
  const courses = fakeActor<
    { data: CourseInProgress[]; total: number },
    { locale: string; completed: boolean; page: number; limit: number }
  >();
  const notes = fakeActor<{ notes: PlacedNote[]; unsaved: NoteLocation[] }, { locale: string; learnerId: number }>();
  const actor = createActor(
    myLearningMachine.provide({
      actors: {
        myCourses: myCoursesMachine.provide({ actors: { loadInProgress: courses.logic } }),
        myNotes: myNotesMachine.provide({ actors: { loadNotes: notes.logic } }),
      },
    }),
    { input: { locale: "en" } },
  );
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    courses,
    notes,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    children: () => Object.keys(actor.getSnapshot().children),
  };
}

describe("my learning", () => {
  it("requests nothing before the session is known", () => {
    const { state, courses, notes } = page();
    expect(state()).toBe("waiting");
    expect([...courses.calls, ...notes.calls]).toEqual([]);
  });

  it("asks a visitor to sign in", () => {
    const { actor, state, signInsAsked } = page();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
  });

  it("loads courses in progress, completed ones and notes side by side, once for a learner", () => {
    const { actor, state, courses, notes } = page();
    actor.send(signedIn);
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." } });
    expect(state()).toBe("shown");
    expect(courses.inputs().map(({ completed }) => completed)).toEqual([false, true]);
    expect(notes.inputs()).toEqual([{ locale: "en", learnerId: learner.id }]);
  });

  it("notifies its lists that the network is back", async () => {
    const { actor, courses, notes } = page();
    actor.send(signedIn);
    for (const call of [...courses.calls, ...notes.calls]) await call.fail("network");
    actor.send(online);
    expect(courses.calls).toHaveLength(4);
    expect(notes.calls).toHaveLength(2);
  });

  it("starts over for someone else, and shows nothing once nobody is here", () => {
    const { actor, state, children, notes } = page();
    actor.send(signedIn);
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(notes.inputs().map(({ learnerId }) => learnerId)).toEqual([learner.id, 8]);
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(children()).toEqual([]);
  });
});

it("each list asks again when the page is shown again", async () => {
  const { actor, courses, notes } = page();
  actor.send(signedIn);
  await Promise.all(courses.calls.map(({ fail }) => fail("network")));
  await notes.fail("network");
  actor.send({ type: "screen.reopened" });
  expect([courses.calls.length, notes.calls.length]).toEqual([4, 2]);
});
