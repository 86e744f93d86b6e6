import { useSelector } from "@xstate/react";
import { type ComponentPropsWithoutRef, type RefObject, useEffect } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { ContentLocale } from "../../../contract/primitives";
import type { playerMachine } from "../../../machines/courses/player";
import { languageNames } from "../../i18n/languages";

export type PlayerActor = ActorRefFrom<typeof playerMachine>;
type Snapshot = SnapshotFrom<typeof playerMachine>;
const rateOf = (s: Snapshot) => s.context.rate;

interface Props extends ComponentPropsWithoutRef<"video"> {
  actor: PlayerActor;
  /** Addresses of the clip's files. */
  video: {
    url: string;
    captionsUrl: string | null;
    captionsLanguage: ContentLocale;
    posterUrl?: string | null | undefined;
  };
  element: RefObject<HTMLVideoElement | null>;
  /** Seconds from the start at which the clip resumes. */
  startAt?: number;
}

/**
 * A clip's media element, which reports to the player's machine what it does. Other properties are those of the element.
 */
export function Clip({ actor, video, element, startAt = 0, ...props }: Props) {
  const rate = useSelector(actor, rateOf);

  // Playback speed and position are properties of the element, which React has no attributes for.
  useEffect(() => {
    if (element.current) element.current.playbackRate = rate;
  }, [element, rate]);

  return (
    <video
      ref={element}
      playsInline
      src={video.url}
      poster={video.posterUrl ?? undefined}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.playbackRate = rate;
        if (startAt > 0) currentTarget.currentTime = startAt;
      }}
      onPlay={() => actor.send({ type: "player.play" })}
      onPlaying={() => actor.send({ type: "player.play" })}
      onPause={() => actor.send({ type: "player.pause" })}
      onWaiting={() => actor.send({ type: "player.wait" })}
      onEnded={() => actor.send({ type: "player.end" })}
      onSeeked={({ currentTarget }) => actor.send({ type: "player.seek", position: currentTarget.currentTime })}
      onTimeUpdate={({ currentTarget }) => actor.send({ type: "player.time", position: currentTarget.currentTime })}
      onError={() => actor.send({ type: "player.fail" })}
      {...props}
    >
      {video.captionsUrl && (
        <track
          kind="captions"
          src={video.captionsUrl}
          srcLang={video.captionsLanguage}
          label={languageNames[video.captionsLanguage]}
          default
        />
      )}
    </video>
  );
}
