import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Series } from "../../../contract/courses/series";
import { ContentPicture } from "../../components/ContentPicture";
import { PageLink } from "../../components/PageLink";
import { formatClock, isoDuration } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Card, CardBody, CardMedia, coverCard } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import type { SeriesActor, SeriesSnapshot } from "./series-actor";

const progressOf = (s: SeriesSnapshot) => s.context.progress;

const Media = styled(CardMedia)`
  aspect-ratio: 16 / 9;
`;
/** On top of the picture, so with its own colors in light and dark mode. */
const Length = styled.time`
  position: absolute;
  inset-inline-end: ${token["space-2"]};
  bottom: ${token["space-2"]};
  padding: 0.1em 0.5em;
  border-radius: ${token["radius-s"]};
  background: ${color.scrim};
  color: ${color["on-inverse"]};
  font-size: ${token["text-xs"]};
  font-weight: 600;
`;
const Eyebrow = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* As tall as the mark, so that nothing jumps when it appears. */
  min-height: 1.75rem;
  color: ${color["highlight-ink"]};
  font-size: ${token["text-s"]};
  font-weight: 600;
`;
const Title = styled.h3`
  font-size: ${token["text-h4"]};
`;
const Cover = styled(PageLink)`
  ${coverCard}
`;
const Text = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-ui"]};
`;

interface Props {
  actor: SeriesActor;
  series: Series;
}

/** The episodes of a series as cards; watched ones are marked. */
export function EpisodeCards({ actor, series }: Props) {
  const { t } = useTranslation();
  const watched = useSelector(actor, progressOf)?.watched ?? [];
  return (
    <Grid as="ol">
      {series.episodes.map((episode) => (
        <Card as="li" key={episode.id} $flush $interactive>
          <Media>
            {episode.posterUrl ? <img src={episode.posterUrl} alt="" loading="lazy" /> : <ContentPicture of={series} />}
            {episode.timing > 0 && (
              <Length dateTime={isoDuration(episode.timing)}>{formatClock(episode.timing)}</Length>
            )}
          </Media>
          <CardBody>
            <Eyebrow>
              {t("episode.number", { number: episode.number })}
              {watched.some(({ episodeId }) => episodeId === episode.id) && (
                <Badge $tone="success">
                  <Icon name="check" size={16} /> {t("series.watched")}
                </Badge>
              )}
            </Eyebrow>
            <Title>
              <Cover href={paths.episode(series.slug, episode.slug)}>{episode.title}</Cover>
            </Title>
            <Text>{episode.description}</Text>
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}
