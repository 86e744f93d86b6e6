import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { planMachine } from "../../../machines/account/plan";
import type { FocusPart } from "../../../machines/shared/events";
import { FailureNotice } from "../../components/FailureNotice";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { token } from "../../theme/theme";
import { Button, type ButtonStyleProps, buttonStyle } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";

type Actor = { actor: ActorRefFrom<typeof planMachine> };
type Snapshot = SnapshotFrom<typeof planMachine>;
const planOf = (s: Snapshot) => s.context.plan;
const failure = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isAsking = (s: Snapshot) => s.hasTag("asking");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const canStart = (s: Snapshot) => s.can({ type: "trial.choose" });
const isSignedOut = (s: Snapshot) => s.matches("signedOut");

const part: FocusPart = "plan";

const Block = styled(Card)`
  scroll-margin-top: 6rem;
  h2 { font-size: ${token["text-h3"]}; }
`;

/** A page of another site. */
const Elsewhere = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

/** The learner's plan and its end, and the trial (R55, R57, R58). */
export function Plan({ actor }: Actor) {
  const { t } = useTranslation();
  const plan = useSelector(actor, planOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const signedOut = useSelector(actor, isSignedOut);
  return (
    <Block as="section" id="plan" aria-label={t("plan.title")} data-focus-area="">
      <Stack $gap={4}>
        <h2 data-focus={part}>{t("plan.title")}</h2>
        {failed ? (
          <FailureNotice failure={why} title={t("plan.failed")} onRetry={() => actor.send({ type: "plan.retry" })} />
        ) : signedOut ? (
          <>
            <p>{t("plan.signedOut")}</p>
            <div>
              <Button variant="secondary" onClick={() => actor.send({ type: "signIn.choose" })}>
                {t("nav.signIn")}
              </Button>
            </div>
          </>
        ) : plan === null ? (
          <Skeleton $width={60} />
        ) : (
          <Known actor={actor} />
        )}
      </Stack>
    </Block>
  );
}

/** What the plan is, and what it offers. */
function Known({ actor }: Actor) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const plan = useSelector(actor, planOf);
  const asking = useSelector(actor, isAsking);
  if (plan === null) return null;
  const { kind, until } = plan;
  const moment = until === null ? "" : formatMoment(formatLocales[language], until, zone);
  if (kind === "plus") return <p>{t("plan.plusUntil", { moment })}</p>;
  if (kind === "trial") return <p>{until === null ? t("plan.trial") : t("plan.trialUntil", { moment })}</p>;
  if (kind !== "free") return <p>{t(`plan.${kind}`)}</p>;
  return asking ? <Question actor={actor} /> : <Offer actor={actor} />;
}

/** What a free account can do. */
function Offer({ actor }: Actor) {
  const { t } = useTranslation();
  const plan = useSelector(actor, planOf);
  const why = useSelector(actor, failure);
  const ready = useSelector(actor, canStart);
  const had = plan?.trial === "had";
  return (
    <>
      <p>
        {t("plan.free")} {t(had ? "plan.had" : "plan.offer")}
      </p>
      {why && <FailureNotice failure={why} title={t("plan.startFailed")} />}
      {plan?.trialUrl ? (
        <div>
          <Elsewhere href={plan.trialUrl}>{t("plan.start")}</Elsewhere>
        </div>
      ) : (
        !had && (
          <div>
            <Button busy={!ready} onClick={() => actor.send({ type: "trial.choose" })}>
              {t("plan.start")}
            </Button>
          </div>
        )
      )}
    </>
  );
}

/** Asks before the trial starts: it is had once. */
function Question({ actor }: Actor) {
  const { t } = useTranslation();
  const busy = useSelector(actor, isBusy);
  return (
    <>
      <div>
        <strong>{t("plan.ask")}</strong>
        <p>{t("plan.askText")}</p>
      </div>
      <Cluster>
        <Button busy={busy} onClick={() => actor.send({ type: "trial.confirm" })}>
          {t("plan.confirm")}
        </Button>
        {!busy && (
          <Button variant="secondary" onClick={() => actor.send({ type: "trial.cancel" })}>
            {t("plan.later")}
          </Button>
        )}
      </Cluster>
    </>
  );
}
