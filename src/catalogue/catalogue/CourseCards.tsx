import { styled } from "styled-components";
import type { ListedCard, ProgressMap } from "../../../machines/catalogue/catalogue/context";
import { ContentPicture } from "../../components/ContentPicture";
import { PageLink } from "../../components/PageLink";
import { PlanBadge } from "../../components/PlanBadge";
import { formatDate, formatDuration, formatMoment } from "../../i18n/format";
import { formatLocales, languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { lastSegment, paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { useVisitTime } from "../../screens/visit-time";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Card, CardBody, CardMedia, coverCard } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { ProgressBar } from "../../ui/ProgressBar";
import { Skeleton } from "../../ui/Skeleton";

const List = styled(Grid)`
  list-style: none;
`;
const Title = styled.h2`
  margin: 0;
  font-size: 1.25rem;
  line-height: 1.25;
`;
const Cover = styled(PageLink)`
  ${coverCard}
`;
const Text = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-1"]} ${token["space-4"]};
  margin: auto 0 0;
  padding: ${token["space-3"]} 0 0;
  list-style: none;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
  /* A screen reader announces an empty list. */
  &:empty { visibility: hidden; }
`;
const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
`;
/** For a learner, it reserves its height until the progress has loaded, so that nothing jumps. */
const Mine = styled.div`
  min-height: 1.75rem;
`;

/** A course's page is derived from the last segment of its address (R31); all others keep their address (section 2). */
export const hrefOf = ({ url }: ListedCard): string =>
  url.includes("/courses/") ? paths.course(lastSegment(url)) : url;

/** When it takes place, in the viewer's time zone; of what is over, the day is enough. */
function Moment({ of, at }: { of: ListedCard; at: string }) {
  const { language } = useSite();
  const format = isOver(of, useVisitTime()) ? formatDate : formatMoment;
  return <time dateTime={at}>{format(formatLocales[language], at, useZone())}</time>;
}

/** Whether it is over, at a time in milliseconds since 1970. */
export const isOver = ({ startsAt = "", timing = 0, isRecorded }: ListedCard, now: number): boolean =>
  isRecorded === true || Date.parse(startsAt) + timing * 1000 <= now;

export interface CourseCardsProps {
  cards: ListedCard[];
  /** Null for a visitor, or while it is unknown. */
  progress: ProgressMap | null;
  /** Whether there can be progress: for a learner, of what a learner can progress in. */
  hasProgress: boolean;
  /** The level of their titles. */
  as?: "h2" | "h3";
  /** The least width of a card. */
  min?: string;
}

/** Courses, or other learning material, as cards; the whole card is a link. */
export function CourseCards({ cards, progress, hasProgress, as = "h2", min = "18rem" }: CourseCardsProps) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <List as="ul" $min={min}>
      {cards.map((card) => {
        const done = progress?.[card.id]?.progress;
        return (
          <Card as="li" key={card.url} $flush $interactive lang={card.language}>
            <CardMedia>
              <ContentPicture of={card} />
            </CardMedia>
            <CardBody>
              <Tags>
                {card.categories.map(({ id, title }) => (
                  <Badge key={id} $tone="accent">
                    {title}
                  </Badge>
                ))}
                <PlanBadge plan={card.plan} />
                {card.isRecorded && <Badge $tone="info">{t("catalogue.recorded")}</Badge>}
                {card.hasExam && <Badge>{t("course.exam")}</Badge>}
                {card.language !== locale && <Badge $tone="info">{languageNames[card.language]}</Badge>}
              </Tags>
              <Title as={as}>
                <Cover href={hrefOf(card)}>{card.title}</Cover>
              </Title>
              <Text>{card.description}</Text>
              <Facts>
                {card.author && <li>{t("catalogue.by", { name: card.author })}</li>}
                {Boolean(card.lessonsCount) && <li>{t("count.lesson", { count: card.lessonsCount ?? 0 })}</li>}
                {card.timing !== undefined && card.timing > 0 && <li>{formatDuration(t, card.timing)}</li>}
                {card.startsAt && (
                  <li>
                    <Moment of={card} at={card.startsAt} />
                  </li>
                )}
              </Facts>
              {hasProgress && (
                <Mine>
                  {done !== undefined && (
                    <ProgressBar
                      value={done}
                      label={t("catalogue.progressLabel", { course: card.title })}
                      valueText={done === 100 ? t("course.done") : t("course.percent", { progress: done })}
                      labelHidden
                    />
                  )}
                </Mine>
              )}
            </CardBody>
          </Card>
        );
      })}
    </List>
  );
}

/** Placeholders for loading cards, as many as are expected. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <List as="ul" $min="18rem" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key and never move
      <Card as="li" key={index} $flush>
        <Skeleton $shape="media" />
        <CardBody>
          <Skeleton $shape="title" $width={80} />
          <Skeleton />
          <Skeleton $width={60} />
        </CardBody>
      </Card>
    ))}
  </List>
);
