import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { Choice } from "./Choice";

/** Playback speeds on offer (L16). */
const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface Props {
  rate: number;
  onChoose: (rate: number) => void;
}

/** How fast a clip is played. */
export function SpeedChoice({ rate, onChoose }: Props) {
  const { t } = useTranslation();
  const { language } = useSite();
  const number = new Intl.NumberFormat(formatLocales[language]);
  return (
    <Choice>
      {t("lesson.speed")}
      <select value={rate} onChange={(event) => onChoose(Number(event.target.value))}>
        {rates.map((value) => (
          <option key={value} value={value}>
            {value === 1 ? t("lesson.normalSpeed") : `${number.format(value)}×`}
          </option>
        ))}
      </select>
    </Choice>
  );
}
