import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { onboardingMachine } from "../../../machines/courses/onboarding";
import { stepActorId } from "../../../machines/courses/onboarding/context";
import { Artwork } from "../../components/Artwork";
import { FailureNotice } from "../../components/FailureNotice";
import { LanguageNote } from "../../components/LanguageNote";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { ButtonLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { color, token, up } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/ProgressBar";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { OnboardingStep } from "./OnboardingStep";

type Actor = { actor: ActorRefFrom<typeof onboardingMachine> };
type Snapshot = SnapshotFrom<typeof onboardingMachine>;
const steps = (s: Snapshot) => s.context.steps;
const progressOf = (s: Snapshot) => s.context.progress;
const failure = (s: Snapshot) => s.context.failure;
const childrenOf = (s: Snapshot) => s.children;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isCompleted = (s: Snapshot) => s.hasTag("completed");
const hasFailedProgress = (s: Snapshot) => s.hasTag("failedProgress");
const isAnonymous = (s: Snapshot) => s.matches({ steps: "anonymous" });

const Lead = styled.p`
  max-width: 56ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
/** Progress is above the steps, or beside them if there is room. */
const Columns = styled.div`
  display: grid;
  gap: ${token["space-5"]};
  ${up("md")} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${token["space-8"]};
    align-items: start;
    & > :first-child { grid-area: 1 / 2; position: sticky; top: 5.5rem; }
  }
`;
const Picture = styled.div`
  display: none;
  aspect-ratio: 16 / 9;
  border-bottom: 1px solid ${color.rule};
  ${up("md")} { display: block; }
  & > svg { width: 100%; height: 100%; }
`;
/** As tall as its usual content, so that nothing jumps when the profile is known. */
const Inside = styled(Stack)`
  min-height: 4.75rem;
  padding: ${token["space-5"]};
`;
const Hint = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const List = styled.ol`
  display: grid;
  gap: ${token["space-4"]};
  padding: 0;
  list-style: none;
`;

/** The SEO onboarding: steps to do in any order, and the learner's progress. */
export function OnboardingPage({ actor }: Actor) {
  const { t } = useTranslation();
  const busy = useSelector(actor, isBusy);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  const why = useSelector(actor, failure);
  return (
    <Page crumbs={[{ label: t("onboarding.title"), href: paths.onboarding }]}>
      <LanguageNote language="en" />
      <Stack $gap={3}>
        <h1>{t("onboarding.title")}</h1>
        <Lead>{t("onboarding.intro")}</Lead>
      </Stack>
      <NeedsScripts />
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("onboarding.failed")}
          onRetry={() => actor.send({ type: "onboarding.retry" })}
        />
      ) : busy ? (
        <StepSkeletons />
      ) : empty ? (
        <Card>
          <Stack $gap={4} $align="start">
            <Icon name="quiz" size={40} />
            <h2>{t("onboarding.none")}</h2>
            <p>{t("onboarding.noneText")}</p>
            <ButtonLink href={paths.courses}>{t("nav.browse")}</ButtonLink>
          </Stack>
        </Card>
      ) : (
        <Columns>
          <Card $flush>
            <Picture>
              <Artwork name="compass" background="#fbe6d3" />
            </Picture>
            <ProgressLine actor={actor} />
          </Card>
          <Steps actor={actor} />
        </Columns>
      )}
    </Page>
  );
}

/** The learner's progress. */
function ProgressLine({ actor }: Actor) {
  const { t } = useTranslation();
  const progress = useSelector(actor, progressOf);
  const why = useSelector(actor, failure);
  const completed = useSelector(actor, isCompleted);
  const failed = useSelector(actor, hasFailedProgress);
  const anonymous = useSelector(actor, isAnonymous);
  const done = progress?.data.filter(({ passedAt }) => passedAt !== null).length ?? 0;
  return (
    <Inside $gap={4}>
      {failed && (
        <FailureNotice
          failure={why}
          title={t("onboarding.progressFailed")}
          onRetry={() => actor.send({ type: "onboarding.retry" })}
        >
          {t("onboarding.progressFailedText")}
        </FailureNotice>
      )}
      {anonymous && <Hint>{t("onboarding.signInHint")}</Hint>}
      {progress && (
        <ProgressBar
          value={progress.progress}
          label={t("course.progress")}
          valueText={t("course.steps", { count: done, done, total: progress.total })}
        />
      )}
      {completed && (
        <Notice
          kind="success"
          title={t("onboarding.completed")}
          action={<ButtonLink href={paths.courses}>{t("nav.browse")}</ButtonLink>}
        >
          {t("onboarding.completedText")}
        </Notice>
      )}
    </Inside>
  );
}

function Steps({ actor }: Actor) {
  const all = useSelector(actor, steps);
  const actors = useSelector(actor, childrenOf);
  return (
    <List lang="en">
      {all.map((step) => {
        const child = actors[stepActorId(step.id)];
        return child && <OnboardingStep key={step.id} actor={child} step={step} />;
      })}
    </List>
  );
}

function StepSkeletons() {
  const { t } = useTranslation();
  return (
    <Stack $gap={4} aria-busy="true">
      <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
      {[1, 2, 3].map((number) => (
        <Card key={number} aria-hidden="true">
          <Stack $gap={3}>
            <Skeleton $shape="title" $width={40} />
            <Skeleton $width={80} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
