import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { flows, gatheringSeconds, keptDays } from "../../../contract/telemetry";
import type { reportsMachine } from "../../../machines/account/reports";
import { useTranslation } from "../../i18n/use-translation";
import { ConsentChoice } from "../../shell/ConsentChoice";
import { withoutDialog } from "../../shell/dialog-address";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Stack } from "../../ui/Stack";

type Snapshot = SnapshotFrom<typeof reportsMachine>;
const reportsOf = (s: Snapshot) => s.context.reports;
const canClear = (s: Snapshot) => s.can({ type: "reports.clear" });

/** The values in the notice about sending, shared with the sending code and the server. */
const noticed = { seconds: gatheringSeconds, path: flows.addCounts.path, days: keptDays };

const Heading = styled.h3`
  font-size: ${token["text-h4"]};
`;
const List = styled.ol`
  display: grid;
  gap: ${token["space-2"]};
  max-height: 40vh;
  margin: 0;
  padding: ${token["space-3"]} ${token["space-4"]};
  overflow-y: auto;
  border-radius: ${token["radius-m"]};
  background: ${color.sunken};
  list-style: none;
  code { font-family: ${token["font-code"]}; font-size: ${token["text-xs"]}; overflow-wrap: anywhere; }
`;

/** Shows everything that is counted, says what is sent, and clears it on request. */
export function ReportsDialog({ actor }: { actor: ActorRefFrom<typeof reportsMachine> }) {
  const { t } = useTranslation();
  const router = useRouter();
  const name = useId();
  const reports = useSelector(actor, reportsOf);
  const clearable = useSelector(actor, canClear);
  const lines = reports.map((report, index) => ({ number: index + 1, text: JSON.stringify(report) })).reverse();
  return (
    <Dialog
      open
      size="l"
      onClose={() => void router.navigate(withoutDialog)}
      title={t("counted.title")}
      description={t("counted.intro", noticed)}
      closeLabel={t("close")}
      footer={
        clearable && (
          <Button variant="secondary" onClick={() => actor.send({ type: "reports.clear" })}>
            {t("counted.clear")}
          </Button>
        )
      }
    >
      <Stack $gap={5}>
        <div>
          <ConsentChoice />
        </div>
        {clearable ? (
          <Stack $gap={3}>
            <Heading id={name}>{t("counted.list", { count: reports.length })}</Heading>
            {/* It scrolls on its own, so it must be reachable by keyboard. */}
            <List aria-labelledby={name} tabIndex={0}>
              {lines.map(({ number, text }) => (
                <li key={number}>
                  <code>{text}</code>
                </li>
              ))}
            </List>
          </Stack>
        ) : (
          <p>{t("counted.none")}</p>
        )}
      </Stack>
    </Dialog>
  );
}
