import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { allCertificates, queryOf } from "../../../machines/certificates/certificate-filters";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { color } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { StaffCertificateEntry } from "./StaffCertificateEntry";
import { type Actor, failureOf, filtersOf, hasFailed, isEmpty, isPending, pageOf } from "./selectors";

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Found = styled.p`
  margin: 0;
  min-height: 1.6em;
  color: ${color["ink-soft"]};
`;

/** A page of the certificates that match the filters, newest first. */
export function StaffCertificateList({ actor }: Actor) {
  const { t } = useTranslation();
  const pending = useSelector(actor, isPending);
  const failed = useSelector(actor, hasFailed);
  const empty = useSelector(actor, isEmpty);
  const count = useSelector(actor, pageOf)?.data.length ?? 0;
  const why = useSelector(actor, failureOf);
  if (failed)
    return (
      <FailureNotice
        failure={why}
        title={t("staffCertificates.failed")}
        onRetry={() => actor.send({ type: "list.retry" })}
      />
    );
  return (
    <Stack $gap={4} aria-busy={pending}>
      <Found role="status">
        {pending ? t("loading") : empty ? t("staffCertificates.empty") : t("staffCertificates.found", { count })}
      </Found>
      {empty && (
        <div>
          <Button variant="secondary" onClick={() => actor.send({ type: "filters.change", filters: allCertificates })}>
            {t("staffCertificates.showAll")}
          </Button>
        </div>
      )}
      <Listed actor={actor} />
    </Stack>
  );
}

function Listed({ actor }: Actor) {
  const { t } = useTranslation();
  const page = useSelector(actor, pageOf);
  const filters = useSelector(actor, filtersOf);
  if (page === null)
    return (
      <Stack $gap={3} aria-hidden="true">
        <Skeleton $shape="title" $width={60} />
        <Skeleton />
        <Skeleton $width={80} />
      </Stack>
    );
  const pageAt = (before: number | null) => {
    const query = new URLSearchParams(queryOf({ ...filters, before })).toString();
    return query === "" ? staffPaths.certificates : `${staffPaths.certificates}?${query}`;
  };
  return (
    <>
      <List>
        {page.data.map((certificate) => (
          <StaffCertificateEntry key={certificate.id} actor={actor} certificate={certificate} now={page.now} />
        ))}
      </List>
      {(page.next !== null || filters.before !== null) && (
        <nav aria-label={t("staffCertificates.pages")}>
          <Cluster>
            {filters.before !== null && <PageLink href={pageAt(null)}>{t("staffCertificates.first")}</PageLink>}
            {page.next !== null && <PageLink href={pageAt(page.next)}>{t("staffCertificates.next")}</PageLink>}
          </Cluster>
        </nav>
      )}
    </>
  );
}
