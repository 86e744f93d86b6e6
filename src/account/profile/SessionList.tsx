import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { DeviceSession } from "../../../contract/account/sessions";
import type { sessionsMachine } from "../../../machines/account/sessions";
import { FailureNotice } from "../../components/FailureNotice";
import { formatMoment } from "../../i18n/format";
import { formatLocales, type UiLanguage } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Facts, LoadedSection, Row, Rows } from "./LoadedSection";

type Actor = { actor: ActorRefFrom<typeof sessionsMachine> };
type Snapshot = SnapshotFrom<typeof sessionsMachine>;
const sessionsOf = (s: Snapshot) => s.context.sessions;
const endingOf = (s: Snapshot) => (s.matches({ listed: "ending" }) ? s.context.endingId : null);
const failureOf = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isEnded = (s: Snapshot) => s.matches({ listed: "ended" });
const isEndingOthers = (s: Snapshot) => s.matches({ listed: "endingOthers" });
const areOthersEnded = (s: Snapshot) => s.matches({ listed: "othersEnded" });
const hasEndFailed = (s: Snapshot) => s.matches({ listed: "endFailed" });

const Name = styled.div`
  strong { margin-inline-end: ${token["space-2"]}; }
`;

/** The focused button went with its row: the focus moves to what says so. */
const focus = (message: HTMLElement | null) => message?.focus();

/** Where the account is signed in, with a way to sign out elsewhere (R60). */
export function SessionList({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const pending = useSelector(actor, isPending);
  const failed = useSelector(actor, hasFailed);
  const why = useSelector(actor, failureOf);
  if (signedOut) return null;
  return (
    <LoadedSection
      title={t("sessions.title")}
      text={t("sessions.text")}
      pending={pending}
      failed={failed}
      failure={why}
      failedTitle={t("sessions.failed")}
      onRetry={() => actor.send({ type: "sessions.retry" })}
    >
      <Listed actor={actor} />
    </LoadedSection>
  );
}

function Listed({ actor }: Actor) {
  const { t } = useTranslation();
  const sessions = useSelector(actor, sessionsOf);
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const ended = useSelector(actor, isEnded);
  const endingOthers = useSelector(actor, isEndingOthers);
  const othersEnded = useSelector(actor, areOthersEnded);
  const endFailed = useSelector(actor, hasEndFailed);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      {(ended || othersEnded) && (
        <div ref={focus} tabIndex={-1} key={sessions.length}>
          <Notice kind="success">{t(ended ? "sessions.ended" : "sessions.othersEnded")}</Notice>
        </div>
      )}
      {endFailed && <FailureNotice failure={why} title={t("sessions.endFailed")} />}
      <Rows>
        {sessions.map((one) => (
          <Entry key={one.id} actor={actor} session={one} />
        ))}
      </Rows>
      {others.length === 0 ? (
        <p>{t("sessions.only")}</p>
      ) : (
        <div>
          <Button
            variant="secondary"
            busy={endingOthers}
            disabled={busy && !endingOthers}
            onClick={() => actor.send({ type: "others.end" })}
          >
            {t("sessions.endOthers")}
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ actor, session }: Actor & { session: DeviceSession }) {
  const { t, language } = useTranslation();
  const busy = useSelector(actor, isBusy);
  const ending = useSelector(actor, endingOf) === session.id;
  const { browser, system, network, signedInAt, usedAt, isCurrent } = session;
  const device =
    browser !== null && system !== null
      ? t("sessions.device", { browser, system })
      : (browser ?? system ?? t("sessions.unknown"));
  const moment = (instant: string) => formatMoment(formatLocales[language as UiLanguage], instant);
  return (
    <Row>
      <Facts>
        <Name>
          <strong>{device}</strong>
          {isCurrent && <Badge $tone="success">{t("sessions.current")}</Badge>}
        </Name>
        <p>{t("sessions.signedIn", { date: moment(signedInAt) })}</p>
        {!isCurrent && <p>{t("sessions.used", { date: moment(usedAt) })}</p>}
        {network !== null && <p>{t("sessions.network", { network })}</p>}
      </Facts>
      {!isCurrent && (
        <Button
          variant="secondary"
          busy={ending}
          disabled={busy && !ending}
          aria-label={t("sessions.endOf", { device })}
          onClick={() => actor.send({ type: "session.end", id: session.id })}
        >
          {t("sessions.end")}
        </Button>
      )}
    </Row>
  );
}
