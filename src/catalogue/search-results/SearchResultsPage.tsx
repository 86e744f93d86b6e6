import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { SearchKind } from "../../../contract/catalogue/search";
import type { Hit, searchResultsMachine } from "../../../machines/catalogue/search-results";
import { FailureNotice } from "../../components/FailureNotice";
import { Marked } from "../../components/Marked";
import { Page } from "../../components/Page";
import { PageLink } from "../../components/PageLink";
import { languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
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
import { NothingFound, NothingOfKind } from "./NothingFound";
import { kindLabels, searchKinds } from "./search-kinds";

type Actor = { actor: ActorRefFrom<typeof searchResultsMachine> };
type Snapshot = SnapshotFrom<typeof searchResultsMachine>;
const wordsOf = (s: Snapshot) => s.context.words;
const kindOf = (s: Snapshot) => s.context.kind;
const countsOf = (s: Snapshot) => s.context.counts;
const cards = (s: Snapshot) => s.context.cards;
const total = (s: Snapshot) => s.context.total;
const failure = (s: Snapshot) => s.context.failure;
const isIdle = (s: Snapshot) => s.matches("idle");
const hasNothing = (s: Snapshot) => s.hasTag("empty") && s.context.counts.length === 0;
/** While results load, the kinds keep their place. */
const mayOfferKinds = (s: Snapshot) => !isIdle(s) && !hasNothing(s);
const isSearching = (s: Snapshot) => s.hasTag("searching");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isBusyMore = (s: Snapshot) => s.hasTag("busyMore");
const hasFailedMore = (s: Snapshot) => s.hasTag("failedMore");
const offersMore = (s: Snapshot) => s.can({ type: "hits.more" }) || s.hasTag("busyMore");

const Form = styled.form`
  display: grid;
  gap: ${token["space-4"]};
`;
/** As high as its chips, so that nothing moves when they arrive. */
const Choice = styled.fieldset`
  min-width: 0;
  min-height: 2.25rem;
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

/** All results of a search in one list, and how many there are of each kind. */
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
  const offersKinds = useSelector(actor, mayOfferKinds);
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
      {offersKinds && <Kinds actor={actor} />}
      <noscript>
        <button type="submit">{t("search.submit")}</button>
      </noscript>
    </Form>
  );
}

/** The kinds that have results, and the chosen one even if it has none. */
function Kinds({ actor }: Actor) {
  const { t } = useTranslation();
  const kind = useSelector(actor, kindOf);
  const counts = useSelector(actor, countsOf);
  const countOf = (one: SearchKind) => counts.find((known) => known.kind === one)?.count ?? 0;
  const offered = searchKinds.filter((one) => one === kind || countOf(one) > 0);
  return (
    <Choice>
      <VisuallyHidden as="legend">{t("results.where")}</VisuallyHidden>
      {offered.length > 0 && (
        <Chips>
          <Chip
            type="radio"
            name="kind"
            value=""
            label={t("results.all")}
            count={counts.reduce((sum, { count }) => sum + count, 0)}
            checked={kind === null}
            onChange={() => actor.send({ type: "kind.choose", kind: null })}
          />
          {offered.map((one) => (
            <Chip
              key={one}
              type="radio"
              name="kind"
              value={one}
              label={t(kindLabels[one])}
              count={countOf(one)}
              checked={kind === one}
              onChange={() => actor.send({ type: "kind.choose", kind: one })}
            />
          ))}
        </Chips>
      )}
    </Choice>
  );
}

/** How many results there are, and of which kind if one is chosen: so every choice is announced. */
function useFound(kind: SearchKind | null, count: number): string {
  const { t } = useTranslation();
  const found = t("results.found", { count });
  return kind === null ? found : t("results.foundOf", { kind: t(kindLabels[kind]), found });
}

function Results({ actor }: Actor) {
  const { t } = useTranslation();
  const words = useSelector(actor, wordsOf);
  const shown = useSelector(actor, cards);
  const kind = useSelector(actor, kindOf);
  const found = useFound(kind, useSelector(actor, total));
  const why = useSelector(actor, failure);
  const idle = useSelector(actor, isIdle);
  const searching = useSelector(actor, isSearching);
  const empty = useSelector(actor, isEmpty);
  const nothing = useSelector(actor, hasNothing);
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
        {searching ? t("loading") : nothing ? t("search.none", { query: words.trim() }) : found}
      </Found>
      {nothing && <NothingFound />}
      {empty && !nothing && <NothingOfKind onShowAll={() => actor.send({ type: "kind.choose", kind: null })} />}
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
            <ResultItem key={hit.id} hit={hit} />
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

function ResultItem({ hit: { kind, url, language, highlights, partOf, categories } }: { hit: Hit }) {
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
        <Badge $tone="accent">{t(`search.kinds.${kind}`)}</Badge>
        {partOf !== null && <small lang={language}>{partOf}</small>}
        {categories.map(({ id, title }) => (
          <Badge key={id} lang={language}>
            {title}
          </Badge>
        ))}
        {language !== locale && <Badge $tone="info">{languageNames[language]}</Badge>}
      </Cluster>
    </Result>
  );
}
