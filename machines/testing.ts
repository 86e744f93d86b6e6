import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromPromise,
  type InputFrom,
  type SimulatedClock,
  type Snapshot,
} from "xstate";
import type { UserProfile } from "../contract/account/session";
import type { CourseProgress } from "../contract/courses/progress";
import type { Failure } from "../contract/errors";
import type { ExamEntry } from "../contract/exams/exams";
import type { ConnectionChanged, Learner, NoticeAnnounced, SessionChanged } from "./shared/events";

/** Lets settled promises reach the machines. */
export const flush = (): Promise<void> => new Promise((done) => setImmediate(done));

interface Call<Output, Input> {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  fail: (code: Failure["code"], status?: number) => Promise<void>;
  /** Rejects with everything that a failure can contain. */
  refuse: (failure: Failure) => Promise<void>;
}

/** A promise actor that the test answers by hand, in any order; it records its calls. */
export function fakeActor<Output, Input = unknown>() {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          signal,
          answer: (output) => {
            resolve(output);
            return flush();
          },
          fail: (code, status = code === "network" || code === "timeout" ? 0 : 400) => {
            reject(failure(code, status));
            return flush();
          },
          refuse: (refusal) => {
            reject(refusal);
            return flush();
          },
        });
      }),
  );
  const latest = () => {
    const call = calls.at(-1);
    if (!call) throw new Error("The actor was not asked for anything.");
    return call;
  };
  return {
    logic,
    calls,
    inputs: () => calls.map(({ input }) => input),
    latest,
    /** Answers the newest call. */
    answer: (output: Output) => latest().answer(output),
    /** Rejects the newest call. */
    fail: (code: Failure["code"], status?: number) => latest().fail(code, status),
  };
}

const failure = (code: Failure["code"], status = 0): Failure => ({ code, status });

/** Runs a machine under a parent that is also the system's academy, and records what the machine sends to it. */
export function runChild<M extends AnyStateMachine>(logic: M, input?: InputFrom<M>, clock?: SimulatedClock) {
  const heard: AnyEventObject[] = [];
  const parent = createMachine({
    invoke: { id: "child", src: logic, input: () => input as InputFrom<M> },
    on: {
      "*": {
        actions: ({ event }) => {
          if (!event.type.startsWith("xstate.")) heard.push(event);
        },
      },
    },
  });
  const root = createActor(parent, { systemId: "academy", ...(clock && { clock }) }).start();
  return { actor: root.getSnapshot().children.child as ActorRefFrom<M>, heard, root };
}

/** What a machine announces from now on, in order. */
export function announcedBy(actor: AnyActorRef): Omit<NoticeAnnounced, "type">[] {
  const said: Omit<NoticeAnnounced, "type">[] = [];
  actor.on("notice.announced", (event) => {
    const { type: _, ...notice } = event as NoticeAnnounced;
    said.push(notice);
  });
  return said;
}

/** A snapshot as it is restored from a store or from the server's HTML. */
export const throughJson = (snapshot: Snapshot<unknown>): Snapshot<unknown> => JSON.parse(JSON.stringify(snapshot));

export const permissions: UserProfile["permissions"] = {
  "academy.admin": false,
  "academy.courses.edit": false,
  "academy.student": false,
  "sst.access": false,
};

export const learner: Learner = { id: 7, name: "Ada", email: "ada@academy.test", permissions };

/** An account's profile; that of the learner of the tests by default. */
export const profileOf = (id: number, overrides: Partial<UserProfile> = {}): UserProfile => ({
  id,
  semrushId: id,
  email: id === learner.id ? learner.email : `learner${id}@academy.test`,
  name: id === learner.id ? learner.name : `Learner ${id}`,
  permissions,
  promo: null,
  ...overrides,
});

export const signedIn: SessionChanged = { type: "session.changed", learner, seed: "seed" };
/** An account that can see drafts (R10). */
export const editor: Learner = { ...learner, id: 9, permissions: { ...permissions, "academy.courses.edit": true } };
export const editorHere: SessionChanged = { type: "session.changed", learner: editor, seed: "seed" };
export const administrator: Learner = { ...learner, id: 10, permissions: { ...permissions, "academy.admin": true } };
export const administratorHere: SessionChanged = { type: "session.changed", learner: administrator, seed: "seed" };
export const signedOut: SessionChanged = { type: "session.changed", learner: null, seed: "seed" };
export const online: ConnectionChanged = { type: "connection.changed", online: true };
export const offline: ConnectionChanged = { type: "connection.changed", online: false };

export const courseProgress = (overrides: Partial<CourseProgress> = {}): CourseProgress => ({
  enrolled: true,
  progress: 0,
  stepsDone: 0,
  stepsCount: 4,
  resume: null,
  lessons: [],
  ...overrides,
});

/** An exam in a list, which can be started unless overridden. */
export const examEntry = (id: number, overrides: Partial<ExamEntry> = {}): ExamEntry => ({
  id,
  slug: `exam-${id}`,
  title: `Exam ${id}`,
  description: "",
  questionsCount: 10,
  clockSeconds: 0,
  status: "startExam",
  reason: null,
  retakeAvailableAt: null,
  language: "en",
  ...overrides,
});
