import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { type Actor, isNaming, type Snapshot } from "./actor";

const leftOf = (s: Snapshot) => s.context.codesLeft;
const codesOf = (s: Snapshot) => s.context.codes;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isMaking = (s: Snapshot) => s.matches({ listed: "makingCodes" });
const areShown = (s: Snapshot) => s.matches({ listed: "codesShown" });

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${token["space-2"]} ${token["space-4"]};
  margin: 0;
  padding: ${token["space-4"]};
  border-radius: ${token["radius-m"]};
  background: ${color.sunken};
  font-family: monospace;
  list-style: none;
`;

const focus = (title: HTMLElement | null) => title?.focus();

/** The way in without a passkey, for those who are asked for one. */
export function RecoveryCodes({ actor }: Actor) {
  const { t } = useTranslation();
  const left = useSelector(actor, leftOf);
  const codes = useSelector(actor, codesOf);
  const busy = useSelector(actor, isBusy);
  const making = useSelector(actor, isMaking);
  const shown = useSelector(actor, areShown);
  const naming = useSelector(actor, isNaming);
  if (shown)
    return (
      <Stack $gap={4} $align="stretch">
        <h3 ref={focus} tabIndex={-1}>
          {t("passkeys.codesShown")}
        </h3>
        <p>{t("passkeys.codesOnce")}</p>
        <Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Cluster $gap={3}>
          <Button onClick={() => actor.send({ type: "codes.save" })}>
            <Icon name="download" size={18} /> {t("passkeys.codesSave")}
          </Button>
          <Button variant="secondary" onClick={() => actor.send({ type: "codes.close" })}>
            {t("passkeys.codesClose")}
          </Button>
        </Cluster>
      </Stack>
    );
  return (
    <Stack $gap={4} $align="stretch">
      <h3>{t("passkeys.codesTitle")}</h3>
      <p>{t("passkeys.codesText")}</p>
      <p>{left === null ? t("passkeys.codesNone") : t("passkeys.codesLeft", { count: left })}</p>
      {!naming && (
        <div>
          <Button
            variant="secondary"
            busy={making}
            disabled={busy && !making}
            onClick={() => actor.send({ type: "codes.make" })}
          >
            {t(left === null ? "passkeys.codesMake" : "passkeys.codesReplace")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
