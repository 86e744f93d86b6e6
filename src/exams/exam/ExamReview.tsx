import { useSelector } from "@xstate/react";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Spinner } from "../../ui/Spinner";
import { Stack } from "../../ui/Stack";
import { attemptOf, failureOf } from "./attempt-selectors";
import type { ExamActor, ExamSnapshot } from "./exam-actor";
import { wordsOf } from "./exam-target";
import { QuestionNumbers } from "./QuestionNumbers";
import { RefusedAnswers } from "./RefusedAnswers";
import { useIsAnswered } from "./use-is-answered";
import { useWithdrawn } from "./use-withdrawn";

const isSaving = (s: ExamSnapshot) => s.matches({ stage: { attempting: "saving" } });
const isBusy = (s: ExamSnapshot) => s.hasTag("busy");
const hasFinishFailed = (s: ExamSnapshot) => s.matches({ stage: "finishFailed" });
const queueOf = (s: ExamSnapshot) => s.context.queue;
const canOpen = (s: ExamSnapshot) => s.can({ type: "question.open", index: 0 });

/** Before finishing: how many answers there are, and what prevents finishing. */
export function ExamReview({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const queue = useSelector(actor, queueOf);
  const context = useSelector(actor, wordsOf);
  const why = useSelector(actor, failureOf);
  const saving = useSelector(actor, isSaving);
  const changeable = useSelector(actor, canOpen);
  const busy = useSelector(actor, isBusy);
  const finishFailed = useSelector(actor, hasFinishFailed);
  const withdrawn = useWithdrawn(actor, why);
  const isAnswered = useIsAnswered(actor);
  const questions = attempt?.questions ?? [];
  const answers = questions.filter(({ id }) => isAnswered(id)).length;
  const open = questions.length - answers;
  return (
    <Card data-focus-area="">
      <Stack $gap={5} $align="start">
        <h2 data-focus="exam">{t("attempt.reviewTitle")}</h2>
        <p>
          <strong>{t("count.answer", { count: answers })}</strong>.{" "}
          {open > 0 ? t("attempt.reviewOpen", { count: open }) : t("attempt.reviewAll")} {t("attempt.reviewText")}
        </p>
        {changeable && <QuestionNumbers actor={actor} current={null} />}
        {saving && (
          <Notice kind="info" title={t("attempt.saving")}>
            {t("attempt.savingAll", { context })}
          </Notice>
        )}
        <RefusedAnswers actor={actor} />
        {finishFailed && (
          <FailureNotice failure={withdrawn === null ? why : null} title={t("attempt.finishFailed", { context })}>
            {withdrawn ?? t(queue.length > 0 ? "attempt.finishFailedUnsent" : "attempt.finishFailedText")}
          </FailureNotice>
        )}
        <Button size="l" busy={busy} onClick={() => actor.send({ type: "exam.finish" })}>
          {t("attempt.finish", { context })}
        </Button>
        {busy && <Spinner label={t("loading")} />}
      </Stack>
    </Card>
  );
}
