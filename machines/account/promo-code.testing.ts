import { createActor, SimulatedClock, type Snapshot } from "xstate";
import { announcedBy, fakeActor, learner, signedIn } from "../testing";
import { promoCodeMachine } from "./promo-code";

export const somebodyElse = { ...signedIn, learner: { ...learner, id: 8 } };

export function field(snapshot?: Snapshot<unknown>) {
  const applyPromo = fakeActor<void, { promo: string; key: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(promoCodeMachine.provide({ actors: { applyPromo: applyPromo.logic } }), {
    clock,
    ...(snapshot && { snapshot }),
  });
  const told: string[] = [];
  actor.on("*", ({ type }) => told.push(type));
  actor.start();
  return {
    actor,
    clock,
    applyPromo,
    told,
    said: announcedBy(actor),
    type: (code: string) => actor.send({ type: "code.change", code }),
    submit: () => actor.send({ type: "code.submit" }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "pending" | "busy" | "failed") => actor.getSnapshot().hasTag(tag),
    canSubmit: () => actor.getSnapshot().can({ type: "code.submit" }),
  };
}
export function typed(code = "SPRING") {
  const opened = field();
  opened.actor.send(signedIn);
  opened.type(code);
  return opened;
}
export function submitted(code?: string) {
  const opened = typed(code);
  opened.submit();
  return opened;
}
export const entering = (state: string) => ({ entering: state });
