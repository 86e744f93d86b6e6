import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AdminUserDetails } from "../../../contract/account/admin";
import type { accountDetailsMachine } from "../../../machines/account/account-details";
import type { sessionsEndingMachine } from "../../../machines/account/sessions-ending";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { StaffActionDialog } from "./StaffActionDialog";

type Ending = ActorRefFrom<typeof sessionsEndingMachine>;
type Snapshot = SnapshotFrom<typeof sessionsEndingMachine>;
const endingIn = (s: SnapshotFrom<typeof accountDetailsMachine>) => s.children.sessionsEnding;
const isOpen = (s: Snapshot) => s.hasTag("open");
const isPerformed = (s: Snapshot) => s.matches("performed");
const subjectOf = (s: Snapshot) => s.context.subject;
const resultOf = (s: Snapshot) => s.context.result;

const List = styled.ul`
  display: grid;
  gap: ${token["space-4"]};
  margin: 0;
  padding: 0;
  list-style: none;
  p { margin: 0; color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; overflow-wrap: anywhere; }
`;

interface Props {
  actor: ActorRefFrom<typeof accountDetailsMachine>;
  account: AdminUserDetails;
}

/** Where an account is signed in, with a way to sign it out everywhere (R62). */
export function AccountSessions({ actor, account }: Props) {
  const { t } = useTranslation();
  const ending = useSelector(actor, endingIn);
  const { sessions, otherSessions } = account;
  return (
    <Card as="section" aria-label={t("accountDetails.sessions")}>
      <Stack $gap={4} $align="stretch">
        <h2>{t("accountDetails.sessions")}</h2>
        {ending && <Ended actor={ending} />}
        {sessions.length === 0 && <p>{t("accountDetails.noSessions")}</p>}
        <List>
          {sessions.map((one) => (
            <Session key={one.id} session={one} />
          ))}
        </List>
        {otherSessions > 0 && (
          <div>
            <Button variant="secondary" onClick={() => actor.send({ type: "sessions.end" })}>
              {t("sessionsEnding.open")}
            </Button>
          </div>
        )}
        {ending && <Question actor={ending} />}
      </Stack>
    </Card>
  );
}

function Session({ session }: { session: AdminUserDetails["sessions"][number] }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const { browser, system, network, signedInAt, usedAt } = session;
  const device =
    browser !== null && system !== null
      ? t("sessions.device", { browser, system })
      : (browser ?? system ?? t("sessions.unknown"));
  const moment = (instant: string) => formatMoment(formatLocales[language], instant, zone);
  return (
    <li>
      <strong>{device}</strong>
      <p>{t("sessions.signedIn", { date: moment(signedInAt) })}</p>
      <p>{t("sessions.used", { date: moment(usedAt) })}</p>
      {network !== null && <p>{t("sessions.network", { network })}</p>}
    </li>
  );
}

function Ended({ actor }: { actor: Ending }) {
  const { t } = useTranslation();
  const performed = useSelector(actor, isPerformed);
  const ended = useSelector(actor, resultOf)?.sessionsEnded ?? 0;
  return performed ? <Notice kind="success">{t("sessionsEnding.ended", { count: ended })}</Notice> : null;
}

function Question({ actor }: { actor: Ending }) {
  const { t } = useTranslation();
  const open = useSelector(actor, isOpen);
  const subject = useSelector(actor, subjectOf);
  if (!open || subject === null) return null;
  return (
    <StaffActionDialog
      actor={actor as never}
      title={t("sessionsEnding.title", { email: subject.email })}
      effects={[t("sessionsEnding.ends", { count: subject.sessions }), t("sessionsEnding.final")]}
      confirm={t("sessionsEnding.confirm")}
      failed={t("sessionsEnding.failed")}
      isDanger
    />
  );
}
