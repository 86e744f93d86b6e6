import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../../machines/courses/player";
import { useClip } from "../../components/clip-context";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Clip, type PlayerActor } from "../player/Clip";
import { playerIcons } from "../player/icons";
import { Toggle } from "../player/Toggle";
import { ClipBroken } from "./ClipBroken";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const isMoving = (s: Snapshot) => s.hasTag("moving");
const showsCaptions = (s: Snapshot) => s.context.display.captions;
const hasFailed = (s: Snapshot) => s.hasTag("failed");

const Screen = styled(Clip)`
  place-self: stretch;
  width: 100%;
  height: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token["radius-l"]};
  background: ${color.sunken};
`;
/** On top of the clip: always visible while it plays (R8), and away from its captions. */
const Controls = styled.div`
  place-self: start;
  display: flex;
  gap: ${token["space-2"]};
  padding: ${token["space-3"]};
  [aria-pressed="false"] { border-color: ${color.control}; background: ${color.surface}; }
`;
interface Props {
  actor: PlayerActor;
}

/**
 * The promo of a standalone lesson, which plays by itself: it can be stopped, and its captions can be turned off, but
 * nothing leads past its breakpoint, as the controls of a player would.
 */
export function PromoPlayer({ actor }: Props) {
  const { t } = useTranslation();
  const { video } = useClip();
  const moving = useSelector(actor, isMoving);
  const captions = useSelector(actor, showsCaptions);
  const failed = useSelector(actor, hasFailed);
  const start = () => actor.send({ type: "player.start" });

  if (failed) return <ClipBroken onRetry={start} />;
  return (
    <>
      <Promo actor={actor} />
      <Controls>
        {moving ? (
          <Button variant="secondary" onClick={() => actor.send({ type: "player.stop" })}>
            <Icon name="pause" size={18} />
            {t("promo.stop")}
          </Button>
        ) : (
          <Button onClick={start}>
            <Icon name="play" size={18} filled />
            {t("promo.play")}
          </Button>
        )}
        {video.captionsUrl && (
          <Toggle
            aria-label={t("player.captions")}
            pressed={captions}
            onClick={() => actor.send({ type: "captions.toggle" })}
          >
            <Icon path={playerIcons.captions} />
          </Toggle>
        )}
      </Controls>
    </>
  );
}

/** Whether the user prefers reduced motion. */
const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The promo's clip, which plays and pauses when the player's machine requests it. */
function Promo({ actor }: Props) {
  const { title, video } = useClip();
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const refuse = () => actor.send({ type: "player.blocked" });
    const play = () =>
      // A browser may require a user gesture; the element itself reports all other errors.
      element.current?.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "NotAllowedError") refuse();
      });
    const { unsubscribe } = actor.on("playback.requested", ({ playing }) => {
      if (!playing) element.current?.pause();
      // A clip also pauses at its end, and then there is nothing to resume.
      else if (!element.current?.ended) play();
    });
    // The play request from before the element existed.
    if (isMoving(actor.getSnapshot())) (prefersReducedMotion() ? refuse : play)();
    return unsubscribe;
  }, [actor]);

  return (
    <Screen
      actor={actor}
      video={video}
      element={element}
      preload="auto"
      disablePictureInPicture
      disableRemotePlayback
      aria-label={title}
    />
  );
}
