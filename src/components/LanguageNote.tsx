import type { ContentLocale } from "../../contract/primitives";
import { languageNames } from "../i18n/languages";
import { useTranslation } from "../i18n/use-translation";
import { useSite } from "../screens/site-context";
import { Notice } from "../ui/Notice";

/** Says when a text is in another language than the page (R52). */
export function LanguageNote({ language }: { language: ContentLocale }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return language === locale ? null : (
    <Notice announce={false}>{t("languageNote", { language: languageNames[language] })}</Notice>
  );
}
