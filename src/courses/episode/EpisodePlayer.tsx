import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Episode } from "../../../contract/courses/series";
import type { episodePlayerMachine } from "../../../machines/courses/episode-player";
import { Html } from "../../components/Html";
import { languageNames } from "../../i18n/languages";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { SpeedChoice } from "../lesson/SpeedChoice";

type Snapshot = SnapshotFrom<typeof episodePlayerMachine>;
const rateOf = (s: Snapshot) => s.context.rate;
const hasFailed = (s: Snapshot) => s.hasTag("failed");

const Player = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token["radius-l"]};
  background: ${color.sunken};
`;
const Transcript = styled.details`
  border-block: 1px solid ${color.rule};
  summary { padding-block: ${token["space-3"]}; cursor: pointer; font-weight: 600; }
  summary + * { margin-block: ${token["space-2"]} ${token["space-5"]}; }
`;

interface Props {
  actor: ActorRefFrom<typeof episodePlayerMachine>;
  episode: Episode;
}

/** An episode's clip in the browser's own player, with captions, speed and transcript. */
export function EpisodePlayer({ actor, episode }: Props) {
  const { t } = useTranslation();
  const rate = useSelector(actor, rateOf);
  const failed = useSelector(actor, hasFailed);
  const player = useRef<HTMLVideoElement>(null);
  const { url, posterUrl, captionsUrl, captionsLanguage } = episode.video;

  // Speed is a property of the element, which React has no attribute for.
  useEffect(() => {
    if (player.current) player.current.playbackRate = rate;
  }, [rate]);

  return (
    <Stack $gap={3}>
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
          {t("episode.brokenText")}
        </Notice>
      )}
      <Player
        ref={player}
        controls
        playsInline
        preload="metadata"
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={episode.title}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = rate;
        }}
        onPlay={() => actor.send({ type: "player.play" })}
        onPlaying={() => actor.send({ type: "player.play" })}
        onPause={() => actor.send({ type: "player.pause" })}
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
      </Player>
      <Cluster $justify="end">
        <SpeedChoice rate={rate} onChoose={(chosen) => actor.send({ type: "rate.change", rate: chosen })} />
      </Cluster>
      <Transcript open={failed}>
        <summary>{t("lesson.transcript")}</summary>
        <Html html={episode.transcript} />
      </Transcript>
    </Stack>
  );
}
