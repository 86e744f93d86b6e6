import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Exam } from "../../../contract/exams/exams";
import { FailureNotice } from "../../components/FailureNotice";
import { LazyBlock } from "../../components/LazyBlock";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { PlanNeeded } from "../../components/PlanNeeded";
import { formatLength } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { ProgressBar } from "../../ui/ProgressBar";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import type { ExamActor, ExamSnapshot } from "./exam-actor";
import { examPast } from "./exam-past";
import { examTaken } from "./exam-taken";
import { isOfPart, wordsOf } from "./exam-target";
import { HeldCertificate } from "./HeldCertificate";

const progressOf = (s: ExamSnapshot) => s.context.progress;
const failure = (s: ExamSnapshot) => s.context.failure;
const isPending = (s: ExamSnapshot) => s.hasTag("pending");
const isBusy = (s: ExamSnapshot) => s.hasTag("busy");
const hasCheckFailed = (s: ExamSnapshot) => s.matches({ stage: "checkFailed" });
const isSignedOut = (s: ExamSnapshot) => s.matches({ stage: "signedOut" });
const isClosed = (s: ExamSnapshot) => s.matches({ stage: "examPending" });
const isRetakeReady = (s: ExamSnapshot) => s.matches({ stage: "examAvailable" }) || s.matches({ stage: "retaking" });
const isCertificated = (s: ExamSnapshot) => s.matches({ stage: "certificated" });
const isSettled = (s: ExamSnapshot) => s.hasTag("settled");

const Rules = styled.ul`
  display: grid;
  gap: ${token["space-2"]};
  margin: 0;
  padding-inline-start: 1.2em;
  li::marker { color: ${color.accent}; }
`;
const Hint = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
/**
 * As tall as its longest content, a reason why the exam is not open yet: the learner's status arrives after the rules
 * below, which must not move.
 */
const Door = styled(Stack)`
  min-height: 11.5rem;
  justify-content: center;
  & > p, & > div > p { margin: 0; }
  ${up("sm")} { min-height: 10rem; }
`;

