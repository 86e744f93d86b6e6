import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Course } from "../../../contract/courses/courses";
import type { enrolmentMachine } from "../../../machines/courses/enrolment";
import { FailureNotice } from "../../components/FailureNotice";
import { blockOf, LazyBlock } from "../../components/LazyBlock";
import { ButtonLink } from "../../components/PageLink";
import { paths } from "../../paths/paths";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/ProgressBar";
import { Stack } from "../../ui/Stack";

const leaveCourseDialog = blockOf(() => import("./LeaveCourseDialog"));

type Snapshot = SnapshotFrom<typeof enrolmentMachine>;
const progressOf = (s: Snapshot) => s.context.progress;
const failure = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isEnrolled = (s: Snapshot) => s.hasTag("enrolled");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const hasLeft = (s: Snapshot) => s.matches("removed");
const isAsking = (s: Snapshot) => s.matches("removalConfirming") || s.matches("removing");

const Hint = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
/** As tall as its usual content, so that nothing jumps when it is known who is here. */
const Place = styled(Stack)`
  min-height: 6.5rem;
`;

interface Props {
  actor: ActorRefFrom<typeof enrolmentMachine>;
  course: Course;
}

/** The way into the course, or on in it. */
export function EnrolmentPanel({ actor, course }: Props) {
  const { t } = useTranslation();
  const progress = useSelector(actor, progressOf);
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const enrolled = useSelector(actor, isEnrolled);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, hasFailed);
  const signedOut = useSelector(actor, isSignedOut);
  const left = useSelector(actor, hasLeft);
  const asking = useSelector(actor, isAsking);

  if (failed) {
    return (
      <FailureNotice
        failure={why}
        title={t("course.checkFailed")}
        onRetry={() => actor.send({ type: "enrolment.retry" })}
      />
    );
  }
  if (enrolled && progress) {
    const { resume, stepsDone, stepsCount } = progress;
    return (
      <Place $gap={4}>
        <ProgressBar
          value={progress.progress}
          label={t("course.progress")}
          valueText={t("course.steps", { done: stepsDone, total: stepsCount })}
        />
        <ButtonLink $size="l" $wide href={paths.lesson(course.slug, resume?.lesson ?? 1, resume?.step ?? 1)}>
          {t(resume === null ? "course.review" : stepsDone === 0 ? "course.start" : "course.resume")}
        </ButtonLink>
        {resume === null && course.exam && (
          <ButtonLink $variant="secondary" $wide href={paths.exam(course.exam.slug)}>
            {t("course.toExam")}
          </ButtonLink>
        )}
        {why && <FailureNotice failure={why} title={t("course.enrolFailed")} />}
        <Button variant="quiet" onClick={() => actor.send({ type: "course.leave" })}>
          {t("course.leave")}
        </Button>
        {asking && <LazyBlock block={leaveCourseDialog} props={{ actor }} />}
      </Place>
    );
  }
  return (
    <Place $gap={3}>
      {left && <Notice kind="success">{t("course.left")}</Notice>}
      <Button size="l" wide busy={pending || busy} onClick={() => actor.send({ type: "course.enrol" })}>
        {t("course.enrol")}
      </Button>
      {signedOut && <Hint>{t("course.signInHint")}</Hint>}
      {why && <FailureNotice failure={why} title={t("course.enrolFailed")} />}
    </Place>
  );
}
