import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { promoPlayerMachine } from "../../../machines/courses/promo-player";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { ClipBroken } from "./ClipBroken";
import { ClipPlayer, playClip } from "./ClipPlayer";

type Actor = ActorRefFrom<typeof promoPlayerMachine>;
type Snapshot = SnapshotFrom<typeof promoPlayerMachine>;
const isMoving = (s: Snapshot) => s.hasTag("moving");
const hasFailed = (s: Snapshot) => s.hasTag("failed");

/** On top of the clip: always visible while it plays (R8). */
const Controls = styled.div`
  place-self: end start;
  padding: ${token["space-3"]};
`;

/** The promo while it plays: without the browser's controls, which would allow seeking past its breakpoint. */
export function PromoPlayer({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const moving = useSelector(actor, isMoving);
  const failed = useSelector(actor, hasFailed);
  if (failed) return <ClipBroken onRetry={() => actor.send({ type: "player.retry" })} />;
  return (
    <>
      <Player actor={actor} />
      <Controls>
        {moving ? (
          <Button variant="secondary" onClick={() => actor.send({ type: "promo.stop" })}>
            <Icon name="pause" size={18} />
            {t("promo.stop")}
          </Button>
        ) : (
          <Button onClick={() => actor.send({ type: "promo.play" })}>
            <Icon name="play" size={18} filled />
            {t("promo.play")}
          </Button>
        )}
      </Controls>
    </>
  );
}

/** Whether the user prefers reduced motion. */
const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function Player({ actor }: { actor: Actor }) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const refuse = () => actor.send({ type: "player.blocked" });
    const play = () => {
      if (player.current) playClip(player.current, refuse);
    };
    const { unsubscribe } = actor.on("playback.requested", ({ playing }) =>
      playing ? play() : player.current?.pause(),
    );
    // The play request from before the player existed.
    if (isMoving(actor.getSnapshot())) (wantsStillness() ? refuse : play)();
    return unsubscribe;
  }, [actor]);
  return (
    <ClipPlayer
      ref={player}
      preload="auto"
      disablePictureInPicture
      disableRemotePlayback
      onPlay={() => actor.send({ type: "player.play" })}
      onPause={({ currentTarget }) => {
        // A player also pauses at its end.
        if (!currentTarget.ended) actor.send({ type: "player.pause" });
      }}
      onEnded={() => actor.send({ type: "player.end" })}
      onTimeUpdate={({ currentTarget }) => actor.send({ type: "player.time", position: currentTarget.currentTime })}
      onError={() => actor.send({ type: "player.fail" })}
    />
  );
}
