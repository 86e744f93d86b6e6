import { styled } from "styled-components";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { color, token } from "../theme/theme";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { Cluster } from "../ui/Cluster";
import { Icon } from "../ui/Icon";
import { Stack } from "../ui/Stack";
import { ButtonLink } from "./PageLink";

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
  /** What is closed; its group of texts says who it is for. */
  of: "series" | "editing" | "administration";
  /** No one is signed in; otherwise the account has no access. */
  signedOut: boolean;
  onSignIn: () => void;
}

/** Replaces a page for people without access: says who it is for, with a way to continue (R10, R11). */
export function Gate({ of, signedOut, onSignIn }: Props) {
  const { t } = useTranslation();
  return (
    <Card>
      <Stack $gap={4} $align="start">
        <Lock>
          <Icon name="lock" size={28} />
        </Lock>
        <h1>{t(signedOut ? `${of}.signedOut` : `${of}.forbidden`)}</h1>
        <Text>{t(signedOut ? `${of}.signedOutText` : `${of}.forbiddenText`)}</Text>
        <Cluster>
          {signedOut && (
            <Button size="l" onClick={onSignIn}>
              {t("nav.signIn")}
            </Button>
          )}
          <ButtonLink $variant={signedOut ? "secondary" : "primary"} $size="l" href={paths.courses}>
            {t("nav.browse")}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}
