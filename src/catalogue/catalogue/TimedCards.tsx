import { useTranslation } from "../../i18n/use-translation";
import { useVisitTime } from "../../screens/visit-time";
import { Stack } from "../../ui/Stack";
import { CourseCards, type CourseCardsProps, isOver } from "./CourseCards";

interface Props extends CourseCardsProps {
  /** The list's group of texts. */
  texts: "webinarShelf";
}

/** What is to come, and what is over and can be watched, each under its heading. */
export function TimedCards({ cards, texts, ...rest }: Props) {
  const { t } = useTranslation();
  const now = useVisitTime();
  const parts = {
    upcoming: cards.filter((card) => !isOver(card, now)),
    recordings: cards.filter((card) => isOver(card, now)),
  };
  return (["upcoming", "recordings"] as const)
    .filter((name) => parts[name].length > 0)
    .map((name) => (
      <Stack key={name} as="section" $gap={4} aria-labelledby={`${name}-title`}>
        <h2 id={`${name}-title`}>{t(`${texts}.${name}`)}</h2>
        <CourseCards cards={parts[name]} {...rest} as="h3" />
      </Stack>
    ));
}
