import { useSelector } from "@xstate/react";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import type { Actor, Snapshot } from "./actor";

const nameOf = ({ context: { passkeys, chosenId } }: Snapshot) =>
  passkeys.find(({ id }) => id === chosenId)?.name ?? "";
const isBusy = (s: Snapshot) => s.hasTag("busy");

/** Asks before a passkey is removed. */
export function RemovalDialog({ actor }: Actor) {
  const { t } = useTranslation();
  const name = useSelector(actor, nameOf);
  const busy = useSelector(actor, isBusy);
  const cancel = () => actor.send({ type: "removal.cancel" });
  return (
    <Dialog
      open
      onClose={cancel}
      title={t("passkeys.removeTitle", { name })}
      description={t("passkeys.removeText")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t("passkeys.keep")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => actor.send({ type: "removal.confirm" })}>
            {t("passkeys.remove")}
          </Button>
        </>
      }
    />
  );
}
