import { createActor, type Snapshot } from "xstate";
import { fakeActor, signedIn, signedOut } from "../../testing";
import { playerOfTest } from "../player/player.testing";
import type { LearnerStatus, PromoInfo } from "./context";
import { promoVideoMachine } from "./index";

interface CourseRef {
  locale: string;
  slug: string;
}
export const place = { locale: "en", slug: "utm-tags" };
export const limited: PromoInfo = { videoBreakpoint: 30, videoUrl: "/clip.mp4", isVideoOpen: false };
export const outside: LearnerStatus = { enrolled: false, promoEnded: false };
export const sawIt: LearnerStatus = { enrolled: false, promoEnded: true };

export function promo({ info = limited, snapshot }: { info?: PromoInfo; snapshot?: Snapshot<unknown> } = {}) {
  const loadStatus = fakeActor<LearnerStatus, CourseRef>();
  const endPromo = fakeActor<unknown, CourseRef & { key: string }>();
  const actor = createActor(
    promoVideoMachine.provide({
      actors: { loadStatus: loadStatus.logic, endPromo: endPromo.logic, player: playerOfTest() },
    }),
    { input: { ...place, info, video: null }, ...(snapshot && { snapshot }) },
  ).start();
  const player = () => actor.getSnapshot().children.player;
  return {
    actor,
    loadStatus,
    endPromo,
    player,
    playerState: () => player()?.getSnapshot().value.playback,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "failed") => actor.getSnapshot().hasTag(tag),
    settle: (enrolled: boolean | null) => actor.send({ type: "progress.settled", enrolled }),
    playToTheEnd: () => player()?.send({ type: "player.end" }),
  };
}
export function asVisitor(info?: PromoInfo) {
  const opened = promo({ ...(info && { info }) });
  opened.actor.send(signedOut);
  return opened;
}
export async function asLearner(status: LearnerStatus, info?: PromoInfo) {
  const opened = promo({ ...(info && { info }) });
  opened.actor.send(signedIn);
  await opened.loadStatus.answer(status);
  return opened;
}
