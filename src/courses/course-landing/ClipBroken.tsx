import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { FailureNotice } from "../../components/FailureNotice";
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
