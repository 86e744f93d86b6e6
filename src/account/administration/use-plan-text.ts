import type { AdminUser } from "../../../contract/account/admin";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";

/** A plan in words, with its end if it has one. */
export function usePlanText(): (plan: AdminUser["plan"]) => string {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  return ({ kind, until }) => {
    const plan = t(`accounts.plans.${kind}`);
    return until === null
      ? plan
      : t("accounts.planUntil", { plan, date: formatDate(formatLocales[language], until, zone) });
  };
}
