import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { academyMachine } from "../../../machines/session/academy";
import { useSite } from "../../screens/site-context";
import { token } from "../../theme/theme";
import { Notice } from "../../ui/Notice";

const isOffline = (s: SnapshotFrom<typeof academyMachine>) => s.hasTag("offline");

/** Stays in sight while somebody is offline, wherever they have scrolled. */
const Sticky = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token["z-header"]};
  padding: ${token["space-2"]};
`;

/** Says that the network is gone, and that nothing is lost by it. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const { academy } = useSite();
  return useSelector(academy, isOffline) ? (
    <Sticky>
      <Notice kind="warning">{t("offline")}</Notice>
    </Sticky>
  ) : null;
}
