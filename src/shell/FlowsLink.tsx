import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import type { SnapshotFrom } from "xstate";
import type { profileMachine } from "../../machines/account/profile";
import { isEditor } from "../../machines/shared/editor";
import { paths } from "../paths/paths";
import { useSessionActors } from "./session";

const maySeeFlows = ({ context }: SnapshotFrom<typeof profileMachine>) => isEditor({ learner: context.profile });

/** Leads administrators and editors to the flow viewer, in a list. */
export function FlowsLink() {
  const { t } = useTranslation();
  const { profile } = useSessionActors();
  const isAllowed = useSelector(profile, maySeeFlows);
  return (
    isAllowed && (
      <li>
        {/* Another application: the router cannot show it. */}
        <a href={paths.flows}>{t("footer.flows")}</a>
      </li>
    )
  );
}
