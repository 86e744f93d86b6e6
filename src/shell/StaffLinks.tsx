import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type { profileMachine } from "../../machines/account/profile";
import { isEditor } from "../../machines/shared/editor";
import { PageLink } from "../components/PageLink";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { useSessionActors } from "./session";

const isStaff = ({ context }: SnapshotFrom<typeof profileMachine>) => isEditor({ learner: context.profile });

/** Leads administrators and editors to the administration and to the flow viewer, in a list. */
export function StaffLinks() {
  const { t } = useTranslation();
  const { profile } = useSessionActors();
  const isAllowed = useSelector(profile, isStaff);
  return (
    isAllowed && (
      <>
        <li>
          <PageLink href={paths.administration}>{t("footer.administration")}</PageLink>
        </li>
        <li>
          {/* Another application: the router cannot show it. */}
          <a href={paths.flows}>{t("footer.flows")}</a>
        </li>
      </>
    )
  );
}
