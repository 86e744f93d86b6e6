import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { promoCodeEndingMachine } from "../../../machines/account/promo-code-ending";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { StaffActionDialog } from "./StaffActionDialog";

export type Ending = ActorRefFrom<typeof promoCodeEndingMachine>;
type Snapshot = SnapshotFrom<typeof promoCodeEndingMachine>;
const isOpen = (s: Snapshot) => s.hasTag("open");
const isPerformed = (s: Snapshot) => s.matches("performed");
const subjectOf = (s: Snapshot) => s.context.subject;

/** What has been done to a code, with a way to take it back. */
export function PromoCodeEnded({ actor }: { actor: Ending }) {
  const { t } = useTranslation();
  const performed = useSelector(actor, isPerformed);
  const subject = useSelector(actor, subjectOf);
  if (!performed || subject === null) return null;
  return (
    <Notice
      kind="success"
      action={
        <Button variant="secondary" onClick={() => actor.send({ type: "action.undo" })}>
          {t("promoCodeEnding.undo")}
        </Button>
      }
    >
      {t(subject.isEnded ? "promoCodeEnding.ended" : "promoCodeEnding.resumed", { code: subject.code })}
    </Notice>
  );
}

/** Asks before a code ends, or can be redeemed again. */
export function PromoCodeEndingDialog({ actor }: { actor: Ending }) {
  const { t } = useTranslation();
  const open = useSelector(actor, isOpen);
  const subject = useSelector(actor, subjectOf);
  if (!open || subject === null) return null;
  const { code, redemptions, isEnded } = subject;
  const kept = redemptions === 0 ? t("promoCodeEnding.keepsNone") : t("promoCodeEnding.keeps", { count: redemptions });
  return (
    <StaffActionDialog
      actor={actor as never}
      title={t(isEnded ? "promoCodeEnding.endTitle" : "promoCodeEnding.resumeTitle", { code })}
      effects={[
        ...(isEnded ? [t("promoCodeEnding.noMore"), kept] : [t("promoCodeEnding.again")]),
        t("promoCodeEnding.undoable"),
      ]}
      confirm={t(isEnded ? "promoCodeEnding.endConfirm" : "promoCodeEnding.resumeConfirm")}
      failed={t("promoCodeEnding.failed")}
      isDanger={isEnded}
    />
  );
}
