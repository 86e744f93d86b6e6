import { createActor, type Snapshot } from "xstate";
import { announcedBy, fakeActor, signedIn } from "../../testing";
import { ratingMachine } from "./index";

interface CourseRef {
  locale: string;
  slug: string;
}
export const place = { locale: "en", slug: "seo" };

export function rating({ slug = "seo", snapshot }: { slug?: string; snapshot?: Snapshot<unknown> } = {}) {
  const loadRating = fakeActor<number, CourseRef>();
  const rate = fakeActor<number, CourseRef & { rating: number; key: string }>();
  const actor = createActor(ratingMachine.provide({ actors: { loadRating: loadRating.logic, rate: rate.logic } }), {
    input: { locale: "en", slug },
    ...(snapshot && { snapshot }),
  });
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    loadRating,
    rate,
    said: announcedBy(actor),
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "busy" | "failed" | "rateable") => actor.getSnapshot().hasTag(tag),
    settle: (enrolled: boolean | null) => actor.send({ type: "progress.settled", enrolled }),
    choose: (stars: number) => actor.send({ type: "rating.choose", stars }),
    save: () => actor.send({ type: "rating.save" }),
    cancel: () => actor.send({ type: "rating.cancel" }),
  };
}
export async function rater(stars: number) {
  const opened = rating();
  opened.actor.send(signedIn);
  opened.settle(true);
  await opened.loadRating.answer(stars);
  return opened;
}
export async function saving(stars: number, before = 0) {
  const opened = await rater(before);
  opened.choose(stars);
  opened.save();
  return opened;
}
