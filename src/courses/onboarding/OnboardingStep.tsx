import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { OnboardingStep as Step } from "../../../contract/courses/onboarding";
import type { onboardingStepMachine } from "../../../machines/courses/onboarding-step";
import { FailureNotice } from "../../components/FailureNotice";
import { Html } from "../../components/Html";
import { PageLink } from "../../components/PageLink";
import { formatDuration, isoDuration } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { color, token, up } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";

type Snapshot = SnapshotFrom<typeof onboardingStepMachine>;
const failure = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isPassed = (s: Snapshot) => s.hasTag("passed");
const hasFailed = (s: Snapshot) => s.hasTag("failed");

const Row = styled(Card)`
  display: grid;
  gap: ${token["space-4"]};
  ${up("sm")} { grid-template-columns: 3rem minmax(0, 1fr); gap: ${token["space-5"]}; }
`;
const Position = styled.span<{ $passed: boolean }>`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${token["radius-full"]};
  background: ${({ $passed }) => ($passed ? color["success-soft"] : color["accent-soft"])};
  color: ${({ $passed }) => ($passed ? color["success-ink"] : color["accent-ink"])};
  font-family: ${token["font-heading"]};
  font-weight: 700;
  font-size: 1.25rem;
`;
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token["space-4"]};
`;
const Title = styled.h2`
  font-size: ${token["text-h3"]};
`;
const Text = styled.p`
  color: ${color["ink-soft"]};
`;
const Time = styled.time`
  white-space: nowrap;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const How = styled.details`
  summary { width: fit-content; padding-block: ${token["space-3"]}; cursor: pointer; color: ${color["accent-ink"]}; font-weight: 600; }
  summary + * { margin-block: ${token["space-2"]} ${token["space-4"]}; }
`;
const Foot = styled(Cluster)`
  /* As tall as its buttons, whether the step is done or not. */
  min-height: 2.625rem;
  /* The live region exists before it has a message. */
  & > :empty { position: absolute; }
`;
const Where = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token["space-2"]};
  min-height: 2.75rem;
  font-size: ${token["text-ui"]};
  font-weight: 600;
`;

interface Props {
  actor: ActorRefFrom<typeof onboardingStepMachine>;
  step: Step;
}

/** One step: what to do, how, where, and whether it is done. */
export function OnboardingStep({ actor, step }: Props) {
  const { t } = useTranslation();
  const why = useSelector(actor, failure);
  const busy = useSelector(actor, isBusy);
  const passed = useSelector(actor, isPassed);
  const failed = useSelector(actor, hasFailed);
  return (
    <Row as="li">
      <Position $passed={passed} aria-hidden="true">
        {passed ? <Icon name="check" /> : step.number}
      </Position>
      <Stack $gap={3}>
        <Stack $gap={2}>
          <Head>
            <Title>{step.title}</Title>
            {step.timing > 0 && <Time dateTime={isoDuration(step.timing)}>{formatDuration(t, step.timing)}</Time>}
          </Head>
          <Text>{step.description}</Text>
        </Stack>
        <How>
          <summary>{t("onboarding.how")}</summary>
          <Html html={step.body} />
        </How>
        {failed && <FailureNotice failure={why} title={t("onboarding.passFailed")} />}
        <Foot $gap={4}>
          <span role="status">
            {passed && (
              <Badge $tone="success">
                <Icon name="check" size={16} /> {t("lesson.isDone")}
              </Badge>
            )}
          </span>
          {!passed && (
            <Button
              variant="secondary"
              aria-label={t("onboarding.passOf", { title: step.title })}
              busy={busy}
              onClick={() => actor.send({ type: "step.pass" })}
            >
              {t("lesson.markDone")}
            </Button>
          )}
          <Where href={step.link.url}>
            {step.link.label} <Icon name="arrow-right" size={18} />
          </Where>
        </Foot>
      </Stack>
    </Row>
  );
}
