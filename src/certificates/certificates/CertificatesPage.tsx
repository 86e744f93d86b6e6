import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Certificate } from "../../../contract/certificates/certificates";
import type { certificateDeletionMachine } from "../../../machines/certificates/certificate-deletion";
import { type certificatesMachine, filtered } from "../../../machines/certificates/certificates";
import { isExpired } from "../../../machines/certificates/validity";
import { FailureNotice } from "../../components/FailureNotice";
import { blockOf, LazyBlock } from "../../components/LazyBlock";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { ButtonLink } from "../../components/PageLink";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token, up } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Chip } from "../../ui/Chip";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { CertificateWays } from "./CertificateWays";

const deleteCertificateDialog = blockOf(() => import("./DeleteCertificateDialog"));

type Actor = { actor: ActorRefFrom<typeof certificatesMachine> };
type Snapshot = SnapshotFrom<typeof certificatesMachine>;
const all = (s: Snapshot) => s.context.certificates;
const filterOf = (s: Snapshot) => s.context.filter;
const nowOf = (s: Snapshot) => s.context.now;
const failure = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const deletionOf = (s: Snapshot) => s.children.certificateDeletion;

type Deletion = SnapshotFrom<typeof certificateDeletionMachine>;
const isOpen = (s: Deletion) => s.hasTag("open");
const isDeleted = (s: Deletion) => s.matches("deleted");

const Filters = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  border: 0;
  legend { float: inline-start; padding: 0; margin-inline-end: ${token["space-2"]}; font-weight: 600; }
`;
const List = styled.ul`
  display: grid;
  gap: ${token["space-4"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Row = styled.div`
  display: grid;
  gap: ${token["space-4"]};
  align-items: center;
  ${up("sm")} { grid-template-columns: 1fr auto; }
  h2 { margin: 0; font-size: ${token["text-h4"]}; }
  p { margin: 0; color: ${color["ink-soft"]}; }
  > ul { grid-column: 1 / -1; }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
`;

/** The learner's certificates and what they can do with them. */
export function CertificatesPage({ actor }: Actor) {
  const { t } = useTranslation();
  const certificates = useSelector(actor, all);
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  const signedOut = useSelector(actor, isSignedOut);
  const deletion = useSelector(actor, deletionOf);
  return (
    <Page
      width="reading"
      crumbs={[
        { label: t("sections.certification"), href: paths.certification },
        { label: t("certificates.title"), href: paths.myCertificates },
      ]}
    >
      <h1>{t("certificates.title")}</h1>
      <NeedsScripts />
      {deletion && <Deleting actor={deletion} certificates={certificates} />}
      {signedOut ? (
        <Notice
          title={t("certificates.signedOut")}
          action={<ButtonLink href={paths.signIn(paths.myCertificates)}>{t("nav.signIn")}</ButtonLink>}
        />
      ) : failed ? (
        <FailureNotice
          failure={why}
          title={t("certificates.failed")}
          onRetry={() => actor.send({ type: "certificates.retry" })}
        />
      ) : pending ? (
        <Card aria-busy="true">
          <Stack $gap={3}>
            <Skeleton $shape="title" $width={60} />
            <Skeleton $width={40} />
          </Stack>
        </Card>
      ) : empty ? (
        <Card>
          <Stack $gap={4} $align="start">
            <Icon name="certificate" size={40} />
            <h2>{t("certificates.none")}</h2>
            <p>{t("certificates.noneText")}</p>
            <Cluster>
              <ButtonLink href={paths.certification}>{t("certificates.toExams")}</ButtonLink>
              <ButtonLink $variant="secondary" href={paths.courses}>
                {t("nav.browse")}
              </ButtonLink>
            </Cluster>
          </Stack>
        </Card>
      ) : (
        <Listed actor={actor} />
      )}
    </Page>
  );
}

function Listed({ actor }: Actor) {
  const { t } = useTranslation();
  const certificates = useSelector(actor, all);
  const filter = useSelector(actor, filterOf);
  const now = useSelector(actor, nowOf);
  const shown = filtered({ certificates, filter, now });
  return (
    <Stack $gap={5}>
      <Filters>
        <legend>{t("certificates.filter")}</legend>
        {(["all", "active", "expired"] as const).map((option) => (
          <Chip
            key={option}
            type="radio"
            name="certificates"
            value={option}
            label={t(`certificates.${option}`)}
            checked={filter === option}
            onChange={() => actor.send({ type: "filter.change", filter: option })}
          />
        ))}
      </Filters>
      {shown.length === 0 ? (
        <p role="status">{t("certificates.noneFiltered")}</p>
      ) : (
        <List>
          {shown.map((certificate) => (
            <Card as="li" key={certificate.id}>
              <CertificateRow
                certificate={certificate}
                now={now}
                onDelete={() => actor.send({ type: "certificate.delete", id: certificate.id })}
              />
            </Card>
          ))}
        </List>
      )}
    </Stack>
  );
}

interface RowProps {
  certificate: Certificate;
  now: string;
  onDelete: () => void;
}

function CertificateRow({ certificate, now, onDelete }: RowProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { title, hash, score, dateIssued, dateExpires } = certificate;
  const expired = isExpired(certificate, now);
  const date = (instant: string) => formatDate(formatLocales[language], instant);
  return (
    <Row>
      <Stack $gap={2} $align="start">
        <Badge $tone={expired ? "warning" : "success"}>
          {t(expired ? "certificate.expired" : "certificate.valid")}
        </Badge>
        <h2>{title}</h2>
        <p>
          {t("certificates.issued", { date: date(dateIssued) })} ·{" "}
          {dateExpires === null
            ? t("certificates.forever")
            : t(expired ? "certificates.expiredOn" : "certificates.validUntil", { date: date(dateExpires) })}{" "}
          · {t("certificates.score", { score })}
        </p>
      </Stack>
      <Ways>
        <ButtonLink
          $variant="secondary"
          href={paths.certificate(hash)}
          aria-label={t("certificates.showOf", { title, date: date(dateIssued) })}
        >
          {t("certificates.show")}
        </ButtonLink>
        <Button
          variant="quiet"
          aria-label={t("certificates.deleteOf", { title, date: date(dateIssued) })}
          onClick={onDelete}
        >
          <Icon name="trash" size={18} /> {t("certificates.delete")}
        </Button>
      </Ways>
      <CertificateWays
        certificate={certificate}
        isExpired={expired}
        nameOf={(way) => t("certificates.wayOf", { way, title, date: date(dateIssued) })}
      />
    </Row>
  );
}

interface DeletingProps {
  actor: ActorRefFrom<typeof certificateDeletionMachine>;
  certificates: Certificate[];
}

function Deleting({ actor, certificates }: DeletingProps) {
  const { t } = useTranslation();
  const open = useSelector(actor, isOpen);
  const deleted = useSelector(actor, isDeleted);
  return (
    <>
      {deleted && (
        <Notice
          kind="success"
          action={
            <Button variant="quiet" onClick={() => actor.send({ type: "deletion.dismiss" })}>
              {t("close")}
            </Button>
          }
        >
          {t("certificates.deleted")}
        </Notice>
      )}
      {open && <LazyBlock block={deleteCertificateDialog} props={{ actor, certificates }} />}
    </>
  );
}
