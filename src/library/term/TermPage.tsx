import { styled } from "styled-components";
import type { GlossaryTerm } from "../../../contract/library/glossary";
import { Html } from "../../components/Html";
import { LanguageNote } from "../../components/LanguageNote";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { StructuredData } from "../../components/StructuredData";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useLanguageOf } from "../../screens/language-of";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { chipStyle } from "../../ui/Chip";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { type ArticleActor, ArticlePage } from "../article/ArticlePage";
import { TermEntry } from "../glossary/TermEntry";

const Lead = styled.p`
  font-family: ${token["font-heading"]};
  font-size: ${token["text-lead"]};
  line-height: 1.5;
`;
const Synonyms = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-1"]} ${token["space-3"]};
  margin: 0;
  dt { color: ${color["ink-soft"]}; }
  dd { margin: 0; font-weight: 600; }
  dd:not(:last-child)::after { content: ","; }
`;
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  padding: 0;
  list-style: none;
`;
const Topic = styled(PageLink)`
  ${chipStyle}
`;
const Further = styled.section`
  display: grid;
  gap: ${token["space-5"]};
  margin-top: ${token["space-4"]};
  padding-top: ${token["space-6"]};
  border-top: 1px solid ${color.rule};
  /* No larger than the headings within the text. */
  h2 { font-size: ${token["text-h3"]}; }
`;

/** A term: its meaning in one sentence and in full, and related terms. */
export function TermPage({ actor }: { actor: ArticleActor }) {
  const { t } = useTranslation();
  return (
    <ArticlePage
      actor={actor}
      kind="term"
      width="reading"
      title={t("glossary.title")}
      failed={t("term.failed")}
      crumbs={(term, slug) => [
        { label: t("sections.digitalMarketingGlossary"), href: paths.glossary },
        { label: term?.term ?? "…", href: paths.term(slug) },
      ]}
    >
      {(term) => <Term term={term} />}
    </ArticlePage>
  );
}

function Term({ term }: { term: GlossaryTerm }) {
  const { t } = useTranslation();
  const languageOf = useLanguageOf();
  const lang = languageOf(term);
  return (
    <>
      <LanguageNote language={term.language} />
      <Stack $gap={4}>
        <h1 lang={lang}>{term.term}</h1>
        <Lead lang={lang}>{term.short}</Lead>
        {term.synonyms.length > 0 && (
          <Synonyms>
            <dt>{t("term.synonyms")}</dt>
            {term.synonyms.map((synonym) => (
              <dd key={synonym} lang={lang}>
                {synonym}
              </dd>
            ))}
          </Synonyms>
        )}
      </Stack>
      {/* Headings within the text are the third level. */}
      <VisuallyHidden as="h2">{t("term.body")}</VisuallyHidden>
      <div lang={lang}>
        <Html html={term.body} />
      </div>
      {term.related.length > 0 && (
        <Further>
          <h2>{t("term.related")}</h2>
          <Grid as="ul" $min="17rem">
            {term.related.map((card) => (
              <TermEntry key={card.id} card={card} />
            ))}
          </Grid>
        </Further>
      )}
      <Further>
        {term.categories.length > 0 && (
          <>
            <h2>{t("term.topics")}</h2>
            <Chips>
              {term.categories.map(({ id, title }) => (
                <li key={id}>
                  <Topic href={`${paths.courses}?categories=${id}`}>{title}</Topic>
                </li>
              ))}
            </Chips>
          </>
        )}
        <div>
          <ButtonLink $variant="secondary" href={paths.glossaryOf(term.letter)}>
            <Icon name="arrow-left" size={18} /> {t("term.sameLetter", { letter: term.letter })}
          </ButtonLink>
        </div>
      </Further>
      <TermData term={term} />
    </>
  );
}

function TermData({ term }: { term: GlossaryTerm }) {
  const { t } = useTranslation();
  const { origin } = useSite();
  return (
    <StructuredData
      data={{
        "@type": "DefinedTerm",
        name: term.term,
        alternateName: term.synonyms,
        description: term.short,
        url: origin + term.url,
        inDefinedTermSet: {
          "@type": "DefinedTermSet",
          name: t("glossary.title"),
          url: origin + paths.glossary,
          inLanguage: term.language,
        },
      }}
    />
  );
}
