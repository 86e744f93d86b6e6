import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Series } from "../../../contract/courses/series";
import { resumeEpisode } from "../../../machines/courses/series";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { Icon } from "../../ui/Icon";
import { ProgressBar } from "../../ui/ProgressBar";
import { Stack } from "../../ui/Stack";
import type { SeriesActor, SeriesSnapshot } from "./series-actor";

const progressOf = (s: SeriesSnapshot) => s.context.progress;
const failure = (s: SeriesSnapshot) => s.context.failure;
const hasFailed = (s: SeriesSnapshot) => s.hasTag("failedProgress");

/** As tall as the bar, so that nothing jumps when it appears. */
const Slot = styled.div`
  min-height: 2.25rem;
`;

interface Props {
  actor: SeriesActor;
  series: Series;
}

/** The learner's progress in the series, and what comes next. */
export function SeriesProgressPanel({ actor, series }: Props) {
  const { t } = useTranslation();
  const progress = useSelector(actor, progressOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const next = resumeEpisode(series, progress);
  const way =
    progress?.resume === null
      ? "series.again"
      : progress && progress.watched.length > 0
        ? "series.resume"
        : "series.start";
  return (
    <Stack $gap={4}>
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("series.progressFailed")}
          onRetry={() => actor.send({ type: "series.retry" })}
        >
          {t("series.progressFailedText")}
        </FailureNotice>
      ) : (
        <Slot aria-busy={progress === null}>
          {progress && (
            <ProgressBar
              value={progress.progress}
              label={t("course.progress")}
              valueText={t("series.watchedOf", {
                count: progress.watched.length,
                watched: progress.watched.length,
                total: progress.episodesCount,
              })}
            />
          )}
        </Slot>
      )}
      {next && (
        <ButtonLink $size="l" $wide href={paths.episode(series.slug, next.slug)}>
          <Icon name="play" size={18} filled /> {t(way, { number: next.number })}
        </ButtonLink>
      )}
    </Stack>
  );
}
