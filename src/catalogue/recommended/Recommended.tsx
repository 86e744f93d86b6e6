import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { recommendedMachine } from "../../../machines/catalogue/recommended";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { Stack } from "../../ui/Stack";
import { CardSkeletons, CourseCards } from "../catalogue/CourseCards";

type Snapshot = SnapshotFrom<typeof recommendedMachine>;
const cardsOf = (s: Snapshot) => s.context.cards;
const failure = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");

/** Courses for those who have just finished something. */
export function Recommended({ actor }: { actor: ActorRefFrom<typeof recommendedMachine> }) {
  const { t } = useTranslation();
  const cards = useSelector(actor, cardsOf);
  const why = useSelector(actor, failure);
  const busy = useSelector(actor, isBusy);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  if (empty) return null;
  return (
    <Stack as="section" $gap={5} aria-busy={busy}>
      <h2>{t("recommended.title")}</h2>
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("recommended.failed")}
          onRetry={() => actor.send({ type: "recommended.retry" })}
        />
      ) : busy ? (
        <CardSkeletons count={3} />
      ) : (
        <CourseCards cards={cards} progress={null} hasProgress={false} as="h3" min="15rem" />
      )}
    </Stack>
  );
}
