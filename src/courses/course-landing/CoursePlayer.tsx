import { useSelector } from "@xstate/react";
import { type ComponentPropsWithoutRef, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../../machines/courses/player";
import { color, shadow, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Clip, type PlayerActor } from "../player/Clip";
import { ClipBroken } from "./ClipBroken";
import { useCourse } from "./course-context";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const isMoving = (s: Snapshot) => s.hasTag("moving");
const playsByItself = (s: Snapshot) => s.context.playsByItself;
const isUnstarted = (s: Snapshot) => s.matches({ playback: "unstarted" });
const hasFailed = (s: Snapshot) => s.hasTag("failed");

const Screen = styled(Clip)`
  place-self: stretch;
  width: 100%;
  height: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token["radius-l"]};
  background: ${color.sunken};
`;
/** On top of the clip: always visible while it plays (R8). */
const Controls = styled.div`
  place-self: end start;
  padding: ${token["space-3"]};
`;
/** The whole still picture is the button; its label is on it. */
const Play = styled.button`
  place-self: stretch;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  padding: ${token["space-4"]};
  border: 0;
  border-radius: ${token["radius-l"]};
  background: transparent;
  cursor: pointer;
  &:hover > span { background: ${color["accent-hover"]}; }
`;
const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token["space-3"]};
  min-height: 3.25rem;
  padding-block: ${token["space-2"]};
  padding-inline: ${token["space-5"]} ${token["space-6"]};
  border-radius: ${token["radius-full"]};
  background: ${color.accent};
  color: ${color["on-accent"]};
  font-weight: 600;
  box-shadow: ${shadow.mid};
  transition: background ${token["motion-fast"]};
  @media (forced-colors: active) { border: 1px solid ButtonBorder; }
`;

interface Props {
  actor: PlayerActor;
  /** Whether a still picture with a play button is shown first; pressing it loads the clip. */
  hasCover?: boolean;
}

/** The clip of the course in its place, with the browser's controls; a promo has a stop control instead. */
export function CoursePlayer({ actor, hasCover = false }: Props) {
  const { t } = useTranslation();
  const byItself = useSelector(actor, playsByItself);
  const moving = useSelector(actor, isMoving);
  const covered = useSelector(actor, isUnstarted) && hasCover;
  const failed = useSelector(actor, hasFailed);
  const start = () => actor.send({ type: "player.start" });

  if (failed) return <ClipBroken onRetry={hasCover ? start : () => actor.send({ type: "player.retry" })} />;
  if (covered) {
    return (
      <Play type="button" onClick={start}>
        <Face>
          <Icon name="play" filled />
          {t("clip.play")}
        </Face>
      </Play>
    );
  }
  if (!byItself)
    return <CourseClip actor={actor} controls {...(hasCover ? { takesFocus: true } : { preload: "metadata" })} />;
  return (
    <>
      {/* The browser's controls would allow seeking past the promo's breakpoint. */}
      <CourseClip actor={actor} preload="auto" disablePictureInPicture disableRemotePlayback />
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
      </Controls>
    </>
  );
}

/** Whether the user prefers reduced motion. */
const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface CourseClipProps extends ComponentPropsWithoutRef<"video"> {
  actor: PlayerActor;
  /** Whether it gets the focus when it appears: it replaces a pressed button. */
  takesFocus?: boolean;
}

/** The course's clip, which plays and pauses when the player's machine requests it. */
function CourseClip({ actor, takesFocus = false, ...props }: CourseClipProps) {
  const { t } = useTranslation();
  const { clip, title } = useCourse();
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (takesFocus) element.current?.focus();
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
    const snapshot = actor.getSnapshot();
    if (isMoving(snapshot)) (playsByItself(snapshot) && prefersReducedMotion() ? refuse : play)();
    return unsubscribe;
  }, [actor, takesFocus]);

  return clip ? (
    <Screen actor={actor} video={clip} element={element} aria-label={t("clip.name", { course: title })} {...props} />
  ) : null;
}
