import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { noAnswer } from "../../../contract/courses/questions";
import { ButtonLink } from "../../components/PageLink";
import { QuestionForm } from "../../components/QuestionForm";
import { formatClock } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { below, color, short, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { answersOf, attemptOf, indexOf, isAnswering } from "./attempt-selectors";
import { ExamReview } from "./ExamReview";
import type { ExamActor, ExamSnapshot } from "./exam-actor";
import { hrefOf } from "./exam-target";
import { QuestionNumbers } from "./QuestionNumbers";
import { RefusedAnswers } from "./RefusedAnswers";
import { SaveStatus } from "./SaveStatus";
import { useIsAnswered } from "./use-is-answered";

const secondsLeft = (s: ExamSnapshot) => s.context.secondsLeft;
const isUrgent = (s: ExamSnapshot) => s.hasTag("urgent");
const isTicking = (s: ExamSnapshot) => s.matches({ clock: "on" });
/** Until the result is there; once finishing has failed, the learner finishes, with a button that keeps the focus. */
const isTimeUp = (s: ExamSnapshot) =>
  s.matches({ stage: "expired" }) ||
  (s.context.secondsLeft === 0 &&
    s.context.failure === null &&
    (s.matches({ stage: "finishing" }) || s.matches({ stage: "collecting" })));
const isSignedOut = (s: ExamSnapshot) => s.matches({ outbox: "signedOut" });
const canGoOn = (s: ExamSnapshot) => s.can({ type: "question.next" });
const canGoBack = (s: ExamSnapshot) => s.can({ type: "question.previous" });

const Bar = styled.div`
  position: sticky;
  /* Below the site's header, and where that was once it makes way. */
  top: 4rem;
  ${below("sm")} {
    @container scroll-state((scrolled: bottom) and (scrollable: top)) { top: 0; }
  }
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token["space-2"]} ${token["space-4"]};
  padding-block: ${token["space-3"]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
  ${short} { position: static; }
`;
/** In the bar, because the question that is being answered may fill the window. */
const WholeLine = styled.div`
  flex: 1 0 100%;
`;
const Clock = styled.span<{ $urgent: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${({ $urgent }) => ($urgent ? color["danger-ink"] : color.ink)};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]};
  & > :last-child { margin-inline-start: auto; }
`;

/** The attempt: a question, or the review before finishing, with clock, save status, and a session's end always visible. */
export function ExamAttempt({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const href = useSelector(actor, hrefOf);
  const answering = useSelector(actor, isAnswering);
  const timeUp = useSelector(actor, isTimeUp);
  const signedOut = useSelector(actor, isSignedOut);
  return (
    <Stack $gap={5}>
      <Bar data-sticky="">
        <AnsweredCount actor={actor} />
        <SaveStatus actor={actor} />
        <TimeLeft actor={actor} />
        {signedOut && (
          <WholeLine>
            <Notice
              kind="warning"
              title={t("attempt.sessionEnded")}
              action={<ButtonLink href={paths.signIn(href)}>{t("attempt.otherSignIn")}</ButtonLink>}
            />
          </WholeLine>
        )}
      </Bar>
      {timeUp ? (
        <Notice kind="warning" title={t("attempt.expired")} heading={{ as: "h2", part: "exam" }}>
          {t("attempt.expiredText")}
        </Notice>
      ) : answering ? (
        <QuestionCard actor={actor} />
      ) : (
        <ExamReview actor={actor} />
      )}
    </Stack>
  );
}

function AnsweredCount({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const isAnswered = useIsAnswered(actor);
  const questions = attempt?.questions ?? [];
  const answered = questions.filter(({ id }) => isAnswered(id)).length;
  return <span>{t("attempt.answeredOf", { count: answered, answered, total: questions.length })}</span>;
}

function TimeLeft({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const seconds = useSelector(actor, secondsLeft);
  const ticking = useSelector(actor, isTicking);
  const urgent = useSelector(actor, isUrgent);
  if (!ticking || seconds === null) return null;
  return (
    <>
      <Clock $urgent={urgent} role="timer" aria-label={t("attempt.timeLeft")}>
        <Icon name="clock" size={18} /> {formatClock(seconds)}
      </Clock>
      <VisuallyHidden role="status">{urgent && t("attempt.lastMinutes")}</VisuallyHidden>
    </>
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
    <Stack $gap={6} data-focus-area="">
      <RefusedAnswers actor={actor} />
      <Card key={question.id}>
        <Stack $gap={4}>
          <h2 data-focus="exam">{t("attempt.question", { number: index + 1, total: attempt.questions.length })}</h2>
          <QuestionForm
            question={question}
            // Without the empty text of a withdrawn answer, to which other options would be added.
            answer={(answers[question.id] ?? []).filter((part) => part !== "")}
            onAnswer={(answer) =>
              actor.send({
                type: "answer.choose",
                questionId: question.id,
                answer: answer.length > 0 ? answer : noAnswer,
              })
            }
          />
        </Stack>
      </Card>
      <Ways>
        <Button variant="secondary" disabled={!goesBack} onClick={() => actor.send({ type: "question.previous" })}>
          <Icon name="arrow-left" size={18} /> {t("attempt.previous")}
        </Button>
        {goesOn && (
          <Button onClick={() => actor.send({ type: "question.next" })}>
            {t("attempt.next")} <Icon name="arrow-right" size={18} />
          </Button>
        )}
        <Button variant={goesOn ? "quiet" : "primary"} onClick={() => actor.send({ type: "exam.review" })}>
          {t("attempt.review")}
        </Button>
      </Ways>
      <QuestionNumbers actor={actor} current={index} />
    </Stack>
  );
}
