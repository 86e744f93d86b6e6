import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { attemptOf, refusedOf } from "./attempt-selectors";
import type { ExamActor } from "./exam-actor";
import { useIsAnswered } from "./use-is-answered";

const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const NumberButton = styled.button<{ $answered: boolean; $refused: boolean }>`
  position: relative;
  min-width: 2.5rem;
  min-height: 2.5rem;
  padding: 0;
  border: 1px solid ${({ $answered, $refused }) => ($refused ? color.danger : $answered ? color.accent : color.control)};
  border-radius: ${token["radius-m"]};
  background: ${({ $answered }) => ($answered ? color["accent-soft"] : color.surface)};
  color: ${({ $answered }) => ($answered ? color["accent-ink"] : color.ink)};
  font: inherit;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[aria-current] { outline: 2px solid ${color.ink}; outline-offset: 2px; }
  /* In the corner: an answer changes no width, and no number moves away. */
  svg { position: absolute; inset-block-start: 2px; inset-inline-end: 2px; }
`;

/** A button for each question, which says whether it has an answer: in words, and with a mark that needs no color. */
export function QuestionNumbers({ actor, current }: { actor: ExamActor; current: number | null }) {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  const refused = useSelector(actor, refusedOf);
  const isAnswered = useIsAnswered(actor);
  return (
    <nav aria-label={t("attempt.questions")}>
      <Numbers>
        {attempt?.questions.map(({ id }, index) => {
          const answered = isAnswered(id);
          const notTaken = refused.some(({ questionId }) => questionId === id);
          return (
            <li key={id}>
              <NumberButton
                type="button"
                $answered={answered}
                $refused={notTaken}
                aria-current={index === current ? "step" : undefined}
                onClick={() => actor.send({ type: "question.open", index })}
              >
                {index + 1}
                {(answered || notTaken) && <Icon name={notTaken ? "warning" : "check"} size={13} />}
                <VisuallyHidden>
                  , {t(notTaken ? "attempt.notTaken" : answered ? "attempt.answered" : "attempt.unanswered")}
                </VisuallyHidden>
              </NumberButton>
            </li>
          );
        })}
      </Numbers>
    </nav>
  );
}
