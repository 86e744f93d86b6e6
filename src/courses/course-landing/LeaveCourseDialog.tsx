import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { enrolmentMachine } from "../../../machines/courses/enrolment";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

const isBusy = (s: SnapshotFrom<typeof enrolmentMachine>) => s.hasTag("busy");

/** Asks for confirmation before the learner leaves a course (L21). */
export default function LeaveCourseDialog({ actor }: { actor: ActorRefFrom<typeof enrolmentMachine> }) {
  const { t } = useTranslation();
  const busy = useSelector(actor, isBusy);
  const cancel = () => actor.send({ type: "removal.cancel" });
  return (
    <Dialog
      open
      onClose={cancel}
      title={t("landing.leaveTitle")}
      description={t("landing.leaveText")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t("landing.stay")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => actor.send({ type: "removal.confirm" })}>
            {t("landing.leaveConfirm")}
          </Button>
        </>
      }
    />
  );
}
