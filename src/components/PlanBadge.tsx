import { useTranslation } from "../i18n/use-translation";
import { Badge } from "../ui/Badge";

/** Labels what belongs to academy-plus (R55). */
export function PlanBadge({ plan }: { plan?: "plus" | undefined }) {
  const { t } = useTranslation();
  return plan ? <Badge $tone="warning">{t("sections.academyPlus")}</Badge> : null;
}
