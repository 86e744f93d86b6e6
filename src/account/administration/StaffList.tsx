import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { createStaffList, ListPage } from "../../../machines/account/staff-list";
import { AdministrationFrame } from "../../components/AdministrationFrame";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { color, token, up } from "../../theme/theme";
import { Button, type ButtonStyleProps, buttonStyle } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Machine = ReturnType<typeof createStaffList<ListPage<unknown>>>;
type Snapshot = SnapshotFrom<Machine>;
const queryOf = (s: Snapshot) => s.context.query;
const pageOf = (s: Snapshot) => s.context.page;
const turnsOf = (s: Snapshot) => s.context.turns;
const failureOf = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isOpen = (s: Snapshot) => s.matches("open");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const isForbidden = (s: Snapshot) => s.hasTag("forbidden");
const canClear = (s: Snapshot) => s.can({ type: "filters.clear" });

const Fields = styled.div`
  display: grid;
  gap: ${token["space-4"]};
  ${up("sm")} { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); align-items: end; }
`;
const File = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { padding-block: ${token["space-4"]}; border-top: 1px solid ${color.rule}; overflow-wrap: anywhere; }
`;

interface Props<Row> {
  title: string;
  /** The address with a query: of the list itself, and of its file. */
  hrefOf: (query: Readonly<Record<string, string>>) => string;
  fileOf: (query: Readonly<Record<string, string>>) => string;
  /** The fields of the form, which begin with the filters of the address. */
  fields: (query: Readonly<Record<string, string>>) => ReactNode;
  /** Above the filters: what may be done in this list, and what has been done. */
  actions?: ReactNode;
  /** How many there are, in words. */
  count?: (total: number) => string;
  row: (row: Row) => ReactNode;
}

/** A long list of the administration: filters in the address, pages, and all of it as a file (R62). */
export function StaffList<Row extends { id: number }>({ list, ...props }: Props<Row> & { list: object }) {
  const { title, hrefOf, actions } = props;
  // The machines of all lists are alike but for their rows, which only `row` looks at.
  const actor = list as ActorRefFrom<Machine>;
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const open = useSelector(actor, isOpen);
  return (
    <AdministrationFrame
      crumbs={[{ label: title, href: hrefOf({}) }]}
      signedOut={signedOut}
      forbidden={forbidden}
      onSignIn={() => actor.send({ type: "signIn.open" })}
    >
      <h1>{title}</h1>
      {open && actions}
      {open && <Filters actor={actor} {...props} />}
      <Found actor={actor} {...props} />
    </AdministrationFrame>
  );
}

type Inner = { actor: ActorRefFrom<Machine> };

function Filters({ actor, fields, fileOf }: Inner & Pick<Props<never>, "fields" | "fileOf">) {
  const { t } = useTranslation();
  const query = useSelector(actor, queryOf);
  const turns = useSelector(actor, turnsOf);
  const clearable = useSelector(actor, canClear);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    actor.send({ type: "filters.apply", filters: Object.fromEntries(entries) as Record<string, string> });
  };
  const { before: _, after: __, ...filters } = query;
  return (
    <Card>
      <form method="get" onSubmit={apply} aria-label={t("staffList.filters")}>
        <Stack $gap={4}>
          <Fields key={turns}>{fields(query)}</Fields>
          <Cluster>
            <Button type="submit">{t("staffList.apply")}</Button>
            {clearable && (
              <Button variant="secondary" onClick={() => actor.send({ type: "filters.clear" })}>
                {t("staffList.clear")}
              </Button>
            )}
            {/* A file, which the router cannot show. */}
            <File href={fileOf(filters)} $variant="quiet">
              <Icon name="download" size={18} /> {t("staffList.file")}
            </File>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

function Found<Row extends { id: number }>(props: Inner & Pick<Props<Row>, "hrefOf" | "count" | "row">) {
  const { actor, count } = props;
  const { t } = useTranslation();
  const page = useSelector(actor, pageOf) as ListPage<Row> | null;
  const pending = useSelector(actor, isPending);
  const failed = useSelector(actor, hasFailed);
  const empty = useSelector(actor, isEmpty);
  const why = useSelector(actor, failureOf);
  const query = useSelector(actor, queryOf);
  const countOf = ({ data, total }: ListPage<Row>) =>
    count && total !== undefined ? count(total) : data.length > 0 && t("staffList.shown", { number: data.length });
  if (failed)
    return (
      <FailureNotice failure={why} title={t("staffList.failed")} onRetry={() => actor.send({ type: "list.retry" })} />
    );
  return (
    <Stack $gap={4} $align="stretch" aria-busy={pending} data-focus-area="">
      <VisuallyHidden as="h2" data-focus="list">
        {t("staffList.entries")}
      </VisuallyHidden>
      <p role="status">
        {pending ? (
          <VisuallyHidden>{t("loading")}</VisuallyHidden>
        ) : empty ? (
          t(Object.keys(query).length === 0 ? "staffList.empty" : "staffList.none")
        ) : (
          page && countOf(page)
        )}
      </p>
      {page === null ? (
        <>
          <Skeleton $width={80} />
          <Skeleton $width={60} />
        </>
      ) : (
        <Listed {...props} page={page} />
      )}
    </Stack>
  );
}

function Listed<Row extends { id: number }>({
  actor,
  hrefOf,
  row,
  page,
}: Inner & Pick<Props<Row>, "hrefOf" | "row"> & { page: ListPage<Row> }) {
  const { t } = useTranslation();
  const query = useSelector(actor, queryOf);
  const { before: _, after: __, ...filters } = query;
  const { data, next, previous } = page;
  return (
    <>
      {data.length > 0 && (
        <Rows>
          {data.map((one) => (
            <li key={one.id}>{row(one)}</li>
          ))}
        </Rows>
      )}
      {(next !== null || previous !== null) && (
        <nav aria-label={t("staffList.pages")}>
          <Cluster>
            {previous !== null && (
              <PageLink href={hrefOf({ ...filters, after: String(previous) })}>{t("staffList.previous")}</PageLink>
            )}
            {next !== null && (
              <PageLink href={hrefOf({ ...filters, before: String(next) })}>{t("staffList.next")}</PageLink>
            )}
          </Cluster>
        </nav>
      )}
    </>
  );
}
