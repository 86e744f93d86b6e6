import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { landingVideoMachine } from "../../../machines/courses/landing-video";
import { CoveredClip } from "../clip/CoveredClip";

const playerOf = (s: SnapshotFrom<typeof landingVideoMachine>) => s.children.player;

/** The clip on a course's page: its place, a play button, then the player. */
export function LandingVideo({ actor }: { actor: ActorRefFrom<typeof landingVideoMachine> }) {
  const player = useSelector(actor, playerOf);
  return player ? <CoveredClip actor={player} /> : null;
}
