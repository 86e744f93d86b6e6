import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { failedPageMachine } from "../../machines/account/failed-page";
import { Page } from "../components/Page";
import { useTranslation } from "../i18n/use-translation";
import { Button } from "../ui/Button";
import { Stack } from "../ui/Stack";

type Snapshot = SnapshotFrom<typeof failedPageMachine>;
const isOffline = (s: Snapshot) => s.hasTag("offline");
const isBusy = (s: Snapshot) => s.hasTag("busy");

/** Says why there is no page, and how it goes on. */
export function FailedPage({ actor }: { actor: ActorRefFrom<typeof failedPageMachine> }) {
  const { t } = useTranslation();
  const offline = useSelector(actor, isOffline);
  const busy = useSelector(actor, isBusy);
  return (
    <Page width="reading">
      <Stack $gap={5} $align="start">
        <h1>{t(offline ? "pageFailed.offlineTitle" : "pageFailed.title")}</h1>
        <p>{t(offline ? "pageFailed.offlineText" : "pageFailed.text")}</p>
        <Button busy={busy} onClick={() => actor.send({ type: "page.reload" })}>
          {t("pageFailed.reload")}
        </Button>
      </Stack>
    </Page>
  );
}
