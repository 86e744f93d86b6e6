import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { GlossaryCard } from "../../../contract/library/glossary";
import { type glossaryMachine, matching } from "../../../machines/library/glossary";
import { FailureNotice } from "../../components/FailureNotice";
import { LanguageNote } from "../../components/LanguageNote";
import { Page } from "../../components/Page";
import { ButtonLink } from "../../components/PageLink";
import { StructuredData } from "../../components/StructuredData";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { termSearchOf } from "../../screens/link";
import { useSite } from "../../screens/site-context";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { chipStyle } from "../../ui/Chip";
import { Grid } from "../../ui/Grid";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { TermEntry } from "./TermEntry";

type Actor = { actor: ActorRefFrom<typeof glossaryMachine> };
type Snapshot = SnapshotFrom<typeof glossaryMachine>;
const termsOf = (s: Snapshot) => s.context.terms;
const filterOf = (s: Snapshot) => s.context.filter;
const failure = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const isNone = (s: Snapshot) => s.hasTag("none");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const canClear = (s: Snapshot) => s.can({ type: "filter.clear" });

const Lead = styled.p`
  max-width: ${token["width-reading"]};
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Form = styled.form`
  max-width: 34rem;
`;
const Letters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  padding: 0;
  list-style: none;
`;
const Letter = styled(Link)`
  ${chipStyle}
  justify-content: center;
  min-width: 2.75rem;
  font-weight: 600;
`;
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-1"]} ${token["space-4"]};
  min-height: 2.625rem;
  color: ${color["ink-soft"]};
`;
const Group = styled.section`
  display: grid;
  gap: ${token["space-4"]};
  padding-block: ${token["space-6"]};
  border-top: 1px solid ${color.rule};
  ${up("sm")} { grid-template-columns: 5rem minmax(0, 1fr); padding-block: ${token["space-8"]}; }
`;
const Initial = styled.h2`
  color: ${color["highlight-ink"]};
  font-size: 2.25rem;
  line-height: 1;
