import { useSelector } from "@xstate/react";
import { useReason } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { attemptOf, indexOf, isAnswering, refusedOf } from "./attempt-selectors";
import type { ExamActor, ExamSnapshot } from "./exam-actor";
import { useWithdrawn } from "./use-withdrawn";

const canResend = (s: ExamSnapshot) => s.can({ type: "answer.resend" });

/** The answers that the server rejected, with a link to the next one; nothing if it accepted all. */
export function RefusedAnswers({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const refused = useSelector(actor, refusedOf);
  const index = useSelector(actor, indexOf);
  const answering = useSelector(actor, isAnswering);
  const actionable = useSelector(actor, canResend);
  const why = refused[0]?.failure ?? null;
  const reason = useReason(why);
  const withdrawn = useWithdrawn(actor, why);
  const places = refused.map(({ questionId }) => attempt?.questions.findIndex(({ id }) => id === questionId) ?? -1);
  const next = places.find((place) => !answering || place !== index);
  if (!actionable) return null;
  return (
    <Notice
      kind="error"
      title={t("attempt.refused", { count: places.length, numbers: places.map((place) => place + 1).join(", ") })}
      action={
        <Cluster>
          {next !== undefined && (
            <Button variant="secondary" onClick={() => actor.send({ type: "question.open", index: next })}>
              {t("attempt.toQuestion", { number: next + 1 })}
            </Button>
          )}
          <Button variant="secondary" onClick={() => actor.send({ type: "answer.resend" })}>
            {t("retry")}
          </Button>
        </Cluster>
      }
    >
      {withdrawn ?? (
        <>
          <div>{reason}</div>
          <div>{t("attempt.refusedText")}</div>
        </>
      )}
    </Notice>
  );
}
