import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { CertificateState, StaffCertificate } from "../../../contract/certificates/administration";
import { isExpired } from "../../../machines/certificates/validity";
import { PageLink } from "../../components/PageLink";
import { formatDate, formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { type Actor, isListed } from "./selectors";

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-3"]};
  padding-block: ${token["space-5"]};
  border-bottom: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  h2 { margin: 0; font-size: 1.0625rem; }
  p { margin: 0; }
`;
const Facts = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

const tones = { valid: "success", expired: "neutral", revoked: "danger" } as const;

interface Props extends Actor {
  certificate: StaffCertificate;
  /** The server's time. */
  now: string;
}

const stateOf = (one: StaffCertificate, now: string): CertificateState =>
  one.revoked ? "revoked" : isExpired(one, now) ? "expired" : "valid";

/** A certificate with its holder and its state, and a way to revoke it or to restore it. */
export function StaffCertificateEntry({ actor, certificate, now }: Props) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { name, title, holder, url, hash, dateIssued, dateExpires, revoked } = certificate;
  const state = stateOf(certificate, now);
  const date = (instant: string) => formatDate(formatLocales[language], instant);
  return (
    <Entry>
      <div>
        <h2>{name}</h2>
        <Facts>
          <a href={`mailto:${holder.email}`}>{holder.email}</a>
        </Facts>
      </div>
      <p>{title}</p>
      <Facts>
        {t("staffCertificates.issued", { date: date(dateIssued) })}
        {" · "}
        {dateExpires ? t("staffCertificates.expires", { date: date(dateExpires) }) : t("staffCertificates.forever")}
        {" · "}
        <PageLink href={url}>{hash}</PageLink>
      </Facts>
      {revoked && (
        <div>
          <p>{t(`staffCertificates.reasons.${revoked.reason}`)}</p>
          {revoked.note !== "" && <p>{revoked.note}</p>}
          <Facts>
            {t("staffCertificates.revokedAt", { date: formatMoment(formatLocales[language], revoked.at) })}
            {revoked.by !== null && ` · ${revoked.by}`}
          </Facts>
        </div>
      )}
      <Cluster>
        <Badge $tone={tones[state]}>{t(`staffCertificates.states.${state}`)}</Badge>
        <ChangeButton actor={actor} certificate={certificate} />
      </Cluster>
    </Entry>
  );
}

function ChangeButton({ actor, certificate: { hash, name, title, revoked } }: Omit<Props, "now">) {
  const { t } = useTranslation();
  const listed = useSelector(actor, isListed);
  const intent = revoked ? "restore" : "revoke";
  return (
    <Button
      variant="secondary"
      disabled={!listed}
      aria-label={t(`staffCertificates.${intent}Of`, { name, title })}
      onClick={() => actor.send({ type: "certificate.change", hash, intent })}
    >
      {t(`staffCertificates.${intent}`)}
    </Button>
  );
}
