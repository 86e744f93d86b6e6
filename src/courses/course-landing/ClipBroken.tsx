import { styled } from "styled-components";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { token } from "../../theme/theme";

const Words = styled.div`
  padding: ${token["space-4"]};
`;

/** Replaces a clip that does not play. */
export function ClipBroken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Words>
      <FailureNotice failure={null} title={t("clip.broken")} onRetry={onRetry} />
    </Words>
  );
}
