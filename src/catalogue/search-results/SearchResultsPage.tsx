import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Hit, SearchApp, searchResultsMachine } from "../../../machines/catalogue/search-results";
import { FailureNotice } from "../../components/FailureNotice";
import { Marked } from "../../components/Marked";
import { Page } from "../../components/Page";
import { PageLink } from "../../components/PageLink";
import { languageNames } from "../../i18n/languages";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Chip, Chips } from "../../ui/Chip";
import { Cluster } from "../../ui/Cluster";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Actor = { actor: ActorRefFrom<typeof searchResultsMachine> };
type Snapshot = SnapshotFrom<typeof searchResultsMachine>;
const wordsOf = (s: Snapshot) => s.context.words;
const appOf = (s: Snapshot) => s.context.app;
const cards = (s: Snapshot) => s.context.cards;
const total = (s: Snapshot) => s.context.total;
const failure = (s: Snapshot) => s.context.failure;
const isIdle = (s: Snapshot) => s.matches("idle");
const isSearching = (s: Snapshot) => s.hasTag("searching");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isBusyMore = (s: Snapshot) => s.hasTag("busyMore");
const hasFailedMore = (s: Snapshot) => s.hasTag("failedMore");
const offersMore = (s: Snapshot) => s.can({ type: "hits.more" }) || s.hasTag("busyMore");

const apps: readonly SearchApp[] = ["academy", "webinars", "glossary"];

const Form = styled.form`
  display: grid;
  gap: ${token["space-4"]};
`;
const Choice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Result = styled.li`
  display: grid;
  gap: ${token["space-2"]};
  padding-block: ${token["space-5"]};
  border-bottom: 1px solid ${color.rule};
  h2 { margin: 0; font-size: 1.1875rem; }
  p { margin: 0; color: ${color["ink-soft"]}; }
`;
const Found = styled.p`
  margin: 0;
  min-height: 1.6em;
  color: ${color["ink-soft"]};
`;

/** All results of a search, by source. */
export function SearchResultsPage({ actor }: Actor) {
  const { t } = useTranslation();
  return (
    <Page width="reading" crumbs={[{ label: t("results.title"), href: paths.search() }]}>
      <h1>{t("results.title")}</h1>
      <Question actor={actor} />
      <Results actor={actor} />
    </Page>
  );
}

function Question({ actor }: Actor) {
  const { t } = useTranslation();
  const words = useSelector(actor, wordsOf);
  const app = useSelector(actor, appOf);
  return (
    <Form action={paths.search()} method="get" role="search" aria-label={t("results.form")}>
      <TextField
        label={t("results.words")}
        labelHidden
        placeholder={t("search.submit")}
        icon="search"
        type="search"
        name="search"
        maxLength={200}
        value={words}
        onChange={(event) => actor.send({ type: "words.type", words: event.target.value })}
      />
      <Choice>
        <VisuallyHidden as="legend">{t("results.where")}</VisuallyHidden>
        <Chips>
          {apps.map((one) => (
            <Chip
              key={one}
              type="radio"
              name="app"
              value={one}
              label={t(`results.apps.${one}`)}
              checked={app === one}
              onChange={() => actor.send({ type: "app.choose", app: one })}
            />
          ))}
        </Chips>
      </Choice>
      <noscript>
        <button type="submit">{t("search.submit")}</button>
      </noscript>
    </Form>
  );
}

function Results({ actor }: Actor) {
  const { t } = useTranslation();
  const words = useSelector(actor, wordsOf);
  const shown = useSelector(actor, cards);
  const count = useSelector(actor, total);
  const why = useSelector(actor, failure);
  const idle = useSelector(actor, isIdle);
  const searching = useSelector(actor, isSearching);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  const failedMore = useSelector(actor, hasFailedMore);
  const busyMore = useSelector(actor, isBusyMore);
  const more = useSelector(actor, offersMore);
  const askForMore = () => actor.send({ type: "hits.more" });

  if (failed) {
    return (
      <FailureNotice failure={why} title={t("search.failed")} onRetry={() => actor.send({ type: "results.retry" })} />
    );
  }
  if (idle) return <p>{t("results.idle")}</p>;
  return (
    <Stack $gap={4} aria-busy={searching}>
      <Found role="status">
        {searching ? t("loading") : empty ? t("search.none", { query: words.trim() }) : t("results.found", { count })}
      </Found>
      {empty && (
        <>
          <p>{t("results.emptyText")}</p>
          <Cluster>
            <PageLink href={paths.courses}>{t("notFound.all")}</PageLink>
            <PageLink href={paths.glossary}>{t("sections.digitalMarketingGlossary")}</PageLink>
            <PageLink href={paths.faq}>{t("sections.faq")}</PageLink>
          </Cluster>
        </>
      )}
      {searching && shown.length === 0 && (
        <Stack $gap={3} aria-hidden="true">
          <Skeleton $shape="title" $width={60} />
          <Skeleton />
          <Skeleton $width={80} />
        </Stack>
      )}
      {shown.length > 0 && (
        <List>
          {shown.map((hit) => (
            <ResultItem key={hit.url} hit={hit} />
          ))}
        </List>
      )}
      {failedMore && <FailureNotice failure={why} title={t("results.moreFailed")} onRetry={askForMore} />}
      {more && (
        <div>
          <Button variant="secondary" busy={busyMore} onClick={askForMore}>
            {t("results.more")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function ResultItem({ hit: { type, url, language, highlights, categories } }: { hit: Hit }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Result>
      <h2 lang={language}>
        <PageLink href={url}>
          <Marked segments={highlights.title} />
        </PageLink>
      </h2>
      <p lang={language}>
        <Marked segments={highlights.content} />
      </p>
      <Cluster>
        <Badge>{t(`results.types.${type}`)}</Badge>
        {categories.map(({ id, title }) => (
          <Badge key={id} $tone="accent">
            {title}
          </Badge>
        ))}
        {language !== locale && <Badge $tone="info">{languageNames[language]}</Badge>}
      </Cluster>
    </Result>
  );
}
