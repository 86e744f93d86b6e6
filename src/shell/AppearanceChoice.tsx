import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { appearanceMachine } from "../../machines/account/appearance";
import { useTranslation } from "../i18n/use-translation";
import { color, token } from "../theme/theme";
import { useSessionActors } from "./session";

const schemeOf = (s: SnapshotFrom<typeof appearanceMachine>) => s.context.scheme;

const Choice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${token["space-3"]}; }
  div { display: inline-flex; flex-wrap: wrap; border: 1px solid ${color["on-inverse-soft"]}; border-radius: ${token["radius-full"]}; padding: 3px; }
  label { cursor: pointer; }
  input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  span { display: block; padding: 0.35rem 0.9rem; border-radius: ${token["radius-full"]}; color: ${color["on-inverse"]}; }
  input:checked + span { background: ${color["on-inverse"]}; color: ${color.inverse}; font-weight: 600; }
`;
/** The choice of light, dark, or the system's mode. */
export function AppearanceChoice() {
  const { t } = useTranslation();
  const { appearance } = useSessionActors();
  const chosen = useSelector(appearance, schemeOf);
  return (
    <Choice>
      <legend>{t("footer.appearance")}</legend>
      <div>
        {(["system", "light", "dark"] as const).map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="appearance"
              value={option}
              checked={chosen === option}
              onChange={() => appearance.send({ type: "scheme.choose", scheme: option })}
            />
            <span>{t(`footer.${option}`)}</span>
          </label>
        ))}
      </div>
    </Choice>
  );
}
