import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { courseCopyMachine } from "../../../machines/courses/course-copy";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/ProgressBar";
import { Stack } from "../../ui/Stack";

type Actor = ActorRefFrom<typeof courseCopyMachine>;
type Snapshot = SnapshotFrom<typeof courseCopyMachine>;
const isHidden = (s: Snapshot) => s.hasTag("hidden");
const isKeeping = (s: Snapshot) => s.matches("keeping");
const isRemoving = (s: Snapshot) => s.matches("removing");
const isFull = (s: Snapshot) => s.matches("full");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isStillThere = (s: Snapshot) => s.matches("notRemoved");
const isKept = (s: Snapshot) => s.matches("kept");
const canKeep = (s: Snapshot) => s.can({ type: "copy.keep" });
const canRemove = (s: Snapshot) => s.can({ type: "copy.remove" });
const percentOf = (s: Snapshot) => s.context.percent;
const failure = (s: Snapshot) => s.context.failure;

/** Saves the course's texts on this device, for a learner of the course. */
export function CourseCopy({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const hidden = useSelector(actor, isHidden);
  const keeping = useSelector(actor, isKeeping);
  const removing = useSelector(actor, isRemoving);
  const full = useSelector(actor, isFull);
  const failed = useSelector(actor, hasFailed);
  const stillThere = useSelector(actor, isStillThere);
  const kept = useSelector(actor, isKept);
  const keepable = useSelector(actor, canKeep);
  const removable = useSelector(actor, canRemove);
  const percent = useSelector(actor, percentOf);
  const why = useSelector(actor, failure);
  if (hidden) return null;
  return (
    <Stack $gap={4}>
      <h2>{t("copy.title")}</h2>
      {kept ? (
        <Notice kind="success" title={t("copy.kept")}>
          {t("copy.keptText")}
        </Notice>
      ) : (
        <p>{t("copy.text")}</p>
      )}
      {keeping && (
        <ProgressBar value={percent} label={t("copy.keeping")} valueText={t("course.percent", { progress: percent })} />
      )}
      {full && (
        <Notice kind="error" title={t("copy.full")}>
          {t("copy.fullText")}
        </Notice>
      )}
      {failed && <FailureNotice failure={why} title={t("copy.failed")} />}
      {stillThere && <FailureNotice failure={why} title={t("copy.notRemoved")} />}
      <Cluster>
        {keepable && (
          <Button variant="secondary" onClick={() => actor.send({ type: "copy.keep" })}>
            {t("copy.keep")}
          </Button>
        )}
        {keeping && (
          <Button variant="quiet" onClick={() => actor.send({ type: "copy.cancel" })}>
            {t("copy.cancel")}
          </Button>
        )}
        {(removable || removing) && (
          <Button variant="secondary" busy={removing} onClick={() => actor.send({ type: "copy.remove" })}>
            {t("copy.remove")}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
