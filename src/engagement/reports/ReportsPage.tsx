import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { quizReportsMachine } from "../../../machines/engagement/quiz-reports";
import { AdministrationFrame } from "../../components/AdministrationFrame";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { ReportEntry } from "./ReportEntry";
import { ReportFilters } from "./ReportFilters";

type Actor = { actor: ActorRefFrom<typeof quizReportsMachine> };
type Snapshot = SnapshotFrom<typeof quizReportsMachine>;
const filtersOf = (s: Snapshot) => s.context.filters;
const reportsOf = (s: Snapshot) => s.context.cards;
const totalOf = (s: Snapshot) => s.context.total;
const staffOf = (s: Snapshot) => s.context.staff;
const failureOf = (s: Snapshot) => s.context.failure;
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const isForbidden = (s: Snapshot) => s.hasTag("forbidden");
const isWaiting = (s: Snapshot) => s.hasTag("pending");
const isPending = (s: Snapshot) => s.hasTag("pending") || s.hasTag("searching");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isBusyMore = (s: Snapshot) => s.hasTag("busyMore");
const hasFailedMore = (s: Snapshot) => s.hasTag("failedMore");
const offersMore = (s: Snapshot) => s.can({ type: "reports.more" }) || s.hasTag("busyMore");

const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Found = styled.p`
  margin: 0;
  min-height: 1.6em;
  color: ${color["ink-soft"]};
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** How quizzes and exams turn out, question by question, for editors and administrators. */
export function ReportsPage({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const waiting = useSelector(actor, isWaiting);
  const staff = useSelector(actor, staffOf);
  const filters = useSelector(actor, filtersOf);
  return (
    <AdministrationFrame
      crumbs={[{ label: t("reports.title"), href: staffPaths.quizReports }]}
      staff={staff}
      signedOut={signedOut}
      forbidden={forbidden}
      onSignIn={() => actor.send({ type: "signIn.open" })}
    >
      <Stack $gap={3}>
        <h1>{t("reports.title")}</h1>
        <Lead>{t("reports.intro")}</Lead>
      </Stack>
      {!waiting && (
        <ReportFilters filters={filters} onChange={(filters) => actor.send({ type: "filters.change", filters })} />
      )}
      <Reports actor={actor} />
    </AdministrationFrame>
  );
}

function Reports({ actor }: Actor) {
  const { t } = useTranslation();
  const reports = useSelector(actor, reportsOf);
  const total = useSelector(actor, totalOf);
  const pending = useSelector(actor, isPending);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  const why = useSelector(actor, failureOf);
  if (failed)
    return (
      <FailureNotice failure={why} title={t("reports.failed")} onRetry={() => actor.send({ type: "reports.retry" })} />
    );
  return (
    <Stack $gap={4} aria-busy={pending}>
      <Found role="status">
        {pending ? t("loading") : empty ? t("reports.empty") : t("reports.found", { count: total })}
      </Found>
      {pending && reports.length === 0 && (
        <Stack $gap={3} aria-hidden="true">
          <Skeleton $shape="title" $width={60} />
          <Skeleton />
          <Skeleton $width={80} />
        </Stack>
      )}
      <List>
        {reports.map((report) => (
          <ReportEntry key={report.id} report={report} />
        ))}
      </List>
      <More actor={actor} />
    </Stack>
  );
}

function More({ actor }: Actor) {
  const { t } = useTranslation();
  const why = useSelector(actor, failureOf);
  const failedMore = useSelector(actor, hasFailedMore);
  const busyMore = useSelector(actor, isBusyMore);
  const more = useSelector(actor, offersMore);
  return (
    <>
      {failedMore && <FailureNotice failure={why} title={t("reports.moreFailed")} />}
      {more && (
        <div>
          <Button variant="secondary" busy={busyMore} onClick={() => actor.send({ type: "reports.more" })}>
            {t("reports.more")}
          </Button>
        </div>
      )}
    </>
  );
}
