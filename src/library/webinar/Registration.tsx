import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { webinarRegistrationMachine } from "../../../machines/library/webinar-registration";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { token } from "../../theme/theme";
import { Button, ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { Small } from "../article/layout";

type Actor = ActorRefFrom<typeof webinarRegistrationMachine>;
type Snapshot = SnapshotFrom<typeof webinarRegistrationMachine>;
const registrationOf = (s: Snapshot) => s.context.registration;
const failureOf = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isRegistered = (s: Snapshot) => s.hasTag("registered");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const isCanceled = (s: Snapshot) => s.hasTag("canceled");
const isOver = (s: Snapshot) => s.matches("over");

const Title = styled.h2`
  margin: 0;
  font-size: ${token["text-h3"]};
`;

/** Registering for a webinar, and the way in for learners who did (R68). */
export function Registration({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const why = useSelector(actor, failureOf);
  const pending = useSelector(actor, isPending);
  const registered = useSelector(actor, isRegistered);
  const failed = useSelector(actor, hasFailed);
  const over = useSelector(actor, isOver);
  return (
    <Card aria-busy={pending || undefined}>
      <Stack $gap={3} $align="stretch">
        <Title data-focus="registration">{t("webinar.live")}</Title>
        {pending ? (
          <>
            <Skeleton />
            <Skeleton $width={60} />
          </>
        ) : failed ? (
          <FailureNotice
            failure={why}
            title={t("webinar.registrationFailed")}
            onRetry={() => actor.send({ type: "registration.retry" })}
          />
        ) : over ? (
          <p>{t("webinar.over")}</p>
        ) : registered ? (
          <Registered actor={actor} />
        ) : (
          <Open actor={actor} />
        )}
      </Stack>
    </Card>
  );
}

function Open({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const registration = useSelector(actor, registrationOf);
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const signedOut = useSelector(actor, isSignedOut);
  const canceled = useSelector(actor, isCanceled);
  return (
    <>
      {canceled && <Notice title={t("webinar.canceled")} />}
      {why && <FailureNotice failure={why} title={t("webinar.registerFailed")} />}
      <Button busy={busy} onClick={() => actor.send({ type: "webinar.register" })}>
        {t("webinar.register")}
      </Button>
      {signedOut ? (
        <Small>{t("webinar.registerHint")}</Small>
      ) : (
        registration?.hasMail && <Small>{t("webinar.registerMail")}</Small>
      )}
    </>
  );
}

function Registered({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const registration = useSelector(actor, registrationOf);
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const wayIn = registration?.joinUrl ?? null;
  return (
    <>
      {wayIn === null ? (
        <Notice kind="success" title={t("webinar.registered")}>
          {t(registration?.hasMail ? "webinar.registeredMail" : "webinar.registeredNoMail")} {t("webinar.opens")}
        </Notice>
      ) : (
        <>
          <Notice kind="success" title={t("webinar.joinNow")} />
          <ButtonLink href={wayIn} target="_blank" rel="noopener noreferrer">
            {t("webinar.join")}
          </ButtonLink>
        </>
      )}
      {why && <FailureNotice failure={why} title={t("webinar.cancelFailed")} />}
      <Button variant="quiet" busy={busy} onClick={() => actor.send({ type: "registration.cancel" })}>
        {t("webinar.cancelRegistration")}
      </Button>
    </>
  );
}
