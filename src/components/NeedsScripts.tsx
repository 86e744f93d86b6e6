import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { Notice } from "../ui/Notice";
import { ButtonLink } from "./PageLink";

/**
 * Says that the page needs scripts, and leads to what works without them: by default, to the courses. Only in the first
 * HTML, and only where scripts do not run.
 */
export function NeedsScripts({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <noscript>
      <Notice
        kind="warning"
        announce={false}
        action={
          children ?? (
            <ButtonLink $variant="secondary" href={paths.courses}>
              {t("nav.browse")}
            </ButtonLink>
          )
        }
      >
        {t("needsScripts")}
      </Notice>
    </noscript>
  );
}
