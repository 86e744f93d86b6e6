import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Episode } from "../../../contract/courses/series";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/ProgressBar";
import { Stack } from "../../ui/Stack";
import type { EpisodeActor, EpisodeSnapshot } from "./episode-actor";

const progressOf = (s: EpisodeSnapshot) => s.context.progress;
const failure = (s: EpisodeSnapshot) => s.context.failure;
const isSaving = (s: EpisodeSnapshot) => s.hasTag("saving");
const isWatched = (s: EpisodeSnapshot) => s.hasTag("watched");
const hasFailed = (s: EpisodeSnapshot) => s.hasTag("failedMark");
const isWaiting = (s: EpisodeSnapshot) => s.matches({ shown: "waitingForNetwork" });
const canMark = (s: EpisodeSnapshot) => s.can({ type: "episode.mark" });
const canSignIn = (s: EpisodeSnapshot) => s.can({ type: "signIn.open" });
const hasNext = (s: EpisodeSnapshot) => s.can({ type: "episode.next" });

const Panel = styled(Card)`
  ${up("md")} { position: sticky; top: 5.5rem; }
`;
/** Gets the focus when the button to mark the episode is gone: what comes next is right below. */
const Title = styled.h2`
  margin: 0;
  font-size: ${token["text-h3"]};
`;
/** As tall as the bar, so that nothing jumps when it appears. */
const Slot = styled.div`
  min-height: 2.25rem;
`;
const Mark = styled.p`
  display: flex;
  align-items: center;
  gap: ${token["space-2"]};
  min-height: 2.625rem;
  color: ${color["success-ink"]};
  font-size: ${token["text-ui"]};
  font-weight: 600;
`;
const Rule = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

interface Props {
  actor: EpisodeActor;
  episode: Episode;
}

/** Whether the episode counts as watched, and where to go from it. */
export function EpisodePanel({ actor, episode }: Props) {
  const { t } = useTranslation();
  const progress = useSelector(actor, progressOf);
  const watched = useSelector(actor, isWatched);
  const next = useSelector(actor, hasNext);
  return (
    <Panel>
      <Stack $gap={4}>
        <Title>{t("course.progress")}</Title>
        <Stack $gap={4} role="status">
          <Slot>
            {progress && (
              <ProgressBar
                value={progress.progress}
                label={episode.series.title}
                valueText={t("series.watchedOf", {
                  count: progress.watched.length,
                  watched: progress.watched.length,
                  total: progress.episodesCount,
                })}
              />
            )}
          </Slot>
          {watched && (
            <Mark>
              <Icon name="check" /> {t("episode.isWatched")}
            </Mark>
          )}
          {watched && !next && <p>{t("episode.last")}</p>}
        </Stack>
        {!watched && <Marking actor={actor} />}
        {next && (
          <Button variant={watched ? "primary" : "secondary"} onClick={() => actor.send({ type: "episode.next" })}>
            {t("episode.next")} <Icon name="arrow-right" size={18} />
          </Button>
        )}
        <ButtonLink $variant={watched && !next ? "primary" : "quiet"} href={paths.series(episode.series.slug)}>
          {t("episode.all")}
        </ButtonLink>
      </Stack>
    </Panel>
  );
}

function Marking({ actor }: { actor: EpisodeActor }) {
  const { t } = useTranslation();
  const why = useSelector(actor, failure);
  const saving = useSelector(actor, isSaving);
  const waiting = useSelector(actor, isWaiting);
  const failed = useSelector(actor, hasFailed);
  const markable = useSelector(actor, canMark);
  const signInHelps = useSelector(actor, canSignIn);
  return (
    <Stack $gap={3}>
      {waiting ? (
        <Notice kind="warning" title={t("episode.waiting")}>
          {t("episode.waitingText")}
        </Notice>
      ) : (
        failed && <FailureNotice failure={why} title={t("episode.markFailed")} />
      )}
      <Button
        variant={signInHelps ? "secondary" : "primary"}
        busy={saving}
        disabled={!(markable || saving)}
        onClick={() => actor.send({ type: "episode.mark" })}
      >
        {t("episode.mark")}
      </Button>
      {signInHelps && <Button onClick={() => actor.send({ type: "signIn.open" })}>{t("nav.signIn")}</Button>}
      <Rule>{t("episode.rule")}</Rule>
    </Stack>
  );
}
