import { useSelector } from "@xstate/react";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { RevocationDialog } from "./RevocationDialog";
import { intentOf, isChanged, isOpen, type RevocationActor, subjectOf } from "./selectors";

/** The focused button went with its dialog: the focus moves to what says that it is done. */
const focus = (message: HTMLElement | null) => message?.focus();

/** What was done to a certificate, with a way to undo it; and the question before it is done. */
export function Revocation({ actor }: RevocationActor) {
  const { t } = useTranslation();
  const open = useSelector(actor, isOpen);
  const changed = useSelector(actor, isChanged);
  const intent = useSelector(actor, intentOf);
  const certificate = useSelector(actor, subjectOf);
  if (certificate === null) return null;
  const { name, title, holder, isHolderTold } = certificate;
  return (
    <>
      {changed && (
        <div ref={focus} tabIndex={-1}>
          <Notice
            kind="success"
            title={t(`staffCertificates.done.${intent}`, { name, title })}
            action={
              <Button variant="secondary" onClick={() => actor.send({ type: "revocation.undo" })}>
                {t("staffCertificates.undo")}
              </Button>
            }
          >
            {t(isHolderTold ? "staffCertificates.told" : "staffCertificates.untold", { email: holder.email })}
          </Notice>
        </div>
      )}
      {open && <RevocationDialog actor={actor} certificate={certificate} />}
    </>
  );
}
