import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { FailureNotice, useReason } from "../../components/FailureNotice";
import { ButtonLink } from "../../components/PageLink";
import { QuestionForm } from "../../components/QuestionForm";
import { formatClock } from "../../i18n/format";
import { paths } from "../../paths/paths";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Spinner } from "../../ui/Spinner";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { ExamActor, ExamSnapshot } from "./ExamPage";
import { SaveStatus } from "./SaveStatus";
import { hrefOf, wordsOf } from "./sitting";

const attemptOf = (s: ExamSnapshot) => s.context.attempt;
const answersOf = (s: ExamSnapshot) => s.context.answers;
const indexOf = (s: ExamSnapshot) => s.context.index;
const failure = (s: ExamSnapshot) => s.context.failure;
const secondsLeft = (s: ExamSnapshot) => s.context.secondsLeft;
const isUrgent = (s: ExamSnapshot) => s.hasTag("urgent");
const isTicking = (s: ExamSnapshot) => s.matches({ clock: "on" });
const isAnswering = (s: ExamSnapshot) => s.matches({ stage: { attempting: "answering" } });
const isExpired = (s: ExamSnapshot) => s.matches({ stage: "expired" });
const isSaving = (s: ExamSnapshot) => s.matches({ stage: { attempting: "saving" } });
const isBusy = (s: ExamSnapshot) => s.hasTag("busy");
const hasFinishFailed = (s: ExamSnapshot) => s.matches({ stage: "finishFailed" });
const refusedOf = (s: ExamSnapshot) => s.context.refused;
const queueOf = (s: ExamSnapshot) => s.context.queue;
const canResend = (s: ExamSnapshot) => s.can({ type: "answer.resend" });
const canOpen = (s: ExamSnapshot) => s.can({ type: "question.open", index: 0 });
const isSignedOut = (s: ExamSnapshot) => s.matches({ outbox: "signedOut" });
const canGoOn = (s: ExamSnapshot) => s.can({ type: "question.next" });
const canGoBack = (s: ExamSnapshot) => s.can({ type: "question.previous" });

