import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AdminUserDetails } from "../../../contract/account/admin";
import type { accountDetailsMachine } from "../../../machines/account/account-details";
import { AdministrationFrame } from "../../components/AdministrationFrame";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { AccountSessions } from "./AccountSessions";
import { AuditText } from "./AuditText";
import { Rights } from "./Rights";
import { usePlanText } from "./use-plan-text";

type Actor = { actor: ActorRefFrom<typeof accountDetailsMachine> };
type Snapshot = SnapshotFrom<typeof accountDetailsMachine>;
const accountOf = (s: Snapshot) => s.context.account;
const idOf = (s: Snapshot) => s.context.id;
const failureOf = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isMissing = (s: Snapshot) => s.hasTag("notFound");
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const isForbidden = (s: Snapshot) => s.hasTag("forbidden");

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token["space-2"]} ${token["space-4"]};
  margin: 0;
  dt { color: ${color["ink-soft"]}; }
  dd { min-width: 0; margin: 0; overflow-wrap: anywhere; }
`;
const Entries = styled.ul`
  display: grid;
  gap: ${token["space-4"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One account: what it may do, where it is signed in, and what was last recorded about it (R62). */
export function AccountDetailsPage({ actor }: Actor) {
  const { t } = useTranslation();
  const id = useSelector(actor, idOf);
  const account = useSelector(actor, accountOf);
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const label = account?.name || account?.email || t("accountDetails.title");
  return (
    <AdministrationFrame
      crumbs={[
        { label: t("administration.sections.accounts"), href: staffPaths.accounts() },
        { label, href: staffPaths.account(id) },
      ]}
      signedOut={signedOut}
      forbidden={forbidden}
      onSignIn={() => actor.send({ type: "signIn.open" })}
    >
      <h1>{label}</h1>
      {account ? <Shown actor={actor} account={account} /> : <Absent actor={actor} />}
    </AdministrationFrame>
  );
}

function Absent({ actor }: Actor) {
  const { t } = useTranslation();
  const why = useSelector(actor, failureOf);
  const failed = useSelector(actor, hasFailed);
  const missing = useSelector(actor, isMissing);
  const id = useSelector(actor, idOf);
  if (missing)
    return (
      <Notice
        kind="warning"
        title={t("accountDetails.missing")}
        action={
          <PageLink href={staffPaths.auditLog({ account: String(id) })}>{t("accountDetails.allEntries")}</PageLink>
        }
      >
        {t("accountDetails.missingText")}
      </Notice>
    );
  if (failed)
    return (
      <FailureNotice
        failure={why}
        title={t("accountDetails.failed")}
        onRetry={() => actor.send({ type: "account.retry" })}
      />
    );
  return (
    <Stack $gap={4} aria-busy="true">
      <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
      <Skeleton $width={60} />
      <Skeleton $width={80} />
    </Stack>
  );
}

function Shown({ actor, account }: Actor & { account: AdminUserDetails }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const plan = usePlanText()(account.plan);
  return (
    <>
      <Card>
        <Facts>
          <dt>{t("accountDetails.email")}</dt>
          <dd>{account.email}</dd>
          <dt>{t("accountDetails.plan")}</dt>
          <dd>{plan}</dd>
          <dt>{t("accountDetails.registered")}</dt>
          <dd>{formatDate(formatLocales[language], account.createdAt, zone)}</dd>
        </Facts>
      </Card>
      <Rights actor={actor} account={account} />
      <AccountSessions actor={actor} account={account} />
      <Card as="section" aria-label={t("accountDetails.entries")}>
        <Stack $gap={4} $align="stretch">
          <h2>{t("accountDetails.entries")}</h2>
          {account.audit.length === 0 && <p>{t("accountDetails.noEntries")}</p>}
          <Entries>
            {account.audit.map((entry) => (
              <li key={entry.id}>
                <AuditText entry={entry} />
              </li>
            ))}
          </Entries>
          <div>
            <PageLink href={staffPaths.auditLog({ account: String(account.id) })}>
              {t("accountDetails.allEntries")}
            </PageLink>
          </div>
        </Stack>
      </Card>
    </>
  );
}
