import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { Notice } from "../ui/Notice";
import { ButtonLink } from "./PageLink";

/** Says that something is part of academy-plus, and leads to where a trial starts and codes are redeemed (R55). */
export function PlanNeeded() {
  const { t } = useTranslation();
  return (
    <Notice
      title={t("planNeeded.title")}
      action={
        <ButtonLink $variant="secondary" href={paths.plan}>
          {t("planNeeded.action")}
        </ButtonLink>
      }
    >
      {t("planNeeded.text")}
    </Notice>
  );
}
