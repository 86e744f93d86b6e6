import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Certificate } from "../../../contract/certificates/certificates";
import type { certificateDeletionMachine } from "../../../machines/certificates/certificate-deletion";
import { FailureNotice } from "../../components/FailureNotice";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

type Snapshot = SnapshotFrom<typeof certificateDeletionMachine>;
const idOf = (s: Snapshot) => s.context.id;
const failure = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const hasFailed = (s: Snapshot) => s.hasTag("failed");

interface Props {
  actor: ActorRefFrom<typeof certificateDeletionMachine>;
  certificates: Certificate[];
}

/** Explains the deletion and asks for a confirmation. */
export default function DeleteCertificateDialog({ actor, certificates }: Props) {
  const { t } = useTranslation();
  const id = useSelector(actor, idOf);
  const why = useSelector(actor, failure);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, hasFailed);
  const { language } = useSite();
  const certificate = certificates.find((one) => one.id === id);
  const cancel = () => actor.send({ type: "deletion.cancel" });
  return (
    <Dialog
      open
      onClose={cancel}
      title={t("certificates.deleteTitle")}
      description={
        certificate &&
        t("certificates.deleteText", {
          title: certificate.title,
          date: formatDate(formatLocales[language], certificate.dateIssued),
        })
      }
      closeLabel={t("close")}
      busy={busy}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t("certificates.keep")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => actor.send({ type: "deletion.confirm" })}>
            {t("certificates.deleteConfirm")}
          </Button>
        </>
      }
    >
      {failed && <FailureNotice failure={why} title={t("certificates.deleteFailed")} />}
    </Dialog>
  );
}
