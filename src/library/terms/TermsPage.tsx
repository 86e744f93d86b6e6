import { styled } from "styled-components";
import type { Terms } from "../../../contract/catalogue/site";
import { Html } from "../../components/Html";
import { LanguageNote } from "../../components/LanguageNote";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useLanguageOf } from "../../screens/language-of";
import { useSite } from "../../screens/site-context";
import { color } from "../../theme/theme";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { type ArticleActor, ArticlePage } from "../article/ArticlePage";

const Updated = styled.p`
  color: ${color["ink-soft"]};
`;

/** The terms of use, with the date of the current version. */
export function TermsPage({ actor }: { actor: ArticleActor }) {
  const { t } = useTranslation();
  return (
    <ArticlePage
      actor={actor}
      kind="terms"
      width="reading"
      title={t("terms.crumb")}
      failed={t("terms.failed")}
      crumbs={() => [{ label: t("terms.crumb"), href: paths.terms }]}
    >
      {(terms) => <Text terms={terms} />}
    </ArticlePage>
  );
}

function Text({ terms }: { terms: Terms }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const languageOf = useLanguageOf();
  return (
    <>
      <LanguageNote language={terms.language} />
      <Stack $gap={2}>
        <h1 lang={languageOf(terms)}>{terms.title}</h1>
        <Updated>
          <time dateTime={terms.updatedAt}>
            {/* A calendar day, the same in every time zone. */}
            {t("terms.updated", { date: formatDate(formatLocales[language], terms.updatedAt, "UTC") })}
          </time>
        </Updated>
      </Stack>
      {/* Headings within the text are the third level. */}
      <VisuallyHidden as="h2">{t("terms.body")}</VisuallyHidden>
      <div lang={languageOf(terms)}>
        <Html html={terms.content} />
      </div>
    </>
  );
}
