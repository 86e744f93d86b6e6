import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Episode } from "../../../contract/courses/series";
import { FailureNotice } from "../../components/FailureNotice";
import { Gate } from "../../components/Gate";
import { LanguageNote } from "../../components/LanguageNote";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { PlanNeeded } from "../../components/PlanNeeded";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { NotFoundPage } from "../../shell/not-found/NotFoundPage";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Player } from "../player/Player";
import { EpisodePanel } from "./EpisodePanel";
import type { EpisodeActor, EpisodeSnapshot } from "./episode-actor";

const episodeOf = (s: EpisodeSnapshot) => s.context.episode;
const failure = (s: EpisodeSnapshot) => s.context.failure;
const playerOf = (s: EpisodeSnapshot) => s.children.player;
const hasFailed = (s: EpisodeSnapshot) => s.hasTag("failed");
const isNotFound = (s: EpisodeSnapshot) => s.hasTag("notFound");
const isSignedOut = (s: EpisodeSnapshot) => s.hasTag("signedOut");
const isPlanNeeded = (s: EpisodeSnapshot) => s.hasTag("planNeeded");
const isForbidden = (s: EpisodeSnapshot) => s.hasTag("forbidden");

const Columns = styled.div`
  display: grid;
  gap: ${token["space-6"]};
  ${up("md")} { grid-template-columns: minmax(0, 1fr) 20rem; gap: ${token["space-8"]}; align-items: start; }
`;
const Eyebrow = styled.p`
  color: ${color["highlight-ink"]};
  font-weight: 600;
`;
const Lead = styled.p`
  max-width: 70ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;

/** One episode: its clip, whether it is watched, and what comes next. */
export function EpisodePage({ actor }: { actor: EpisodeActor }) {
  const { t } = useTranslation();
  const episode = useSelector(actor, episodeOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const notFound = useSelector(actor, isNotFound);
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const planNeeded = useSelector(actor, isPlanNeeded);

  if (notFound) return <NotFoundPage />;
  return (
    <Page
      lang={episode?.language}
      crumbs={[
        { label: t("series.title"), href: paths.allSeries },
        ...(episode
          ? [
              { label: episode.series.title, href: paths.series(episode.series.slug) },
              { label: episode.title, href: paths.episode(episode.series.slug, episode.slug) },
            ]
          : []),
      ]}
    >
      <NeedsScripts />
      {signedOut || forbidden ? (
        <Gate of="series" signedOut={signedOut} onSignIn={() => actor.send({ type: "signIn.open" })} />
      ) : planNeeded ? (
        <>
          <h1>{t("series.title")}</h1>
          <PlanNeeded />
          <div>
            <Button variant="secondary" onClick={() => actor.send({ type: "episode.retry" })}>
              {t("retry")}
            </Button>
          </div>
        </>
      ) : failed ? (
        <>
          <h1>{t("series.title")}</h1>
          <FailureNotice
            failure={why}
            title={t("episode.failed")}
            onRetry={() => actor.send({ type: "episode.retry" })}
          />
        </>
      ) : episode ? (
        <Shown actor={actor} episode={episode} />
      ) : (
        <EpisodeSkeleton />
      )}
    </Page>
  );
}

function Shown({ actor, episode }: { actor: EpisodeActor; episode: Episode }) {
  const { t } = useTranslation();
  const player = useSelector(actor, playerOf);
  return (
    <>
      <LanguageNote language={episode.language} />
      <Stack $gap={2}>
        <Eyebrow>{t("episode.number", { number: episode.number })}</Eyebrow>
        <h1>{episode.title}</h1>
        <Lead>{episode.description}</Lead>
      </Stack>
      <Columns>
        {player && (
          <Player actor={player} clip={episode} seconds={episode.timing} brokenText={t("episode.brokenText")} />
        )}
        <EpisodePanel actor={actor} episode={episode} />
      </Columns>
    </>
  );
}

function EpisodeSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack $gap={4} aria-busy="true">
      <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
      <Skeleton $shape="title" $width={60} />
      <Skeleton $width={80} />
      <Columns>
        <Skeleton $shape="media" />
      </Columns>
    </Stack>
  );
}