const Modules = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${color.rule};
  li { display: flex; flex-wrap: wrap; gap: ${token["space-1"]} ${token["space-4"]}; align-items: baseline; justify-content: space-between; padding-block: ${token["space-3"]}; border-bottom: 1px solid ${color.rule}; }
  small { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
`;

interface Props {
  actor: ExamActor;
  exam: Exam;
}
interface RulesProps extends Props {
  /** The rules of the exam or module; null while only learners may see them. */
  rules: Exam | null;
}

/** What learners should know before starting; reading it starts nothing (L5). */
export function ExamRules({ actor, exam, rules }: RulesProps) {
  const { t } = useTranslation();
  const isPart = useSelector(actor, isOfPart);
  const signedOut = useSelector(actor, isSignedOut);
  const settled = useSelector(actor, isSettled);
  const progress = useSelector(actor, progressOf);
  return (
    <Stack $gap={6}>
      <Card>
        <Entrance actor={actor} exam={exam} />
      </Card>
      <Stack $gap={3}>
        <h2>{t("exam.rules")}</h2>
        {rules ? (
          <RuleList rules={rules} isPart={isPart} />
        ) : signedOut ? (
          <p>{t("exam.rulesSignedOut")}</p>
        ) : (
          <Stack $gap={3}>
            <Skeleton $width={80} />
            <Skeleton $width={60} />
          </Stack>
        )}
      </Stack>
      {rules && (
        <Stack $gap={3}>
          <h2>{t("exam.topics")}</h2>
          <Rules>
            {rules.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </Rules>
        </Stack>
      )}
      {!isPart && exam.modules.length > 0 && (
        <Stack $gap={3}>
          <h2>{t("exam.modules")}</h2>
          <p>{t("exam.modulesText")}</p>
          <Modules>
            {exam.modules.map(({ id, title, questionsCount }) => (
              <li key={id}>
                <PageLink href={paths.moduleExam(exam.slug, id)}>{title}</PageLink>
                <small>{t("count.question", { count: questionsCount })}</small>
              </li>
            ))}
          </Modules>
        </Stack>
      )}
      {settled && progress && progress.attempts.length > 0 && <LazyBlock block={examPast} props={{ progress }} />}
    </Stack>
  );
}

function RuleList({ rules, isPart }: { rules: Exam; isPart: boolean }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const lengthOf = (seconds: number) => formatLength(t, formatLocales[language], seconds);
  const questions = t("count.question", { count: rules.questionsCount });
  return (
    <Rules>
      <li>{t("exam.ruleQuestions", { questions })}</li>
      <li>{t("exam.rulePass", { passMark: rules.passMark })}</li>
      <li>
        {rules.clockSeconds > 0 ? t("exam.ruleClock", { time: lengthOf(rules.clockSeconds) }) : t("exam.ruleNoClock")}
      </li>
      <li>{t("exam.ruleSaved")}</li>
      <li>
        {rules.coolDownSeconds > 0
          ? t("exam.ruleCoolDown", { time: lengthOf(rules.coolDownSeconds) })
          : t("exam.ruleNoCoolDown")}
      </li>
      <li>
        {isPart
          ? t("exam.rulePart")
          : rules.validityMonths > 0
            ? t("exam.ruleValidity", { months: t("count.month", { count: rules.validityMonths }) })
            : t("exam.ruleForever")}
      </li>
    </Rules>
  );
}

function Entrance({ actor, exam }: Props) {
  const { t } = useTranslation();
  const context = useSelector(actor, wordsOf);
  const progress = useSelector(actor, progressOf);
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const busy = useSelector(actor, isBusy);
  const checkFailed = useSelector(actor, hasCheckFailed);
  const signedOut = useSelector(actor, isSignedOut);
  const closed = useSelector(actor, isClosed);
  const retakeReady = useSelector(actor, isRetakeReady);
  const certificated = useSelector(actor, isCertificated);
  const settled = useSelector(actor, isSettled);
  const course = exam.course?.title ?? "";

  if (closed && progress) {
    const unfinished = progress.reason === "lessonsUnfinished";
    const planNeeded = progress.reason === "planNeeded";
    return (
      <Door $gap={3} $align="stretch">
        <HeldCertificate progress={progress} />
        {planNeeded ? (
          <PlanNeeded />
        ) : (
          <div>
            <strong>{unfinished ? t("exam.pendingLessons") : t("exam.pendingEnrol", { context })}</strong>
            <p>{t(unfinished ? "exam.pendingLessonsText" : "exam.pendingEnrolText", { course, context })}</p>
          </div>
        )}
        {unfinished && (
          <ProgressBar
            value={progress.courseProgress}
            label={t("exam.courseProgress", { context })}
            valueText={t("course.percent", { progress: progress.courseProgress })}
          />
        )}
        <Cluster>
          {exam.course && <ButtonLink href={paths.course(exam.course.slug)}>{t("exam.toCourse")}</ButtonLink>}
          <Button variant="secondary" onClick={() => actor.send({ type: "exam.retry" })}>
            <Icon name="refresh" size={18} /> {t("exam.checkAgain")}
          </Button>
        </Cluster>
      </Door>
    );
  }
  if (certificated && progress?.certificate) {
    return (
      <Door $gap={4}>
        <HeldCertificate progress={progress} />
      </Door>
    );
  }
  const { score, passed } = progress?.result ?? {};
  const attempts = progress?.attemptsCount ?? 0;
  // A visitor signs in first, and comes back to another page.
  const prepare = signedOut ? undefined : examTaken.prepare;
  return (
    <Door $gap={3} $align="start">
      {settled && <HeldCertificate progress={progress} />}
      {retakeReady ? (
        <p>
          {context === "part" && passed ? (
            t("exam.partPassed", { score })
          ) : (
            <>
              {t("exam.retakeReady")} {score !== undefined && t("exam.lastScore", { score })}{" "}
              {attempts > 0 && `(${t("count.attempt", { count: attempts })})`}
            </>
          )}
        </p>
      ) : (
        !signedOut && !pending && !checkFailed && <p>{t("exam.firstAttempt", { context })}</p>
      )}
      {why && !checkFailed && <FailureNotice failure={why} title={t("exam.startFailed", { context })} />}
      <Button
        size="l"
        busy={busy}
        disabled={checkFailed}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare?.();
          actor.send({ type: retakeReady ? "exam.retake" : "exam.start" });
        }}
      >
        {retakeReady ? t("exam.retake") : t("exam.start", { context })}
      </Button>
      {signedOut && <Hint>{t("exam.signInHint")}</Hint>}
    </Door>
  );
}
