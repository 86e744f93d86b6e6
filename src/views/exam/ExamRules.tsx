import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { Exam } from "../../../contract/exams";
import { formatDate, formatDuration } from "../../i18n/format";
import { formatLocales } from "../../i18n/locale";
import { paths } from "../../paths";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/ProgressBar";
import { Stack } from "../../ui/Stack";
import { FailureNotice } from "../parts/FailureNotice";
import { ButtonLink } from "../parts/PageLink";
import type { ExamActor, ExamSnapshot } from "./ExamPage";

const progressOf = (s: ExamSnapshot) => s.context.progress;
const failure = (s: ExamSnapshot) => s.context.failure;
const isPending = (s: ExamSnapshot) => s.hasTag("pending");
const isBusy = (s: ExamSnapshot) => s.hasTag("busy");
const hasCheckFailed = (s: ExamSnapshot) => s.matches({ stage: "checkFailed" });
const isSignedOut = (s: ExamSnapshot) => s.matches({ stage: "signedOut" });
const isClosed = (s: ExamSnapshot) => s.matches({ stage: "examPending" });
const isRetakeReady = (s: ExamSnapshot) => s.matches({ stage: "examAvailable" }) || s.matches({ stage: "retaking" });
const isCertificated = (s: ExamSnapshot) => s.matches({ stage: "certificated" });

const Rules = styled.ul`
  display: grid;
  gap: ${token["space-2"]};
  margin: 0;
  padding-left: 1.2em;
  li::marker { color: ${color.accent}; }
`;
const Hint = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
/** Keeps its height while it is not known where the learner stands. */
const Door = styled(Stack)`
  min-height: 7rem;
  justify-content: center;
`;

interface Props {
  actor: ExamActor;
  exam: Exam;
}

/** What one should know before starting; reading it starts nothing (L5). */
export function ExamRules({ actor, exam }: Props) {
  const { t } = useTranslation();
  const questions = t("count.question", { count: exam.questionsCount });
  return (
    <Stack $gap={6}>
      <Card>
        <Entrance actor={actor} exam={exam} />
      </Card>
      <Stack $gap={3}>
        <h2>{t("exam.rules")}</h2>
        <Rules>
          <li>{t("exam.ruleQuestions", { questions })}</li>
          <li>{t("exam.rulePass", { passMark: exam.passMark })}</li>
          <li>
            {exam.clockSeconds > 0
              ? t("exam.ruleClock", { time: formatDuration(t, exam.clockSeconds) })
              : t("exam.ruleNoClock")}
          </li>
          <li>{t("exam.ruleSaved")}</li>
          <li>
            {exam.coolDownSeconds > 0
              ? t("exam.ruleCoolDown", { time: formatDuration(t, exam.coolDownSeconds) })
              : t("exam.ruleNoCoolDown")}
          </li>
          <li>
            {exam.validityMonths > 0
              ? t("exam.ruleValidity", { months: t("count.month", { count: exam.validityMonths }) })
              : t("exam.ruleForever")}
          </li>
        </Rules>
      </Stack>
      <Stack $gap={3}>
        <h2>{t("exam.topics")}</h2>
        <Rules>
          {exam.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </Rules>
      </Stack>
    </Stack>
  );
}

function Entrance({ actor, exam }: Props) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const progress = useSelector(actor, progressOf);
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const busy = useSelector(actor, isBusy);
  const checkFailed = useSelector(actor, hasCheckFailed);
  const signedOut = useSelector(actor, isSignedOut);
  const closed = useSelector(actor, isClosed);
  const retakeReady = useSelector(actor, isRetakeReady);
  const certificated = useSelector(actor, isCertificated);
  const course = exam.course?.title ?? "";

  if (closed && progress) {
    const unfinished = progress.reason === "lessonsUnfinished";
    return (
      <Door $gap={4} $align="stretch">
        <Notice
          title={t(unfinished ? "exam.pendingLessons" : "exam.pendingEnrol")}
          announce={false}
          action={exam.course && <ButtonLink href={paths.course(exam.course.slug)}>{t("exam.toCourse")}</ButtonLink>}
        >
          {t(unfinished ? "exam.pendingLessonsText" : "exam.pendingEnrolText", { course })}
        </Notice>
        {unfinished && (
          <ProgressBar
            value={progress.courseProgress}
            label={t("exam.courseProgress")}
            valueText={t("catalogue.progress", { progress: progress.courseProgress })}
          />
        )}
        <div>
          <Button variant="secondary" onClick={() => actor.send({ type: "exam.retry" })}>
            <Icon name="refresh" size={18} /> {t("exam.checkAgain")}
          </Button>
        </div>
      </Door>
    );
  }
  if (certificated && progress?.certificate) {
    const { hash, dateExpires } = progress.certificate;
    return (
      <Door $gap={4}>
        <Notice
          kind="success"
          title={t("exam.certificated")}
          announce={false}
          action={<ButtonLink href={paths.certificate(hash)}>{t("exam.showCertificate")}</ButtonLink>}
        >
          {dateExpires
            ? t("exam.certificatedUntil", { date: formatDate(formatLocales[locale], dateExpires) })
            : t("exam.certificatedForever")}
        </Notice>
      </Door>
    );
  }
  const score = progress?.result?.score;
  return (
    <Door $gap={3} $align="start">
      {retakeReady ? (
        <p>
          {t("exam.retakeReady")} {score !== undefined && t("exam.lastScore", { score })}
        </p>
      ) : (
        !signedOut && !pending && !checkFailed && <p>{t("exam.firstAttempt")}</p>
      )}
      {why && !checkFailed && <FailureNotice failure={why} title={t("exam.startFailed")} />}
      <Button
        size="l"
        busy={pending || busy}
        disabled={checkFailed}
        onClick={() => actor.send({ type: retakeReady ? "exam.retake" : "exam.start" })}
      >
        {t(retakeReady ? "exam.retake" : "exam.start")}
      </Button>
      {signedOut && <Hint>{t("exam.signInHint")}</Hint>}
    </Door>
  );
}
