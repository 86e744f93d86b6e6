import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { VideoStep } from "../../../contract/courses/lessons";
import type { Episode } from "../../../contract/courses/series";
import type { playerMachine } from "../../../machines/courses/player";
import { Html } from "../../components/Html";
import { formatClock } from "../../i18n/format";
import { languageNames } from "../../i18n/languages";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { SpeedChoice } from "./SpeedChoice";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const rateOf = (s: Snapshot) => s.context.rate;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isUnstarted = (s: Snapshot) => s.matches({ playback: "unstarted" });

const Clip = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token["radius-l"]};
  background: ${color.inverse};
`;
const Transcript = styled.details`
  border-top: 1px solid ${color.rule};
  padding-top: ${token["space-3"]};
  summary { cursor: pointer; font-weight: 600; }
  summary + * { margin-top: ${token["space-3"]}; }
`;
const Resumes = styled.span`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

interface Props {
  actor: ActorRefFrom<typeof playerMachine>;
  /** The clip's name, files and transcript. */
  clip: Pick<VideoStep | Episode, "title" | "video" | "transcript">;
  /** What the learner can do instead if the clip does not play. */
  brokenText: string;
  /** Seconds from the start at which the clip resumes. */
  startAt?: number;
}

/** A clip in the browser's own player, with captions, speed and transcript. */
export function Player({ actor, clip, brokenText, startAt = 0 }: Props) {
  const { t } = useTranslation();
  const rate = useSelector(actor, rateOf);
  const failed = useSelector(actor, hasFailed);
  const unstarted = useSelector(actor, isUnstarted);
  const player = useRef<HTMLVideoElement>(null);
  const { url, posterUrl, captionsUrl, captionsLanguage } = clip.video;

  // Playback speed and position are properties of the element, which React has no attributes for.
  useEffect(() => {
    if (player.current) player.current.playbackRate = rate;
  }, [rate]);

  return (
    <Stack $gap={4}>
      {failed && (
        <Notice
          kind="error"
          title={t("lesson.videoBroken")}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                actor.send({ type: "player.retry" });
                player.current?.load();
              }}
            >
              {t("retry")}
            </Button>
          }
        >
          {brokenText}
        </Notice>
      )}
      <Clip
        ref={player}
        controls
        playsInline
        preload="metadata"
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={clip.title}
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
      >
        {captionsUrl && (
          <track
            kind="captions"
            src={captionsUrl}
            srcLang={captionsLanguage}
            label={languageNames[captionsLanguage]}
            default
          />
        )}
      </Clip>
      <Cluster $justify="space-between">
        <Resumes>
          {unstarted && startAt > 0 && t("lesson.videoResumes", { time: formatClock(Math.floor(startAt)) })}
        </Resumes>
        <SpeedChoice rate={rate} onChoose={(chosen) => actor.send({ type: "rate.change", rate: chosen })} />
      </Cluster>
      <Transcript open={failed}>
        <summary>{t("lesson.transcript")}</summary>
        <Html html={clip.transcript} />
      </Transcript>
    </Stack>
  );
}
