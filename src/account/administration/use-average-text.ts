import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";

/** An average in the reader's language: "4.33", "4.0", or a word if there is none. */
export function useAverageText(): (average: number | null) => string {
  const { t } = useTranslation();
  const { language } = useSite();
  const format = new Intl.NumberFormat(formatLocales[language], { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return (average) => (average === null ? t("ratingRemoval.none") : format.format(average));
}
