import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { AdministrationFrame } from "../../components/AdministrationFrame";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { color, token } from "../../theme/theme";
import { Stack } from "../../ui/Stack";
import { Revocation } from "./Revocation";
import { StaffCertificateFilters } from "./StaffCertificateFilters";
import { StaffCertificateList } from "./StaffCertificateList";
import { type Actor, isForbidden, isSignedOut, isWaiting, revocationOf } from "./selectors";

const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;

/** Certificates of all holders, for administrators (R62). */
export function StaffCertificatesPage({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const waiting = useSelector(actor, isWaiting);
  const revocation = useSelector(actor, revocationOf);
  return (
    <AdministrationFrame
      crumbs={[{ label: t("staffCertificates.title"), href: staffPaths.certificates }]}
      signedOut={signedOut}
      forbidden={forbidden}
      onSignIn={() => actor.send({ type: "signIn.open" })}
    >
      <Stack $gap={3}>
        <h1>{t("staffCertificates.title")}</h1>
        <Lead>{t("staffCertificates.intro")}</Lead>
      </Stack>
      {!waiting && <StaffCertificateFilters actor={actor} />}
      {revocation && <Revocation actor={revocation} />}
      <StaffCertificateList actor={actor} />
    </AdministrationFrame>
  );
}
