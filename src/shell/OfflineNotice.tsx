import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type { academyMachine } from "../../machines/account/academy";
import { useTranslation } from "../i18n/use-translation";
import { useSite } from "../screens/site-context";
import { Notice } from "../ui/Notice";

const isOffline = (s: SnapshotFrom<typeof academyMachine>) => s.hasTag("offline");

/** Says that the network is gone, and that nothing is lost. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const { academy } = useSite();
  return useSelector(academy, isOffline) ? <Notice kind="warning">{t("offline")}</Notice> : null;
}