`;

/** Every term, to find by letter and by words. */
export function GlossaryPage({ actor }: Actor) {
  const { t } = useTranslation();
  return (
    <Page crumbs={[{ label: t("sections.digitalMarketingGlossary"), href: paths.glossary }]}>
      <Stack $gap={3}>
        <h1>{t("glossary.title")}</h1>
        <Lead>{t("glossary.intro")}</Lead>
      </Stack>
      <SearchTerms actor={actor} />
      <LetterNav actor={actor} />
      <Terms actor={actor} />
      <SetData actor={actor} />
    </Page>
  );
}

function SearchTerms({ actor }: Actor) {
  const { t } = useTranslation();
  const { letter, search } = useSelector(actor, filterOf);
  return (
    // Typing filters immediately; without scripts, the form asks the server.
    <Form
      action={paths.glossary}
      method="get"
      role="search"
      aria-label={t("glossary.filter")}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={t("glossary.search")}
        labelHidden
        placeholder={t("glossary.placeholder")}
        icon="search"
        type="search"
        name="search"
        maxLength={200}
        value={search}
        onChange={(event) => actor.send({ type: "words.type", search: event.target.value })}
      />
      {letter && <input type="hidden" name="letter" value={letter} />}
      <noscript>
        <button type="submit">{t("glossary.apply")}</button>
      </noscript>
    </Form>
  );
}

/** The headings that terms are filed under; each is an address that includes the search words. */
function LetterNav({ actor }: Actor) {
  const { t } = useTranslation();
  const terms = useSelector(actor, termsOf);
  const { letter: chosen, search } = useSelector(actor, filterOf);
  const letters = [...groupsOf(terms).keys()];
  return letters.length > 0 ? (
    <nav aria-label={t("glossary.letters")}>
      <Letters>
        {[null, ...letters].map((letter) => (
          <li key={letter}>
            <Letter
              // As in `PageLink`: the router's own types would duplicate the address.
              to={paths.glossary as "/academy/"}
              search={termSearchOf({ letter, search }) as never}
              activeOptions={{ exact: true, includeSearch: true }}
              resetScroll={false}
              aria-current={letter === chosen ? "true" : undefined}
            >
              {letter ?? t("glossary.anyLetter")}
            </Letter>
          </li>
        ))}
      </Letters>
    </nav>
  ) : null;
}

function Terms({ actor }: Actor) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const terms = useSelector(actor, termsOf);
  const filter = useSelector(actor, filterOf);
  const why = useSelector(actor, failure);
  const busy = useSelector(actor, isBusy);
  const empty = useSelector(actor, isEmpty);
  const none = useSelector(actor, isNone);
  const failed = useSelector(actor, hasFailed);
  const filtered = useSelector(actor, canClear);
  const found = matching(terms, filter);
  const [first] = terms;
  // One note if the glossary is not translated at all, a label at each English term if it is translated in part.
  const untranslated = first && first.language !== locale && terms.every(({ language }) => language === first.language);
  return (
    <Stack $gap={4} aria-busy={busy}>
      {untranslated && <LanguageNote language={first.language} />}
      <Found>
        <span role="status">
          {busy
            ? t("loading")
            : empty
              ? t("glossary.empty")
              : found.length > 0 && t("glossary.found", { count: found.length })}
        </span>
        {filtered && (
          <Button variant="quiet" onClick={() => actor.send({ type: "filter.clear" })}>
            {t("glossary.clear")}
          </Button>
        )}
      </Found>
      {failed && (
        <FailureNotice
          failure={why}
          title={t("glossary.failed")}
          onRetry={() => actor.send({ type: "glossary.retry" })}
        />
      )}
      {empty && <p>{t("glossary.emptyText")}</p>}
      {none && (
        <Stack $gap={4} $align="start">
          <h2>{t("glossary.none")}</h2>
          <p>{t("glossary.noneText")}</p>
          <ButtonLink href={paths.courses}>{t("nav.browse")}</ButtonLink>
        </Stack>
      )}
      {busy ? (
        <TermSkeletons />
      ) : (
        <div>
          {[...groupsOf(found)].map(([letter, cards]) => (
            <Group key={letter} aria-label={letter}>
              <Initial>{letter}</Initial>
              <Grid as="ul" $min="17rem">
                {cards.map((card) => (
                  <TermEntry key={card.id} card={card} labelled={!untranslated} />
                ))}
              </Grid>
            </Group>
          ))}
        </div>
      )}
    </Stack>
  );
}

/** Terms under their headings, both in order. */
function groupsOf(cards: readonly GlossaryCard[]): Map<string, GlossaryCard[]> {
  const groups = new Map<string, GlossaryCard[]>();
  for (const card of cards) groups.set(card.letter, [...(groups.get(card.letter) ?? []), card]);
  return groups;
}

const TermSkeletons = () => (
  <Group as="div" aria-hidden="true">
    <Skeleton $shape="title" $width={40} />
    <Grid $min="17rem">
      {[0, 1, 2, 3].map((place) => (
        <Stack key={place} $gap={2}>
          <Skeleton $shape="title" $width={60} />
          <Skeleton />
          <Skeleton $width={80} />
        </Stack>
      ))}
    </Grid>
  </Group>
);

function SetData({ actor }: Actor) {
  const { t } = useTranslation();
  const { origin } = useSite();
  const terms = useSelector(actor, termsOf);
  return (
    <StructuredData
      data={{
        "@type": "DefinedTermSet",
        name: t("glossary.title"),
        description: t("glossary.description"),
        url: origin + paths.glossary,
        hasDefinedTerm: terms.map(({ term, slug }) => ({
          "@type": "DefinedTerm",
          name: term,
          url: origin + paths.term(slug),
        })),
      }}
    />
  );
}
