import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { SeriesCard } from "../../../contract/courses/series";
import type { seriesListMachine } from "../../../machines/courses/series-list";
import { ContentPicture } from "../../components/ContentPicture";
import { FailureNotice } from "../../components/FailureNotice";
import { Gate } from "../../components/Gate";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { PlanBadge } from "../../components/PlanBadge";
import { formatDuration } from "../../i18n/format";
import { languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token, up } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Card, CardBody, CardMedia, coverCard } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Actor = { actor: ActorRefFrom<typeof seriesListMachine> };
type Snapshot = SnapshotFrom<typeof seriesListMachine>;
const cards = (s: Snapshot) => s.context.cards;
const failure = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const isForbidden = (s: Snapshot) => s.hasTag("forbidden");

const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const List = styled.ul`
  display: grid;
  gap: ${token["space-6"]};
  padding: 0;
  list-style: none;
`;
/** Picture above, or beside the text if there is room. */
const Row = styled(Card)`
  ${up("sm")} {
    display: grid;
    grid-template-columns: minmax(14rem, 1fr) 2fr;
    & > :first-child { border-bottom: 0; aspect-ratio: auto; min-height: 14rem; }
    & > :first-child > * { position: absolute; inset: 0; }
  }
`;
const Body = styled(CardBody)`
  justify-content: center;
  gap: ${token["space-3"]};
  padding: clamp(${token["space-5"]}, 4vw, ${token["space-10"]});
`;
const Cover = styled(PageLink)`
  ${coverCard}
`;
const Text = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
`;
const Facts = styled(Cluster)`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
  & > span { display: inline-flex; align-items: center; gap: 0.4em; }
`;

/** Every series that this account may see. */
export function SeriesListPage({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  return (
    <Page crumbs={[{ label: t("series.title"), href: paths.allSeries }]}>
      <NeedsScripts />
      {signedOut || forbidden ? (
        <Gate of="series" signedOut={signedOut} onSignIn={() => actor.send({ type: "signIn.open" })} />
      ) : (
        <>
          <Stack $gap={3}>
            <h1>{t("series.title")}</h1>
            <Lead>{t("series.intro")}</Lead>
          </Stack>
          <Listed actor={actor} />
        </>
      )}
    </Page>
  );
}

function Listed({ actor }: Actor) {
  const { t } = useTranslation();
  const shown = useSelector(actor, cards);
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  if (failed) {
    return (
      <FailureNotice failure={why} title={t("series.failed")} onRetry={() => actor.send({ type: "series.retry" })} />
    );
  }
  if (empty) {
    return (
      <Card>
        <Stack $gap={4} $align="start">
          <Icon name="video" size={40} />
          <h2>{t("series.none")}</h2>
          <p>{t("series.noneText")}</p>
          <ButtonLink href={paths.courses}>{t("nav.browse")}</ButtonLink>
        </Stack>
      </Card>
    );
  }
  return pending ? (
    <SeriesSkeleton />
  ) : (
    <List>
      {shown.map((card) => (
        <SeriesRow key={card.id} card={card} />
      ))}
    </List>
  );
}

function SeriesRow({ card }: { card: SeriesCard }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Row as="li" $flush $interactive lang={card.language}>
      <CardMedia>
        <ContentPicture of={card} />
      </CardMedia>
      <Body>
        {card.plan && (
          <div>
            <PlanBadge plan={card.plan} />
          </div>
        )}
        {card.language !== locale && (
          <div>
            <Badge $tone="info">{languageNames[card.language]}</Badge>
          </div>
        )}
        <h2>
          <Cover href={paths.series(card.slug)}>{card.title}</Cover>
        </h2>
        <Text>{card.description}</Text>
        <Facts $gap={5}>
          <span>
            <Icon name="video" size={18} /> {t("count.episode", { count: card.episodesCount })}
          </span>
          {card.timing > 0 && (
            <span>
              <Icon name="clock" size={18} /> {formatDuration(t, card.timing)}
            </span>
          )}
        </Facts>
      </Body>
    </Row>
  );
}

function SeriesSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
      <Row $flush aria-hidden="true">
        <CardMedia />
        <Body>
          <Skeleton $shape="title" $width={60} />
          <Skeleton />
          <Skeleton $width={80} />
          <Skeleton $width={25} />
        </Body>
      </Row>
    </div>
  );
}
