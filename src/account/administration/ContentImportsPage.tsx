import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AuditEntry } from "../../../contract/account/audit";
import type { ContentState } from "../../../contract/account/content-imports";
import type { contentImportsMachine } from "../../../machines/account/content-imports";
import { AdministrationFrame } from "../../components/AdministrationFrame";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { formatMoment } from "../../i18n/format";
import { formatLocales, languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { Table } from "../../ui/Table";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { ContentFolder } from "./ContentFolder";

type Actor = { actor: ActorRefFrom<typeof contentImportsMachine> };
type Snapshot = SnapshotFrom<typeof contentImportsMachine>;
const contentOf = (s: Snapshot) => s.context.content;
const failureOf = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isPending = (s: Snapshot) => s.hasTag("pending");
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const isForbidden = (s: Snapshot) => s.hasTag("forbidden");

const Version = styled.code`
  font-family: ${token["font-code"]};
  font-size: ${token["text-s"]};
  overflow-wrap: anywhere;
`;
const Rows = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${token["space-1"]};
    padding-block: ${token["space-4"]};
    border-top: 1px solid ${color.rule};
    overflow-wrap: anywhere;
  }
  p { margin: 0; }
  small { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
`;

/** What the site shows now, what importing the content folder would change, and all imports (R62). */
export function ContentImportsPage({ actor }: Actor) {
  const { t } = useTranslation();
  const content = useSelector(actor, contentOf);
  const failed = useSelector(actor, hasFailed);
  const pending = useSelector(actor, isPending);
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const why = useSelector(actor, failureOf);
  return (
    <AdministrationFrame
      crumbs={[{ label: t("administration.sections.imports"), href: staffPaths.imports() }]}
      signedOut={signedOut}
      forbidden={forbidden}
      onSignIn={() => actor.send({ type: "signIn.open" })}
    >
      <h1>{t("administration.sections.imports")}</h1>
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("contentImports.failed")}
          onRetry={() => actor.send({ type: "content.retry" })}
        />
      ) : (
        <Stack $gap={6} $align="stretch" aria-busy={pending}>
          {pending && <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>}
          {content ? (
            <>
              <Now content={content} />
              <ContentFolder actor={actor} hasFolder={content.hasFolder} job={content.job} />
              <Imports imports={content.imports} />
            </>
          ) : (
            <>
              <Skeleton $width={60} />
              <Skeleton $width={80} />
            </>
          )}
        </Stack>
      )}
    </AdministrationFrame>
  );
}

function Now({ content: { version, importedAt, counts } }: { content: ContentState }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const languages = counts[0]?.locales.map(({ locale }) => locale) ?? [];
  return (
    <Card as="section" aria-label={t("contentImports.now")}>
      <Stack $gap={4} $align="stretch">
        <h2>{t("contentImports.now")}</h2>
        {importedAt === null ? (
          <p>{t("contentImports.empty")}</p>
        ) : (
          <>
            <p>
              {t("contentImports.imported", { date: formatMoment(formatLocales[language], importedAt, zone) })}{" "}
              {t("contentImports.version")} <Version>{version.slice(0, 12)}</Version>
            </p>
            <Table label={t("contentImports.table")}>
              <thead>
                <tr>
                  <th scope="col">{t("contentImports.kind")}</th>
                  <th scope="col">{t("contentImports.total")}</th>
                  <th scope="col">{t("contentImports.drafts")}</th>
                  {languages.map((locale) => (
                    <th scope="col" key={locale} lang={locale}>
                      {languageNames[locale]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {counts.map(({ kind, total, drafts, locales }) => (
                  <tr key={kind}>
                    <th scope="row">{t(`contentImports.kinds.${kind}`)}</th>
                    <td>{total}</td>
                    <td>{drafts}</td>
                    {locales.map(({ locale, count }) => (
                      <td key={locale}>{count}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Imports({ imports: { data, next, previous } }: Pick<ContentState, "imports">) {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-label={t("contentImports.imports")}>
      <Stack $gap={4} $align="stretch">
        <h2>{t("contentImports.imports")}</h2>
        {data.length === 0 && <p>{t("contentImports.none")}</p>}
        <Rows>
          {data.map((entry) => (
            <Import key={entry.id} entry={entry} />
          ))}
        </Rows>
        {(next !== null || previous !== null) && (
          <nav aria-label={t("staffList.pages")}>
            <Cluster>
              {previous !== null && (
                <PageLink href={staffPaths.imports({ after: String(previous) })}>{t("staffList.previous")}</PageLink>
              )}
              {next !== null && (
                <PageLink href={staffPaths.imports({ before: String(next) })}>{t("staffList.next")}</PageLink>
              )}
            </Cluster>
          </nav>
        )}
      </Stack>
    </Card>
  );
}

/** Entries of earlier versions of the software do not say how much changed. */
function Import({ entry: { at, actor, after } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const { version, added, changed, removed } = after ?? {};
  const by = actor === null ? t("audit.nobody") : (actor.email ?? t("audit.gone", { id: actor.id }));
  const isCounted = typeof added === "number" && typeof changed === "number" && typeof removed === "number";
  return (
    <li>
      <p>{isCounted ? t("contentImports.changes", { added, changed, removed }) : t("contentImports.uncounted")}</p>
      <small>
        <time dateTime={at}>{formatMoment(formatLocales[language], at, zone)}</time>
        {` · ${by}`}
        {typeof version === "string" && (
          <>
            {" · "}
            <Version>{version.slice(0, 12)}</Version>
          </>
        )}
      </small>
    </li>
  );
}
