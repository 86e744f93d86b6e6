import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import type { Exam } from "../../../contract/exams/exams";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { Recommendations } from "../../components/Recommendations";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { AttemptList } from "./AttemptList";
import { CertificatePicture } from "./CertificatePicture";
import type { ExamActor, ExamSnapshot } from "./exam-actor";
import { wordsOf } from "./exam-target";
import { HeldCertificate } from "./HeldCertificate";
import { ResultReview } from "./ResultReview";

const progressOf = (s: ExamSnapshot) => s.context.progress;
const failure = (s: ExamSnapshot) => s.context.failure;
const isBusy = (s: ExamSnapshot) => s.hasTag("busy");
const isCoolingDown = (s: ExamSnapshot) => s.matches({ stage: "coolingDown" });
const wantsName = (s: ExamSnapshot) =>
  s.matches({ stage: { passed: "nameRequired" } }) ||
  s.matches({ stage: { passed: "naming" } }) ||
  s.matches({ stage: { passed: "issuing" } });
const isPartPassed = (s: ExamSnapshot) => s.matches({ stage: { passed: "partPassed" } });
const canRetake = (s: ExamSnapshot) => s.can({ type: "exam.retake" });

/** What was achieved, in words and as a picture. */
const Moment = styled(Card)`
  display: grid;
  gap: ${token["space-6"]};
  align-items: center;
  ${up("sm")} { grid-template-columns: 1fr minmax(0, 18rem); }
`;
interface Props {
  actor: ExamActor;
  exam: Exam;
}

/** Passed or not, why, and what comes next: each with its own text (L9). */
export function ExamResult({ actor, exam }: Props) {
  const { t } = useTranslation();
  const progress = useSelector(actor, progressOf);
  const result = progress?.result;
  const part = useSelector(actor, isPartPassed);
  if (!result) return null;
  const { passed, score, right, total, passMark, finishedBy } = result;
  return (
    <Stack $gap={8}>
      {!passed && <HeldCertificate progress={progress} />}
      <Notice
        kind={passed ? "success" : "warning"}
        title={t(passed ? "attempt.passedTitle" : "attempt.failedTitle", { score })}
        heading={{ as: "h2", part: "exam" }}
      >
        {t(passed ? "attempt.passedText" : "attempt.failedText", { count: right, right, total, passMark })}{" "}
        {finishedBy === "clock" && t("attempt.byClock")}
      </Notice>
      {passed ? <Earned actor={actor} exam={exam} /> : <NextAttempt actor={actor} />}
      <ResultReview result={result} />
      <AttemptList attempts={progress.attempts} />
      {passed && !part && <Recommendations after={exam.course?.slug ?? null} />}
    </Stack>
  );
}

/** The certificate; a module has none. */
function Earned({ actor, exam }: Props) {
  const { t } = useTranslation();
  const part = useSelector(actor, isPartPassed);
  return part ? (
    <Card>
      <Stack $gap={4} $align="start">
        <h2>{t("attempt.partDone")}</h2>
        <p>{t("attempt.partDoneText")}</p>
        <Cluster>
          <ButtonLink $size="l" href={paths.exam(exam.slug)}>
            {t("attempt.toExam")}
          </ButtonLink>
          <Button size="l" variant="secondary" onClick={() => actor.send({ type: "exam.retake" })}>
            {t("exam.retake")}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  ) : (
    <Moment>
      <Certificate actor={actor} />
      <CertificatePicture title={exam.title} />
    </Moment>
  );
}

function Certificate({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const progress = useSelector(actor, progressOf);
  const why = useSelector(actor, failure);
  const nameless = useSelector(actor, wantsName);
  const busy = useSelector(actor, isBusy);
  if (nameless) {
    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      actor.send({ type: "name.submit", name: String(new FormData(event.currentTarget).get("name")).trim() });
    };
    return (
      <form onSubmit={submit}>
        <Stack $gap={4} $align="start">
          <h2>{t("attempt.nameTitle")}</h2>
          <p>{t("attempt.nameText")}</p>
          <TextField
            label={t("attempt.name")}
            name="name"
            autoComplete="name"
            required
            maxLength={100}
            readOnly={busy}
          />
          {why && <FailureNotice failure={why} title={t("attempt.nameFailed")} />}
          <Button type="submit" busy={busy}>
            {t("attempt.nameSubmit")}
          </Button>
        </Stack>
      </form>
    );
  }
  return progress?.certificate ? (
    <Stack $gap={4} $align="start">
      <h2 data-focus="certificate">{t("attempt.certificateReady")}</h2>
      <p>{t("attempt.certificateText")}</p>
      <ButtonLink $size="l" href={paths.certificate(progress.certificate.hash)}>
        {t("exam.showCertificate")}
      </ButtonLink>
      <Cluster $gap={5}>
        <PageLink href={paths.myCertificates}>{t("nav.certificates")}</PageLink>
        <PageLink href={paths.courses}>{t("attempt.nextCourse")}</PageLink>
      </Cluster>
    </Stack>
  ) : null;
}

function NextAttempt({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const progress = useSelector(actor, progressOf);
  const why = useSelector(actor, failure);
  const coolingDown = useSelector(actor, isCoolingDown);
  const retakes = useSelector(actor, canRetake);
  const context = useSelector(actor, wordsOf);
  if (coolingDown && progress?.retakeAvailableAt) {
    return (
      <Notice kind="info" title={t("attempt.coolingDown")} announce={false}>
        {t("attempt.retakeAt", { moment: formatMoment(formatLocales[language], progress.retakeAvailableAt) })}
      </Notice>
    );
  }
  return (
    <Stack $gap={3} $align="start">
      {why && <FailureNotice failure={why} title={t("exam.startFailed", { context })} />}
      <Button size="l" disabled={!retakes} onClick={() => actor.send({ type: "exam.retake" })}>
        {t("exam.retake")}
      </Button>
    </Stack>
  );
}