const Bar = styled.div`
  position: sticky;
  /* Under the site's header, which has two rows on small windows. */
  top: 7.25rem;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token["space-2"]} ${token["space-4"]};
  padding-block: ${token["space-3"]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
  ${up("sm")} { top: 4rem; }
`;
const Clock = styled.span<{ $urgent: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${({ $urgent }) => ($urgent ? color["danger-ink"] : color.ink)};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const NumberButton = styled.button<{ $answered: boolean; $refused: boolean }>`
  min-width: 2.5rem;
  min-height: 2.5rem;
  padding: 0;
  border: 1px solid ${({ $answered, $refused }) => ($refused ? color.danger : $answered ? color.accent : color.control)};
  border-radius: ${token["radius-m"]};
  background: ${({ $answered }) => ($answered ? color["accent-soft"] : color.surface)};
  color: ${({ $answered }) => ($answered ? color["accent-ink"] : color.ink)};
  font: inherit;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[aria-current] { outline: 2px solid ${color.ink}; outline-offset: 2px; }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]};
  & > :last-child { margin-left: auto; }
`;

/** Whether a question has an answer that counts: more than empty text, and not one that the server did not take. */
function useIsAnswered(actor: ExamActor): (questionId: string) => boolean {
  const attempt = useSelector(actor, attemptOf);
  const answers = useSelector(actor, answersOf);
  const refused = useSelector(actor, refusedOf);
  return (questionId) => {
    const isRefused = refused.some((entry) => entry.questionId === questionId);
    const answer = isRefused ? attempt?.answers[questionId] : answers[questionId];
    return answer?.some((part) => part.trim() !== "") === true;
  };
}

/** The attempt: a question, or the review before finishing, with clock and save state always in sight. */
export function ExamAttempt({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const href = useSelector(actor, hrefOf);
  const answering = useSelector(actor, isAnswering);
  const expired = useSelector(actor, isExpired);
  const signedOut = useSelector(actor, isSignedOut);
  return (
    <Stack $gap={5}>
      <Bar>
        <AnsweredCount actor={actor} />
        <SaveStatus actor={actor} />
        <TimeLeft actor={actor} />
      </Bar>
      {signedOut && (
        <Notice
          kind="warning"
          title={t("exam.sessionEnded")}
          action={<ButtonLink href={paths.signIn(href)}>{t("exam.otherSignIn")}</ButtonLink>}
        />
      )}
      {expired ? (
        <Notice kind="warning" title={t("exam.expired")}>
          {t("exam.expiredText")}
        </Notice>
      ) : answering ? (
        <QuestionCard actor={actor} />
      ) : (
        <Review actor={actor} />
      )}
    </Stack>
  );
}

/** Which answers the server did not take, with the way to the next one; nothing where it took all. */
function Refused({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const refused = useSelector(actor, refusedOf);
  const index = useSelector(actor, indexOf);
  const answering = useSelector(actor, isAnswering);
  const actionable = useSelector(actor, canResend);
  const reason = useReason(refused[0]?.failure ?? null);
  const places = refused.map(({ questionId }) => attempt?.questions.findIndex(({ id }) => id === questionId) ?? -1);
  const next = places.find((place) => !answering || place !== index);
  if (!actionable) return null;
  return (
    <Notice
      kind="error"
      title={t("exam.refused", { count: places.length, numbers: places.map((place) => place + 1).join(", ") })}
      action={
        <Cluster>
          {next !== undefined && (
            <Button variant="secondary" onClick={() => actor.send({ type: "question.open", index: next })}>
              {t("exam.toQuestion", { number: next + 1 })}
            </Button>
          )}
          <Button variant="secondary" onClick={() => actor.send({ type: "answer.resend" })}>
            {t("retry")}
          </Button>
        </Cluster>
      }
    >
      <div>{reason}</div>
      <div>{t("exam.refusedText")}</div>
    </Notice>
  );
}

function AnsweredCount({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const isAnswered = useIsAnswered(actor);
  const questions = attempt?.questions ?? [];
  const answered = questions.filter(({ id }) => isAnswered(id)).length;
  return <span>{t("exam.answeredOf", { answered, total: questions.length })}</span>;
}

function TimeLeft({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const seconds = useSelector(actor, secondsLeft);
  const ticking = useSelector(actor, isTicking);
  const urgent = useSelector(actor, isUrgent);
  if (!ticking || seconds === null) return null;
  return (
    <>
      <Clock $urgent={urgent} role="timer" aria-label={t("exam.timeLeft")}>
        <Icon name="clock" size={18} /> {formatClock(seconds)}
      </Clock>
      <VisuallyHidden role="status">{urgent && t("exam.lastMinutes")}</VisuallyHidden>
    </>
  );
}

function QuestionNumbers({ actor, current }: { actor: ExamActor; current: number | null }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const refused = useSelector(actor, refusedOf);
  const isAnswered = useIsAnswered(actor);
  return (
    <nav aria-label={t("exam.questions")}>
      <Numbers>
        {attempt?.questions.map(({ id }, index) => {
          const answered = isAnswered(id);
          const notTaken = refused.some(({ questionId }) => questionId === id);
          return (
            <li key={id}>
              <NumberButton
                type="button"
                $answered={answered}
                $refused={notTaken}
                aria-current={index === current ? "step" : undefined}
                onClick={() => actor.send({ type: "question.open", index })}
              >
                {index + 1}
                <VisuallyHidden>
                  , {t(notTaken ? "exam.notTaken" : answered ? "exam.answered" : "exam.unanswered")}
                </VisuallyHidden>
              </NumberButton>
            </li>
          );
        })}
      </Numbers>
    </nav>
  );
}

function QuestionCard({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const answers = useSelector(actor, answersOf);
  const index = useSelector(actor, indexOf);
  const goesOn = useSelector(actor, canGoOn);
  const goesBack = useSelector(actor, canGoBack);
  const question = attempt?.questions[index];
  if (!attempt || !question) return null;
  return (
    <Stack $gap={6}>
      <Refused actor={actor} />
      <Card key={question.id}>
        <Stack $gap={4}>
          <h2>{t("exam.question", { number: index + 1, total: attempt.questions.length })}</h2>
          <QuestionForm
            question={question}
            answer={answers[question.id] ?? []}
            onAnswer={(answer) =>
              actor.send({
                type: "answer.choose",
                questionId: question.id,
                // The contract asks for at least one entry: an answer that is taken back is sent as empty text.
                answer: answer.length > 0 ? answer : [""],
              })
            }
          />
        </Stack>
      </Card>
      <Ways>
        <Button variant="secondary" disabled={!goesBack} onClick={() => actor.send({ type: "question.previous" })}>
          <Icon name="arrow-left" size={18} /> {t("exam.previous")}
        </Button>
        {goesOn && (
          <Button onClick={() => actor.send({ type: "question.next" })}>
            {t("exam.next")} <Icon name="arrow-right" size={18} />
          </Button>
        )}
        <Button variant={goesOn ? "quiet" : "primary"} onClick={() => actor.send({ type: "exam.review" })}>
          {t("exam.review")}
        </Button>
      </Ways>
      <QuestionNumbers actor={actor} current={index} />
    </Stack>
  );
}

function Review({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const queue = useSelector(actor, queueOf);
  const context = useSelector(actor, wordsOf);
  const why = useSelector(actor, failure);
  const saving = useSelector(actor, isSaving);
  const changeable = useSelector(actor, canOpen);
  const busy = useSelector(actor, isBusy);
  const finishFailed = useSelector(actor, hasFinishFailed);
  const isAnswered = useIsAnswered(actor);
  const questions = attempt?.questions ?? [];
  const answers = questions.filter(({ id }) => isAnswered(id)).length;
  const open = questions.length - answers;
  return (
    <Card>
      <Stack $gap={5} $align="start">
        <h2>{t("exam.reviewTitle")}</h2>
        <p>
          <strong>{t("count.answer", { count: answers })}</strong>.{" "}
          {open > 0 ? t("exam.reviewOpen", { count: open }) : t("exam.reviewAll")} {t("exam.reviewText")}
        </p>
        {changeable && <QuestionNumbers actor={actor} current={null} />}
        {saving && (
          <Notice kind="info" title={t("exam.saving")}>
            {t("exam.savingAll", { context })}
          </Notice>
        )}
        <Refused actor={actor} />
        {finishFailed && (
          <FailureNotice failure={why} title={t("exam.finishFailed", { context })}>
            {t(queue.length > 0 ? "exam.finishFailedUnsent" : "exam.finishFailedText")}
          </FailureNotice>
        )}
        <Button size="l" busy={busy} onClick={() => actor.send({ type: "exam.finish" })}>
          {t("exam.finish", { context })}
        </Button>
        {busy && <Spinner label={t("loading")} />}
      </Stack>
    </Card>
  );
}
