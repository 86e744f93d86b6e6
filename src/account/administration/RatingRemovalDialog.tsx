import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { ratingsShownFrom } from "../../../contract/courses/ratings-shown";
import type { RatingRemoval, ratingRemovalMachine } from "../../../machines/account/rating-removal";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { StaffActionDialog } from "./StaffActionDialog";
import { useAverageText } from "./use-average-text";

export type Removal = ActorRefFrom<typeof ratingRemovalMachine>;
type Snapshot = SnapshotFrom<typeof ratingRemovalMachine>;
const isOpen = (s: Snapshot) => s.hasTag("open");
const isPerformed = (s: Snapshot) => s.matches("performed");
const subjectOf = (s: Snapshot) => s.context.subject;
const resultOf = (s: Snapshot) => s.context.result;

/** What has been done to a rating, with a way to take it back. */
export function RatingRemoved({ actor }: { actor: Removal }) {
  const { t } = useTranslation();
  const averageText = useAverageText();
  const performed = useSelector(actor, isPerformed);
  const subject = useSelector(actor, subjectOf);
  const result = useSelector(actor, resultOf);
  if (!performed || subject === null || result === null) return null;
  const numbers = { title: subject.title, ratings: result.count, average: averageText(result.average) };
  return (
    <Notice
      kind="success"
      action={
        <Button variant="secondary" onClick={() => actor.send({ type: "action.undo" })}>
          {t("ratingRemoval.undo")}
        </Button>
      }
    >
      {t(subject.isRemoved ? "ratingRemoval.removed" : "ratingRemoval.restored", numbers)}
    </Notice>
  );
}

/** Asks before a rating is removed, or put back. */
export function RatingRemovalDialog({ actor }: { actor: Removal }) {
  const open = useSelector(actor, isOpen);
  const subject = useSelector(actor, subjectOf);
  return open && subject !== null ? <Question actor={actor} subject={subject} /> : null;
}

function Question({ actor, subject }: { actor: Removal; subject: RatingRemoval }) {
  const { t } = useTranslation();
  const averageText = useAverageText();
  const { email, title, stars, isRemoved, before, after } = subject;
  const shownText = after.isShown ? t("ratingRemoval.shows") : t("ratingRemoval.hides", { fewest: ratingsShownFrom });
  return (
    <StaffActionDialog
      actor={actor as never}
      title={t(isRemoved ? "ratingRemoval.removeTitle" : "ratingRemoval.restoreTitle", { email })}
      effects={[
        t("ratingRemoval.given", { stars, title }),
        t("ratingRemoval.counts", { before: before.count, after: after.count }),
        t("ratingRemoval.averages", { before: averageText(before.average), after: averageText(after.average) }),
        ...(before.isShown === after.isShown ? [] : [shownText]),
        t("ratingRemoval.later"),
        ...(isRemoved ? [t("ratingRemoval.again")] : []),
        t("ratingRemoval.undoable"),
      ]}
      confirm={t(isRemoved ? "ratingRemoval.removeConfirm" : "ratingRemoval.restoreConfirm")}
      failed={t("ratingRemoval.failed")}
      outdated={t("ratingRemoval.outdated")}
      isDanger={isRemoved}
    />
  );
}
