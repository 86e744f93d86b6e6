import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { videoMachine } from "../../../machines/courses/video";
import { Html } from "../../components/Html";
import { formatClock } from "../../i18n/format";
import { languageNames } from "../../i18n/languages";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { SpeedChoice } from "./SpeedChoice";

type Actor = { actor: ActorRefFrom<typeof videoMachine> };
type Snapshot = SnapshotFrom<typeof videoMachine>;
const stepOf = (s: Snapshot) => s.context.step;
const rateOf = (s: Snapshot) => s.context.rate;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isUnstarted = (s: Snapshot) => s.matches({ player: "unstarted" });

/** Nearer to the end than this, in seconds, resuming would only show the end. */
const endMargin = 2;

const Player = styled.video`
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

/** Where a clip resumes: where the learner stopped, or from the start when that was the end. */
export const resumeAt = (position: number, seconds: number): number => (position > seconds - endMargin ? 0 : position);

/** A lesson's clip in the browser's own player, with captions, speed and transcript. */
export function VideoStep({ actor }: Actor) {
  const { t } = useTranslation();
  const step = useSelector(actor, stepOf);
  const rate = useSelector(actor, rateOf);
  const failed = useSelector(actor, hasFailed);
  const unstarted = useSelector(actor, isUnstarted);
  const player = useRef<HTMLVideoElement>(null);
  const start = resumeAt(step.position, step.seconds);

  // Speed and place are properties of the element, which React has no attributes for.
  useEffect(() => {
    if (player.current) player.current.playbackRate = rate;
  }, [rate]);

  return (
    <Stack $gap={4}>
      {failed && (
        <Notice kind="error" title={t("lesson.videoBroken")}>
          {t("lesson.videoBrokenText")}
        </Notice>
      )}
      <Player
        ref={player}
        controls
        playsInline
        preload="metadata"
        poster={step.video.posterUrl}
        aria-label={step.title}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = rate;
          if (start > 0) currentTarget.currentTime = start;
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
        <source src={step.video.url} type="video/mp4" />
        {step.video.captionsUrl && (
          <track
            kind="captions"
            src={step.video.captionsUrl}
            srcLang={step.video.captionsLanguage}
            label={languageNames[step.video.captionsLanguage]}
            default
          />
        )}
      </Player>
      <Cluster $justify="space-between">
        <Resumes>
          {unstarted && start > 0 && t("lesson.videoResumes", { time: formatClock(Math.floor(start)) })}
        </Resumes>
        <SpeedChoice rate={rate} onChoose={(chosen) => actor.send({ type: "rate.change", rate: chosen })} />
      </Cluster>
      <Transcript open={failed}>
        <summary>{t("lesson.transcript")}</summary>
        <Html html={step.transcript} />
      </Transcript>
      {failed && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              actor.send({ type: "player.retry" });
              player.current?.load();
            }}
          >
            {t("retry")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
