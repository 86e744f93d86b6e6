import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Course } from "../../../contract/courses/courses";
import type { enrolmentMachine } from "../../../machines/courses/enrolment";
import type { FocusPart } from "../../../machines/shared/events";
import { FailureNotice } from "../../components/FailureNotice";
import { blockOf, LazyBlock } from "../../components/LazyBlock";
import { ButtonLink } from "../../components/PageLink";
import { PlanNeeded } from "../../components/PlanNeeded";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/ProgressBar";
import { Stack } from "../../ui/Stack";

const leaveCourseDialog = blockOf(() => import("./LeaveCourseDialog"));

type Snapshot = SnapshotFrom<typeof enrolmentMachine>;
const progressOf = (s: Snapshot) => s.context.progress;
const failure = (s: Snapshot) => s.context.failure;
const isEnrolled = (s: Snapshot) => s.hasTag("enrolled");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const isPlanNeeded = (s: Snapshot) => s.hasTag("planNeeded");
const hasLeft = (s: Snapshot) => s.matches("removed");
const isAsking = (s: Snapshot) => s.matches("removalConfirming") || s.matches("removing");

const Hint = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
/** As tall as what a learner's usually has, so that nothing jumps when the profile is known. */
const Slot = styled(Stack)<{ $isForVisitor: boolean }>`
  min-height: ${({ $isForVisitor }) => ($isForVisitor ? "auto" : "6.5rem")};
`;

const part: FocusPart = "enrolment";

interface Props {
  actor: ActorRefFrom<typeof enrolmentMachine>;
  course: Course;
}

/** Enrolls in the course or continues it. */
export function EnrolmentPanel({ actor, course }: Props) {
  const { t } = useTranslation();
  const progress = useSelector(actor, progressOf);
  const why = useSelector(actor, failure);
  const enrolled = useSelector(actor, isEnrolled);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, hasFailed);
  const signedOut = useSelector(actor, isSignedOut);
  const planNeeded = useSelector(actor, isPlanNeeded);
  const left = useSelector(actor, hasLeft);
  const asking = useSelector(actor, isAsking);
  const { isForVisitor = false } = useSite();

  if (failed) {
    return (
      <FailureNotice
        failure={why}
        title={t("landing.checkFailed")}
        onRetry={() => actor.send({ type: "enrolment.retry" })}
      />
    );
  }
  if (enrolled && progress) {
    const { resume, stepsDone, stepsCount } = progress;
    return (
      <Slot $gap={4} $isForVisitor={isForVisitor}>
        <ProgressBar
          value={progress.progress}
          label={t("course.progress")}
          valueText={t("course.steps", { count: stepsDone, done: stepsDone, total: stepsCount })}
        />
        <ButtonLink
          $size="l"
          $wide
          data-focus={part}
          href={paths.lesson(course.slug, resume?.lesson ?? 1, resume?.step ?? 1)}
        >
          {t(resume === null ? "landing.review" : stepsDone === 0 ? "landing.start" : "landing.resume")}
        </ButtonLink>
        {resume === null && course.exam && (
          <ButtonLink $variant="secondary" $wide href={paths.exam(course.exam.slug)}>
            {t("course.toExam")}
          </ButtonLink>
        )}
        {why && <FailureNotice failure={why} title={t("landing.enrolFailed")} />}
        <Button variant="quiet" onClick={() => actor.send({ type: "course.leave" })}>
          {t("landing.leave")}
        </Button>
        {asking && <LazyBlock block={leaveCourseDialog} props={{ actor }} />}
      </Slot>
    );
  }
  if (planNeeded) {
    return (
      <Slot $gap={3} $isForVisitor={isForVisitor}>
        <PlanNeeded />
        <div>
          <Button variant="secondary" data-focus={part} onClick={() => actor.send({ type: "enrolment.retry" })}>
            {t("retry")}
          </Button>
        </div>
      </Slot>
    );
  }
  return (
    <Slot $gap={3} $isForVisitor={isForVisitor}>
      {signedOut && course.plan && <PlanNeeded />}
      {left && <Notice kind="success">{t("landing.left")}</Notice>}
      <Button size="l" wide data-focus={part} busy={busy} onClick={() => actor.send({ type: "course.enrol" })}>
        {t(course.plan ? "planNeeded.enrol" : "landing.enrol")}
      </Button>
      {signedOut && !course.plan && <Hint>{t("landing.signInHint")}</Hint>}
      {why && <FailureNotice failure={why} title={t("landing.enrolFailed")} />}
    </Slot>
  );
}
