import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { ContentChange, ContentJob, ContentOutcome } from "../../../contract/account/content-imports";
import type { contentImportMachine } from "../../../machines/account/content-import";
import type { contentImportsMachine } from "../../../machines/account/content-imports";
import { FailureNotice } from "../../components/FailureNotice";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { Table } from "../../ui/Table";
import { StaffActionDialog } from "./StaffActionDialog";

type Page = ActorRefFrom<typeof contentImportsMachine>;
type Importing = ActorRefFrom<typeof contentImportMachine>;
type Snapshot = SnapshotFrom<typeof contentImportsMachine>;
type ImportSnapshot = SnapshotFrom<typeof contentImportMachine>;
const importIn = (s: Snapshot) => s.children.contentImport;
const failureOf = (s: Snapshot) => s.context.failure;
/** A check or an import runs, or is being requested. */
const isBusy = (s: Snapshot) => s.hasTag("busy") || s.context.content?.job?.outcome === null;
const isNotStarted = (s: Snapshot) => s.matches({ open: "notStarted" });
const canImport = (s: Snapshot) => s.can({ type: "import.start" });
const isOpen = (s: ImportSnapshot) => s.hasTag("open");
const isPerformed = (s: ImportSnapshot) => s.matches("performed");
const subjectOf = (s: ImportSnapshot) => s.context.subject;

/** As long as there are many: it scrolls on its own and is reachable by keyboard. */
const Mistakes = styled.div`
  max-height: 24rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
  ul { display: grid; gap: ${token["space-3"]}; margin: 0; padding: 0; list-style: none; }
  code { font-family: ${token["font-code"]}; font-size: ${token["text-s"]}; color: ${color["ink-soft"]}; }
  p { margin: 0; }
`;
const Soft = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

interface Props {
  actor: Page;
  hasFolder: boolean;
  job: ContentJob | null;
}

/** The content folder of the server: what it would change, and a way to import it (R62). */
export function ContentFolder({ actor, hasFolder, job }: Props) {
  const { t } = useTranslation();
  const importing = useSelector(actor, importIn);
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const notStarted = useSelector(actor, isNotStarted);
  const importable = useSelector(actor, canImport);
  return (
    <Card as="section" aria-label={t("contentImports.folder")}>
      <Stack $gap={4} $align="stretch">
        <h2>{t("contentImports.folder")}</h2>
        <p>{t(hasFolder ? "contentImports.folderText" : "contentImports.noFolder")}</p>
        {importing && <Started actor={importing} />}
        {job && <Job job={job} />}
        {notStarted && <FailureNotice failure={why} title={t("contentImports.notStarted")} />}
        {hasFolder && (
          <Cluster>
            <Button
              variant={importable ? "secondary" : "primary"}
              busy={busy}
              onClick={() => actor.send({ type: "check.start" })}
            >
              {t("contentImports.check")}
            </Button>
            {importable && (
              <Button onClick={() => actor.send({ type: "import.start" })}>{t("contentImport.open")}</Button>
            )}
          </Cluster>
        )}
        {importing && <Question actor={importing} />}
      </Stack>
    </Card>
  );
}

function Job({ job: { kind, startedAt, endedAt, outcome } }: { job: ContentJob }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const date = formatMoment(formatLocales[language], endedAt ?? startedAt, zone);
  if (outcome === null)
    return <Notice>{t(kind === "check" ? "contentImports.checking" : "contentImports.importing", { date })}</Notice>;
  return (
    <Stack $gap={2} $align="stretch">
      <Soft>{t(kind === "check" ? "contentImports.checked" : "contentImports.ended", { date })}</Soft>
      <Outcome outcome={outcome} />
    </Stack>
  );
}

function Outcome({ outcome }: { outcome: ContentOutcome }) {
  const { t } = useTranslation();
  switch (outcome.state) {
    case "changes":
      return (
        <>
          <Notice>{t("contentImports.found")}</Notice>
          <Changes changes={outcome.changes} />
        </>
      );
    case "imported":
      return (
        <>
          <Notice kind="success">{t("contentImports.done")}</Notice>
          <Changes changes={outcome.changes} />
        </>
      );
    case "same":
      return <Notice kind="success">{t("contentImports.same")}</Notice>;
    case "mistakes":
      return (
        <>
          <Notice kind="warning">{t("contentImports.mistakes", { number: outcome.total })}</Notice>
          <Mistakes role="region" aria-label={t("contentImports.mistakeList")} tabIndex={0}>
            <ul>
              {outcome.mistakes.map(({ file, line, message }) => (
                <li key={`${file} ${line} ${message}`}>
                  <code>{t("contentImports.place", { file, line })}</code>
                  <p lang="en">{message}</p>
                </li>
              ))}
            </ul>
          </Mistakes>
          {outcome.total > outcome.mistakes.length && (
            <Soft>{t("contentImports.more", { number: outcome.total - outcome.mistakes.length })}</Soft>
          )}
        </>
      );
    case "failed":
      return <Notice kind="warning">{t(`contentImports.reasons.${outcome.reason}`)}</Notice>;
    default:
      return <Notice kind="warning">{t(`contentImports.${outcome.state}`)}</Notice>;
  }
}

function Changes({ changes }: { changes: readonly ContentChange[] }) {
  const { t } = useTranslation();
  return (
    <Table label={t("contentImports.changesTable")} isNarrow>
      <thead>
        <tr>
          <th scope="col">{t("contentImports.kind")}</th>
          <th scope="col">{t("contentImports.added")}</th>
          <th scope="col">{t("contentImports.changed")}</th>
          <th scope="col">{t("contentImports.removed")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ kind, added, changed, removed }) => (
          <tr key={kind}>
            <th scope="row">{t(`contentImports.kinds.${kind}`)}</th>
            <td>{added}</td>
            <td>{changed}</td>
            <td>{removed}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Started({ actor }: { actor: Importing }) {
  const { t } = useTranslation();
  const performed = useSelector(actor, isPerformed);
  return performed ? <Notice kind="success">{t("contentImport.started")}</Notice> : null;
}

const sumOf = (changes: readonly ContentChange[]) => ({
  added: changes.reduce((sum, { added }) => sum + added, 0),
  changed: changes.reduce((sum, { changed }) => sum + changed, 0),
  removed: changes.reduce((sum, { removed }) => sum + removed, 0),
});

function Question({ actor }: { actor: Importing }) {
  const { t } = useTranslation();
  const open = useSelector(actor, isOpen);
  const subject = useSelector(actor, subjectOf);
  if (!open || subject === null) return null;
  return (
    <StaffActionDialog
      actor={actor as never}
      title={t("contentImport.title")}
      effects={[
        t("contentImports.changes", sumOf(subject.changes)),
        t("contentImport.shown"),
        t("contentImport.stays"),
        t("contentImport.final"),
      ]}
      confirm={t("contentImport.confirm")}
      failed={t("contentImport.failed")}
      isDanger={false}
    />
  );
}
