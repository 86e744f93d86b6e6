import { styled } from "styled-components";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths, sectionPath } from "../../paths/paths";
import { topicSections } from "../../paths/sections";
import { useSite } from "../../screens/site-context";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { chipStyle } from "../../ui/Chip";
import { Cluster } from "../../ui/Cluster";
import { Stack } from "../../ui/Stack";

const Title = styled.h2`
  font-size: ${token["text-h4"]};
`;
const Tips = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`;
const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
  a { ${chipStyle} }
`;

/** What to do if nothing of the chosen kind matches, but others do. */
export function NothingOfKind({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack $gap={3} $align="start">
      <p>{t("results.noneOfKind")}</p>
      <Button variant="secondary" onClick={onShowAll}>
        {t("results.showAll")}
      </Button>
    </Stack>
  );
}

/** What to do if nothing matches: change the words, or begin with a topic. */
export function NothingFound() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const topics = topicSections.filter(({ allowedLanguages }) => allowedLanguages[locale]);
  return (
    <Stack $gap={5}>
      <Stack $gap={3}>
        <Title>{t("results.tips")}</Title>
        <Tips>
          <li>{t("results.tipSpelling")}</li>
          <li>{t("results.tipWords")}</li>
          <li>{t("results.tipLanguage")}</li>
        </Tips>
      </Stack>
      <Stack $gap={3}>
        <Title>{t("results.topics")}</Title>
        <Topics>
          {topics.map(({ key }) => (
            <li key={key}>
              <PageLink href={sectionPath(key)}>{t(`sections.${key}`)}</PageLink>
            </li>
          ))}
        </Topics>
      </Stack>
      <Cluster>
        <PageLink href={paths.courses}>{t("notFound.all")}</PageLink>
        <PageLink href={paths.glossary}>{t("sections.digitalMarketingGlossary")}</PageLink>
        <PageLink href={paths.faq}>{t("sections.faq")}</PageLink>
      </Cluster>
    </Stack>
  );
}
