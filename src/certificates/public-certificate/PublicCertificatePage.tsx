import { useSelector } from "@xstate/react";
import { createGlobalStyle, styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { publicCertificateMachine } from "../../../machines/certificates/public-certificate";
import { Artwork } from "../../components/Artwork";
import { FailureNotice } from "../../components/FailureNotice";
import { Page } from "../../components/Page";
import { PageLink } from "../../components/PageLink";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token, up } from "../../theme/theme";
import { Logo } from "../../ui/Logo";
import { Notice } from "../../ui/Notice";
import { QrCode } from "../../ui/QrCode";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { CertificateWays } from "../certificates/CertificateWays";

type Snapshot = SnapshotFrom<typeof publicCertificateMachine>;
const certificateOf = (s: Snapshot) => s.context.certificate;
const hashOf = (s: Snapshot) => s.context.hash;
const failure = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isUnknown = (s: Snapshot) => s.matches("unknown");
const isExpired = (s: Snapshot) => s.matches("expired");

/** The seal's background. */
const ground = "#dff3e7";

const Sheet = styled.article`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color["rule-strong"]};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  ${up("sm")} { grid-template-columns: 1fr 34%; }
  @media print {
    grid-template-columns: 1fr 34%;
    height: 188mm;
    print-color-adjust: exact;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${token["space-3"]};
  align-content: center;
  padding: clamp(1.5rem, 5vw, 3.5rem);
  overflow-wrap: anywhere;
  p { margin: 0; color: ${color["ink-soft"]}; }
  h1 { margin: 0; }
`;
const Kicker = styled.p`
  && { color: ${color["highlight-ink"]}; font-weight: 600; }
`;
const Title = styled.p`
  && { color: ${color.ink}; font-family: ${token["font-heading"]}; font-size: ${token["text-h3"]}; font-weight: 600; }
`;
const Dates = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]} ${token["space-8"]};
  margin: ${token["space-4"]} 0 0;
  dt { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
  dd { margin: 0; font-weight: 600; }
`;
const Picture = styled.div`
  position: relative;
  display: none;
  border-inline-start: 1px solid ${color.rule};
  svg { display: block; width: 100%; height: 100%; }
  ${up("sm")} { display: block; }
  /* The code is below the drawing. */
  @media print {
    display: block;
    background: ${ground};
    > svg { height: 72%; }
  }
`;
/** For readers of the printed page; on screen, the reader is already there. */
const Code = styled.div`
  display: none;
  @media print {
    position: absolute;
    inset: auto 0 12mm;
    display: block;
    width: 42mm;
    margin: 0 auto;
    overflow: hidden;
    border-radius: ${token["radius-m"]};
  }
`;
/** The page's text around the certificate. */
const Printed = styled.p`
  display: none;
  @media print { display: block; overflow-wrap: anywhere; }
`;
/** Prints only the certificate: nothing around it, and no second page. */
const Paper = createGlobalStyle`
  @page { size: A4 landscape; margin: 10mm; }
  @media print {
    body *:not([data-sheet], [data-sheet] *, :has([data-sheet])) { display: none !important; }
    body, body *:has([data-sheet]) {
      display: block !important;
      min-height: 0 !important;
      max-width: none !important;
      margin: 0 !important;
      padding: 0 !important;
      background: none !important;
    }
  }
`;

/** A certificate, for anyone who has its address. */
export function PublicCertificatePage({ actor }: { actor: ActorRefFrom<typeof publicCertificateMachine> }) {
  const { t } = useTranslation();
  const { language, origin } = useSite();
  const certificate = useSelector(actor, certificateOf);
  const hash = useSelector(actor, hashOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const busy = useSelector(actor, isBusy);
  const unknown = useSelector(actor, isUnknown);
  const expired = useSelector(actor, isExpired);
  const date = (instant: string) => formatDate(formatLocales[language], instant);
  const url = origin + paths.certificate(hash);

  return (
    <Page crumbs={[{ label: t("certificate.kicker"), href: paths.certificate(hash) }]}>
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("certificate.failed")}
          onRetry={() => actor.send({ type: "certificate.retry" })}
        />
      ) : busy ? (
        <Skeleton $shape="media" />
      ) : unknown ? (
        <>
          <h1>{t("certificate.unknown")}</h1>
          <p>{t("certificate.unknownText")}</p>
        </>
      ) : certificate?.state === "issued" ? (
        <>
          <Notice
            kind={expired ? "warning" : "success"}
            title={t(expired ? "certificate.expired" : "certificate.valid")}
            announce={false}
          >
            {expired && certificate.dateExpires
              ? t("certificate.expiredText", { date: date(certificate.dateExpires) })
              : t("certificate.validText")}{" "}
            {t("certificate.checked")}
          </Notice>
          <Paper />
          <Sheet data-sheet>
            <Words>
              <Logo name={t("siteName")} />
              <Kicker>{t("certificate.kicker")}</Kicker>
              <p>{t("certificate.awarded")}</p>
              <h1>{certificate.name}</h1>
              <p>{t("certificate.passed")}</p>
              <Title>{certificate.title}</Title>
              <Dates>
                <div>
                  <dt>{t("certificate.issued")}</dt>
                  <dd>{date(certificate.dateIssued)}</dd>
                </div>
                <div>
                  <dt>{t("certificate.expires")}</dt>
                  <dd>{certificate.dateExpires ? date(certificate.dateExpires) : t("certificate.forever")}</dd>
                </div>
                <div>
                  <dt>{t("certificate.number")}</dt>
                  <dd>{certificate.hash}</dd>
                </div>
              </Dates>
              {expired && certificate.dateExpires && (
                <Printed>{t("certificate.expiredText", { date: date(certificate.dateExpires) })}</Printed>
              )}
              <Printed>
                {t("certificate.checkAt")} {url}
              </Printed>
            </Words>
            <Picture>
              <Artwork name="certificate" background={ground} />
              <Code>
                <QrCode text={url} label={t("certificate.code", { url })} />
              </Code>
            </Picture>
          </Sheet>
          <Stack $gap={3}>
            <h2>{t("certificate.ways")}</h2>
            <CertificateWays certificate={certificate} isExpired={expired} />
            {!expired && <p>{t("certificate.badgeText")}</p>}
          </Stack>
          <ExamLink slug={certificate.examSlug} />
        </>
      ) : certificate?.state === "revoked" ? (
        <>
          <h1>{t("certificate.revoked")}</h1>
          <p>
            {t("certificate.revokedText", {
              title: certificate.title,
              issued: date(certificate.dateIssued),
              revoked: date(certificate.dateRevoked),
            })}
          </p>
          <ExamLink slug={certificate.examSlug} />
        </>
      ) : (
        <>
          <h1>{t("certificate.deleted")}</h1>
          <p>{t("certificate.deletedText")}</p>
        </>
      )}
    </Page>
  );
}

/** Where one can earn it too; nothing once the exam has no page. */
function ExamLink({ slug }: { slug: string | null }) {
  const { t } = useTranslation();
  if (slug === null) return null;
  return (
    <p>
      <PageLink href={paths.exam(slug)}>{t("certificate.exam")}</PageLink>
    </p>
  );
}
