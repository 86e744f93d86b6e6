import { describe, expect, expectTypeOf, it } from "vitest";
import { assign, createActor, type EventFrom, setup } from "xstate";
import type { accountDataMachine } from "../account/account-data";
import type { DeletionReport } from "../account/account-deletion";
import type { CertificateDeleted } from "../certificates/certificate-deletion";
import type { certificatesMachine } from "../certificates/certificates";
import type { courseLandingMachine } from "../courses/course-landing";
import type { episodeMachine } from "../courses/episode";
import type { lessonMachine } from "../courses/lesson";
import type { onboardingMachine } from "../courses/onboarding";
import type { StepPassed } from "../courses/onboarding-step";
import type { PlayerEnded, PlayerProgressed, PositionFact } from "../courses/player/context";
import type { ProgressSettled } from "../courses/progress-settled";
import type { promoVideoMachine } from "../courses/promo-video";
import type { StepProgressed } from "../courses/step-progressed";
import { throughJson } from "../testing";
import { tellParent } from "./tell-parent";

interface StepCounted {
  type: "step.counted";
  steps: number;
}

const child = setup({
  types: { context: {} as { steps: number }, events: {} as { type: "step.take" } },
  actions: { tell: tellParent<StepCounted>()(({ context }) => ({ type: "step.counted", steps: context.steps })) },
}).createMachine({
  id: "child",
  context: { steps: 3 },
  on: { "step.take": { actions: "tell" } },
});

const parent = setup({
  types: {
    context: {} as { steps: number },
    events: {} as StepCounted,
    children: {} as { child: "child" },
  },
  actors: { child },
}).createMachine({
  id: "parent",
  context: { steps: 0 },
  invoke: { id: "child", src: "child" },
  on: { "step.counted": { actions: assign({ steps: ({ event }) => event.steps }) } },
});

describe("telling the parent", () => {
  it("arrives there", () => {
    const root = createActor(parent).start();
    root.getSnapshot().children.child?.send({ type: "step.take" });
    expect(root.getSnapshot().context).toEqual({ steps: 3 });
  });

  it("arrives there after both were persisted and resumed", () => {
    const dehydrated = throughJson(createActor(parent).start().getPersistedSnapshot());
    const root = createActor(parent, { snapshot: dehydrated }).start();
    root.getSnapshot().children.child?.send({ type: "step.take" });
    expect(root.getSnapshot().context).toEqual({ steps: 3 });
  });

  it("does not compile with a misspelled event", () => {
    const misspelt = tellParent<StepCounted>()(
      // @ts-expect-error: the event is called step.counted.
      () => ({ type: "step.conuted", steps: 1 }),
    );
    const incomplete = tellParent<StepCounted>()(
      // @ts-expect-error: the number of steps is missing.
      () => ({ type: "step.counted" }),
    );
    expect([misspelt, incomplete]).toEqual([expect.any(Function), expect.any(Function)]);
  });

  it("is handled by each machine that receives one", () => {
    expectTypeOf<CertificateDeleted>().toExtend<EventFrom<typeof certificatesMachine>>();
    expectTypeOf<DeletionReport>().toExtend<EventFrom<typeof accountDataMachine>>();
    expectTypeOf<ProgressSettled>().toExtend<EventFrom<typeof courseLandingMachine>>();
    expectTypeOf<PlayerProgressed>().toExtend<EventFrom<typeof episodeMachine>>();
    expectTypeOf<PositionFact>().toExtend<EventFrom<typeof lessonMachine>>();
    expectTypeOf<PlayerEnded>().toExtend<EventFrom<typeof promoVideoMachine>>();
    expectTypeOf<StepPassed>().toExtend<EventFrom<typeof onboardingMachine>>();
    expectTypeOf<StepProgressed>().toExtend<EventFrom<typeof lessonMachine>>();
  });
});
