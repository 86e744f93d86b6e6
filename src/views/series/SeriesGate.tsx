import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { ButtonLink } from "../parts/PageLink";

const Lock = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${token["radius-full"]};
  background: ${color["accent-soft"]};
  color: ${color["accent-ink"]};
`;
const Text = styled.p`
  max-width: 56ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-reading"]};
`;

interface Props {
  /** Nobody is signed in; otherwise it is the account that does not see series. */
  signedOut: boolean;
  onSignIn: () => void;
}

/** Stands in the place of series for whoever does not see them: says for whom they are, with a way on (R10, R11). */
export function SeriesGate({ signedOut, onSignIn }: Props) {
  const { t } = useTranslation();
  return (
    <Card>
      <Stack $gap={4} $align="start">
        <Lock>
          <Icon name="lock" size={28} />
        </Lock>
        <h1>{t(signedOut ? "series.signedOut" : "series.forbidden")}</h1>
        <Text>{t(signedOut ? "series.signedOutText" : "series.forbiddenText")}</Text>
        <Cluster>
          {signedOut && (
            <Button size="l" onClick={onSignIn}>
              {t("nav.signIn")}
            </Button>
          )}
          <ButtonLink $variant={signedOut ? "secondary" : "primary"} $size="l" href={paths.courses}>
            {t("homePage.browse")}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}
