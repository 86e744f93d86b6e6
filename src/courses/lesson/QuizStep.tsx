import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { quizMachine } from "../../../machines/courses/quiz";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { QuestionForm } from "../../components/QuestionForm";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/ProgressBar";
import { Spinner } from "../../ui/Spinner";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Actor = { actor: ActorRefFrom<typeof quizMachine> };
interface Props extends Actor {
  /** What the lesson teaches before this quiz. */
  taught: readonly { title: string; href: string }[];
}
type Snapshot = SnapshotFrom<typeof quizMachine>;
const stepOf = (s: Snapshot) => s.context.step;
const indexOf = (s: Snapshot) => s.context.index;
const draftOf = (s: Snapshot) => s.context.draft;
const failure = (s: Snapshot) => s.context.failure;
const isAsking = (s: Snapshot) => s.hasTag("asking");
const isAnswered = (s: Snapshot) => s.hasTag("answered");
const isChecking = (s: Snapshot) => s.matches("checking");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const hasRetryFailed = (s: Snapshot) => s.matches("retryFailed");
const hasFailed = (s: Snapshot) => s.matches("unsent");
const isKept = (s: Snapshot) => s.hasTag("kept");
const isRight = (s: Snapshot) => s.matches("right");
const canSubmit = (s: Snapshot) => s.can({ type: "answer.submit" });

const Answers = styled.ol`
  display: grid;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; gap: ${token["space-3"]}; overflow-wrap: anywhere; }
  svg { flex: none; margin-top: 0.15em; color: ${color["danger-ink"]}; }
  [data-right="true"] svg { color: ${color.accent}; }
`;
const Taught = styled.ul`
  display: grid;
  gap: ${token["space-1"]};
  margin: 0;
  padding-inline-start: 1.2em;
`;

/** A quiz, one question at a time. */
export function QuizStep({ actor, taught }: Props) {
  const { t } = useTranslation();
  const step = useSelector(actor, stepOf);
  const index = useSelector(actor, indexOf);
  const asking = useSelector(actor, isAsking);
  const answered = useSelector(actor, isAnswered);
  const busy = useSelector(actor, isBusy);
  const total = step.questions.length;
  return (
    <Card data-step={step.id} data-focus-area="">
      {asking || answered ? (
        <Stack $gap={5}>
          <ProgressBar
            value={Math.round((Object.keys(step.answered).length / total) * 100)}
            label={t("quiz.question", { number: index + 1, total })}
            valueText={`${Object.keys(step.answered).length}/${total}`}
          />
          {asking ? <Asking actor={actor} /> : <Answered actor={actor} />}
        </Stack>
      ) : busy ? (
        <Spinner label={t("loading")} />
      ) : (
        <Completed actor={actor} taught={taught} />
      )}
    </Card>
  );
}

function Asking({ actor }: Actor) {
  const { t } = useTranslation();
  const step = useSelector(actor, stepOf);
  const index = useSelector(actor, indexOf);
  const draft = useSelector(actor, draftOf);
  const why = useSelector(actor, failure);
  const checking = useSelector(actor, isChecking);
  const failed = useSelector(actor, hasFailed);
  const kept = useSelector(actor, isKept);
  const sendable = useSelector(actor, canSubmit);
  const question = step.questions[index];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "answer.submit" });
  };
  return question ? (
    <form onSubmit={submit} key={question.id}>
      <Stack $gap={5} $align="start">
        <QuestionForm
          question={question}
          part="quiz"
          answer={draft}
          disabled={checking}
          onAnswer={(answer) => actor.send({ type: "answer.choose", answer })}
        />
        {failed && (
          <FailureNotice failure={why} title={t("quiz.unsent")} onRetry={() => actor.send({ type: "quiz.reload" })} />
        )}
        {kept && <Notice title={t("quiz.kept")}>{t("quiz.keptText")}</Notice>}
        <Button type="submit" busy={checking} disabled={!sendable && !checking}>
          {t("quiz.check")}
        </Button>
      </Stack>
    </form>
  ) : null;
}

function Answered({ actor }: Actor) {
  const { t } = useTranslation();
  const step = useSelector(actor, stepOf);
  const index = useSelector(actor, indexOf);
  const right = useSelector(actor, isRight);
  const question = step.questions[index];
  const outcome = question && step.answered[question.id];
  if (!question || !outcome) return null;
  return (
    <Stack $gap={5} $align="start">
      <QuestionForm
        question={question}
        answer={outcome.answer}
        correct={outcome.correct}
        disabled
        onAnswer={() => undefined}
      />
      <Notice
        kind={right ? "success" : "warning"}
        title={t(right ? "quiz.right" : "quiz.wrong")}
        heading={{ as: "h3", part: "quiz" }}
      >
        {question.type === "text" && !right && (
          <p>
            {t("quiz.rightAnswer")}: {outcome.correct[0]}
          </p>
        )}
        <p>{outcome.explanation}</p>
      </Notice>
      <Button onClick={() => actor.send({ type: "question.next" })}>
        {t(step.result ? "quiz.finish" : "quiz.next")} <Icon name="arrow-right" size={18} />
      </Button>
    </Stack>
  );
}

function Completed({ actor, taught }: Props) {
  const { t } = useTranslation();
  const step = useSelector(actor, stepOf);
  const why = useSelector(actor, failure);
  const retryFailed = useSelector(actor, hasRetryFailed);
  const { result, passMark } = step;
  if (!result) return null;
  return (
    <Stack $gap={5}>
      <Notice
        kind={result.passed ? "success" : "warning"}
        title={t(result.passed ? "quiz.passed" : "quiz.notPassed")}
        heading={{ as: "h3", part: "quiz" }}
      >
        {t(result.passed ? "quiz.passedText" : "quiz.notPassedText", {
          count: result.right,
          right: result.right,
          total: result.total,
          passMark,
        })}
      </Notice>
      <Stack $gap={2}>
        <h4 id={`answers-${step.id}`}>{t("quiz.answers")}</h4>
        <Answers aria-labelledby={`answers-${step.id}`}>
          {step.questions.map(({ id, text }) => {
            const right = step.answered[id]?.right === true;
            return (
              <li key={id} data-right={right}>
                <Icon name={right ? "check" : "cross"} size={20} />
                <span>
                  {text} <VisuallyHidden>{t(right ? "quiz.right" : "quiz.wrong")}</VisuallyHidden>
                </span>
              </li>
            );
          })}
        </Answers>
      </Stack>
      {!result.passed && taught.length > 0 && (
        <Stack $gap={2}>
          <p>{t("quiz.lookAgain")}</p>
          <Taught>
            {taught.map(({ title, href }) => (
              <li key={href}>
                <PageLink href={href}>{title}</PageLink>
              </li>
            ))}
          </Taught>
        </Stack>
      )}
      {retryFailed && <FailureNotice failure={why} title={t("quiz.retryFailed")} />}
      <div>
        <Button variant={result.passed ? "secondary" : "primary"} onClick={() => actor.send({ type: "quiz.retry" })}>
          <Icon name="refresh" size={18} /> {t(result.passed ? "quiz.again" : "quiz.retry")}
        </Button>
      </div>
    </Stack>
  );
}
