import { useSelector } from "@xstate/react";
import { type ComponentPropsWithoutRef, type RefObject, useEffect } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { ContentLocale } from "../../../contract/primitives";
import type { playerMachine } from "../../../machines/courses/player";
import { languageNames } from "../../i18n/languages";

export type PlayerActor = ActorRefFrom<typeof playerMachine>;
type Snapshot = SnapshotFrom<typeof playerMachine>;
const rateOf = (s: Snapshot) => s.context.rate;
const mutedOf = (s: Snapshot) => s.context.muted;
const showsCaptions = (s: Snapshot) => s.context.display.captions;

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
}

/**
 * A clip's media element, which reports to the player's machine what it does. Other properties are those of the element.
 */
export function Clip({ actor, video, element, ...props }: Props) {
  const rate = useSelector(actor, rateOf);

  const muted = useSelector(actor, mutedOf);
  const captions = useSelector(actor, showsCaptions);

  // Playback speed, position, and the mode of captions are properties, which React has no attributes for.
  useEffect(() => {
    if (element.current) element.current.playbackRate = rate;
  }, [element, rate]);
  useEffect(() => {
    const [track] = element.current?.textTracks ?? [];
    if (track) track.mode = captions ? "showing" : "disabled";
  }, [element, captions]);
  // React listens to the errors of a clip, but not to those of its captions.
  const watchFile = (track: HTMLTrackElement | null) => {
    const fail = () => actor.send({ type: "captions.fail" });
    track?.addEventListener("error", fail);
    return () => track?.removeEventListener("error", fail);
  };

  return (
    <video
      ref={element}
      playsInline
      muted={muted}
      src={video.url}
      poster={video.posterUrl ?? undefined}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.playbackRate = rate;
        const { position } = actor.getSnapshot().context;
        if (position > 0) currentTarget.currentTime = position;
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
          ref={watchFile}
          kind="captions"
          src={video.captionsUrl}
          srcLang={video.captionsLanguage}
          label={languageNames[video.captionsLanguage]}
          default={captions}
        />
      )}
    </video>
  );
}
