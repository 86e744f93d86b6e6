import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Series } from "../../../contract/courses/series";
import { ContentPicture } from "../../components/ContentPicture";
import { FailureNotice } from "../../components/FailureNotice";
import { Gate } from "../../components/Gate";
import { Html } from "../../components/Html";
import { LanguageNote } from "../../components/LanguageNote";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { PlanBadge } from "../../components/PlanBadge";
import { Portrait, WithPortrait } from "../../components/Portrait";
import { formatDuration } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { NotFoundPage } from "../../shell/not-found/NotFoundPage";
import { color, token, up } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { EpisodeCards } from "./EpisodeCards";
import { SeriesProgressPanel } from "./SeriesProgressPanel";
import type { SeriesActor, SeriesSnapshot } from "./series-actor";

const seriesOf = (s: SeriesSnapshot) => s.context.series;
const failure = (s: SeriesSnapshot) => s.context.failure;
const hasFailed = (s: SeriesSnapshot) => s.hasTag("failed");
const isNotFound = (s: SeriesSnapshot) => s.hasTag("notFound");
const isSignedOut = (s: SeriesSnapshot) => s.hasTag("signedOut");
const isForbidden = (s: SeriesSnapshot) => s.hasTag("forbidden");

const Top = styled.div`
  display: grid;
  gap: ${token["space-6"]};
  ${up("md")} { grid-template-columns: minmax(0, 1.4fr) minmax(20rem, 1fr); gap: ${token["space-12"]}; align-items: center; }
`;
const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Facts = styled(Cluster)`
  color: ${color["ink-soft"]};
  & > span { display: inline-flex; align-items: center; gap: 0.4em; }
`;
const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-bottom: 1px solid ${color.rule};
  background: ${color.sunken};
  & > * { width: 100%; height: 100%; object-fit: cover; }
`;
const Inside = styled.div`
  padding: ${token["space-5"]};
`;
const Columns = styled.div`
  display: grid;
  gap: ${token["space-10"]};
  ${up("md")} { grid-template-columns: minmax(0, 1.7fr) minmax(18rem, 1fr); gap: ${token["space-12"]}; align-items: start; }
`;
const SmallTitle = styled.h2`
  color: ${color["highlight-ink"]};
  font-family: ${token["font-body"]};
  font-size: ${token["text-s"]};
  font-weight: 600;
  letter-spacing: 0;
`;
const Role = styled.p`
  color: ${color["ink-soft"]};
`;

/** One series: what it is about, its episodes, and the learner's progress. */
export function SeriesPage({ actor }: { actor: SeriesActor }) {
  const { t } = useTranslation();
  const series = useSelector(actor, seriesOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const notFound = useSelector(actor, isNotFound);
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);

  if (notFound) return <NotFoundPage />;
  return (
    <Page
      lang={series?.language}
      crumbs={[
        { label: t("series.title"), href: paths.allSeries },
        ...(series ? [{ label: series.title, href: paths.series(series.slug) }] : []),
      ]}
    >
      <NeedsScripts />
      {signedOut || forbidden ? (
        <Gate of="series" signedOut={signedOut} onSignIn={() => actor.send({ type: "signIn.open" })} />
      ) : failed ? (
        <>
          <h1>{t("series.title")}</h1>
          <FailureNotice
            failure={why}
            title={t("series.failed")}
            onRetry={() => actor.send({ type: "series.retry" })}
          />
        </>
      ) : series ? (
        <Shown actor={actor} series={series} />
      ) : (
        <SeriesSkeleton />
      )}
    </Page>
  );
}

function Shown({ actor, series }: { actor: SeriesActor; series: Series }) {
  const { t } = useTranslation();
  return (
    <>
      <LanguageNote language={series.language} />
      <Stack $gap={12}>
        <Top>
          <Stack $gap={4}>
            {series.plan && (
              <div>
                <PlanBadge plan={series.plan} />
              </div>
            )}
            <h1>{series.title}</h1>
            <Lead>{series.description}</Lead>
            <Facts $gap={5}>
              <span>
                <Icon name="video" size={18} /> {t("count.episode", { count: series.episodes.length })}
              </span>
              {series.timing > 0 && (
                <span>
                  <Icon name="clock" size={18} /> {formatDuration(t, series.timing)}
                </span>
              )}
              <span>
                <Icon name="user" size={18} /> {series.host.name}
              </span>
            </Facts>
          </Stack>
          <Card $flush>
            <Picture>
              <ContentPicture of={series} />
            </Picture>
            <Inside>
              <SeriesProgressPanel actor={actor} series={series} />
            </Inside>
          </Card>
        </Top>
        <Stack $gap={5}>
          <h2>{t("series.episodes")}</h2>
          <EpisodeCards actor={actor} series={series} />
        </Stack>
        <Columns>
          <Stack $gap={4}>
            <h2>{t("series.about")}</h2>
            <Html html={series.about} />
          </Stack>
          <Card>
            <Stack $gap={3}>
              <SmallTitle>{t("series.host")}</SmallTitle>
              <WithPortrait>
                <Portrait of={series.host} />
                <div>
                  <h3>{series.host.name}</h3>
                  <Role>{series.host.role}</Role>
                </div>
              </WithPortrait>
              <p>{series.host.bio}</p>
            </Stack>
          </Card>
        </Columns>
      </Stack>
    </>
  );
}

function SeriesSkeleton() {
  const { t } = useTranslation();
  return (
    <Top aria-busy="true">
      <Stack $gap={4}>
        <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
        <Skeleton $shape="title" $width={60} />
        <Skeleton />
        <Skeleton $width={80} />
      </Stack>
      <Skeleton $shape="media" />
    </Top>
  );
}
