import { styled } from "styled-components";
import type { Certificate } from "../../../contract/certificates/certificates";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { token } from "../../theme/theme";
import { Icon, type IconName } from "../../ui/Icon";
import { linkedInAddress } from "./linked-in";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-5"]};
  margin: 0;
  padding: 0;
  list-style: none;
  a { display: inline-flex; gap: ${token["space-2"]}; align-items: center; min-height: 1.75rem; font-size: ${token["text-ui"]}; }
`;

interface Props {
  certificate: Pick<Certificate, "hash" | "title" | "dateIssued" | "dateExpires">;
  /** An expired certificate can be kept, but it is nothing to show around. */
  isExpired: boolean;
  /** Adds the certificate to a link's name if there are several. */
  nameOf?: (way: string) => string;
}

/** What the holder of a certificate can do with it: download it and, while it is valid, add it to LinkedIn or export it. */
export function CertificateWays({ certificate, isExpired, nameOf }: Props) {
  const { t } = useTranslation();
  const { origin } = useSite();
  const { hash } = certificate;
  const ways: { text: string; icon: IconName; href: string; isElsewhere?: boolean }[] = [
    { text: t("certificate.download"), icon: "download", href: paths.certificatePdf(hash) },
  ];
  if (!isExpired)
    ways.push(
      {
        text: t("certificate.linkedIn"),
        icon: "user",
        href: linkedInAddress(certificate, t("siteName"), origin + paths.certificate(hash)),
        isElsewhere: true,
      },
      { text: t("certificate.badge"), icon: "certificate", href: paths.certificateBadge(hash) },
    );
  return (
    <List>
      {ways.map(({ text, icon, href, isElsewhere }) => {
        const name = isElsewhere ? `${text} (${t("certificate.newTab")})` : text;
        const label = nameOf?.(name) ?? name;
        return (
          <li key={href}>
            <a
              href={href}
              aria-label={label === text ? undefined : label}
              {...(isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : { download: true })}
            >
              <Icon name={icon} size={18} />
              {text}
            </a>
          </li>
        );
      })}
    </List>
  );
}
