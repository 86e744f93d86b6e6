import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { color, token } from "../../theme/theme";

/** Playback speeds on offer (L16). */
const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

const Speed = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token["space-2"]};
  font-size: ${token["text-s"]};
  select {
    min-height: 2.75rem;
    padding-inline: ${token["space-2"]};
    border: 1px solid ${color.control};
    border-radius: ${token["radius-m"]};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
  }
`;

interface Props {
  rate: number;
  onChoose: (rate: number) => void;
}

/** How fast a clip is played. */
export function SpeedChoice({ rate, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Speed>
      {t("lesson.speed")}
      <select value={rate} onChange={(event) => onChoose(Number(event.target.value))}>
        {rates.map((value) => (
          <option key={value} value={value}>
            {value === 1 ? t("lesson.normalSpeed") : `${value}×`}
          </option>
        ))}
      </select>
    </Speed>
  );
}
