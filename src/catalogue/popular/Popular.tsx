import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { PopularCard, popularMachine } from "../../../machines/catalogue/popular";
import { ContentPicture } from "../../components/ContentPicture";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { formatDuration } from "../../i18n/format";
import { languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Card, CardBody, CardMedia, coverCard } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Grid } from "../../ui/Grid";
import { Stack } from "../../ui/Stack";
import { CardSkeletons } from "../catalogue/CourseCards";

type Actor = { actor: ActorRefFrom<typeof popularMachine> };
type Snapshot = SnapshotFrom<typeof popularMachine>;
const cards = (s: Snapshot) => s.context.cards;
const failure = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isBusyMore = (s: Snapshot) => s.hasTag("busyMore");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const hasFailedMore = (s: Snapshot) => s.hasTag("failedMore");
const offersMore = (s: Snapshot) => s.can({ type: "cards.more" }) || s.hasTag("busyMore");

const Title = styled.h3`
  font-size: 1.125rem;
  line-height: 1.25;
`;
const Cover = styled(PageLink)`
  ${coverCard}
`;
const Facts = styled.p`
  margin-top: auto;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** The most popular courses. */
export function Popular({ actor }: Actor) {
  const { t } = useTranslation();
  const shown = useSelector(actor, cards);
  const why = useSelector(actor, failure);
  const busy = useSelector(actor, isBusy);
  const busyMore = useSelector(actor, isBusyMore);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  const failedMore = useSelector(actor, hasFailedMore);
  const more = useSelector(actor, offersMore);
  if (empty) return null;
  return (
    <Stack as="section" $gap={5} aria-busy={busy}>
      <h2>{t("popular.title")}</h2>
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("popular.failed")}
          onRetry={() => actor.send({ type: "popular.retry" })}
        />
      ) : busy ? (
        <CardSkeletons count={3} />
      ) : (
        <Grid as="ul" $min="18rem">
          {shown.map((card) => (
            <CardOf key={card.id} card={card} />
          ))}
        </Grid>
      )}
      {failedMore && <FailureNotice failure={why} title={t("catalogue.moreFailed")} />}
      {more && (
        <div>
          <Button variant="secondary" busy={busyMore} onClick={() => actor.send({ type: "cards.more" })}>
            {t("catalogue.more")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function CardOf({ card }: { card: PopularCard }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { title, url, author, language, hasExam, lessonsCount, timing } = card;
  const facts = [
    author && t("catalogue.by", { name: author }),
    lessonsCount > 0 && t("count.lesson", { count: lessonsCount }),
    formatDuration(t, timing),
  ];
  return (
    <Card as="li" $flush $interactive lang={language}>
      <CardMedia>
        <ContentPicture of={card} />
      </CardMedia>
      <CardBody>
        <Title>
          <Cover href={url}>{title}</Cover>
        </Title>
        {(hasExam || language !== locale) && (
          <Cluster $gap={2}>
            {hasExam && <Badge>{t("course.exam")}</Badge>}
            {language !== locale && <Badge $tone="info">{languageNames[language]}</Badge>}
          </Cluster>
        )}
        <Facts>{facts.filter(Boolean).join(" · ")}</Facts>
      </CardBody>
    </Card>
  );
}
