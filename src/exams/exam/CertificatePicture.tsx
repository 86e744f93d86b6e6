import { keyframes, styled } from "styled-components";
import { Artwork } from "../../components/Artwork";
import { useTranslation } from "../../i18n/use-translation";
import { color, shadow, token } from "../../theme/theme";
import { Logo } from "../../ui/Logo";

const arrive = keyframes`from { opacity: 0; transform: translateY(0.75rem) rotate(-2deg); }`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: 1fr 34%;
  max-width: 22rem;
  aspect-ratio: 1.414;
  overflow: hidden;
  border: 1px solid ${color["rule-strong"]};
  border-radius: ${token["radius-m"]};
  background: ${color.paper};
  box-shadow: ${shadow.high};
  animation: ${arrive} ${token["motion-slow"]} ease-out backwards;
  > :last-child { width: 100%; height: 100%; object-fit: cover; }
`;
const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${token["space-2"]};
  min-width: 0;
  padding: ${token["space-4"]};
  strong {
    font-family: ${token["font-heading"]};
    font-size: ${token["text-h4"]};
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`;
/** Where the certificate has a name and dates. */
const Line = styled.span<{ $width: number }>`
  width: ${({ $width }) => $width}%;
  height: 0.4rem;
  border-radius: ${token["radius-full"]};
  background: ${color.rule};
`;

/** The certificate in small, for those who see it: what was just achieved. */
export function CertificatePicture({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Sheet aria-hidden="true">
      <Words>
        <Logo name={t("siteName")} size={22} />
        <Line $width={55} />
        <strong>{title}</strong>
        <Line $width={80} />
        <Line $width={40} />
      </Words>
      <Artwork name="certificate" background="#dff3e7" />
    </Sheet>
  );
}
