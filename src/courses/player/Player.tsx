import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { VideoStep } from "../../../contract/courses/lessons";
import type { Episode } from "../../../contract/courses/series";
import type { playerMachine } from "../../../machines/courses/player";
import { Html } from "../../components/Html";
import { formatClock } from "../../i18n/format";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { Clip, type PlayerActor } from "./Clip";
import { SpeedChoice } from "./SpeedChoice";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const rateOf = (s: Snapshot) => s.context.rate;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isUnstarted = (s: Snapshot) => s.matches({ playback: "unstarted" });

const Screen = styled(Clip)`
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
  actor: PlayerActor;
  /** The clip's name, files and transcript. */
  clip: Pick<VideoStep | Episode, "title" | "video" | "transcript">;
  /** What the learner can do instead if the clip does not play. */
  brokenText: string;
  /** Seconds from the start at which the clip resumes. */
  startAt?: number;
}

/** The clip of a lesson or an episode in the browser's own player, with captions, speed and transcript. */
export function Player({ actor, clip, brokenText, startAt = 0 }: Props) {
  const { t } = useTranslation();
  const rate = useSelector(actor, rateOf);
  const failed = useSelector(actor, hasFailed);
  const unstarted = useSelector(actor, isUnstarted);
  const element = useRef<HTMLVideoElement>(null);

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
                element.current?.load();
              }}
            >
              {t("retry")}
            </Button>
          }
        >
          {brokenText}
        </Notice>
      )}
      <Screen
        actor={actor}
        video={clip.video}
        element={element}
        startAt={startAt}
        controls
        preload="metadata"
        aria-label={clip.title}
      />
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
