import { styled } from "styled-components";
import type { Question } from "../../contract/courses/questions";
import type { FocusPart } from "../../machines/shared/events";
import { useTranslation } from "../i18n/use-translation";
import { token } from "../theme/theme";
import { type Choice, ChoiceList } from "../ui/ChoiceList";
import { TextField } from "../ui/TextField";

const Frame = styled.div`
  width: 100%;
`;
const TextQuestion = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${token["space-3"]}; font-weight: 600; }
`;

const Title = styled.h3`
  font: inherit;
  letter-spacing: inherit;
`;

interface Props {
  question: Question;
  /** Makes the question a heading, to which a machine may move the focus as this part of the page. */
  part?: FocusPart;
  answer: readonly string[];
  onAnswer: (answer: string[]) => void;
  /** After grading: what was right. Not revealed before (R6). */
  correct?: readonly string[] | undefined;
  disabled?: boolean;
}

/** One question of any kind, to be answered or shown graded. */
export const QuestionForm = (props: Props) => (
  <Frame data-question={props.question.id}>
    <Fields {...props} />
  </Frame>
);

function Fields({ question, part, answer, onAnswer, correct, disabled = false }: Props) {
  const { t } = useTranslation();
  const legend = part ? <Title data-focus={part}>{question.text}</Title> : question.text;
  if (question.type === "text") {
    return (
      <TextQuestion disabled={disabled}>
        <legend>{legend}</legend>
        <TextField
          label={t("quiz.textLabel")}
          value={answer[0] ?? ""}
          maxLength={500}
          autoComplete="off"
          readOnly={disabled}
          onChange={(event) => onAnswer([event.target.value])}
        />
      </TextQuestion>
    );
  }
  const several = question.type === "multiple";
  const options =
    question.type === "trueFalse"
      ? [
          { id: "true", text: t("quiz.true") },
          { id: "false", text: t("quiz.false") },
        ]
      : question.options;
  const choices = options.map(({ id, text }): Choice => {
    const result = graded(answer.includes(id), correct?.includes(id));
    return {
      value: id,
      label: text,
      result,
      resultLabel:
        result &&
        t(
          result === "right"
            ? "quiz.right"
            : result === "wrong"
              ? "quiz.wrong"
              : several
                ? "quiz.missed"
                : "quiz.rightAnswer",
        ),
    };
  });
  return (
    <ChoiceList
      type={several ? "checkbox" : "radio"}
      name={`question-${question.id}`}
      legend={legend}
      hint={several ? t("quiz.multipleHint") : undefined}
      choices={choices}
      selected={answer}
      disabled={disabled}
      onChoose={(value, chosen) =>
        onAnswer(several ? (chosen ? [...answer, value] : answer.filter((id) => id !== value)) : [value])
      }
    />
  );
}

function graded(chosen: boolean, right: boolean | undefined): Choice["result"] {
  if (right === undefined) return undefined;
  if (chosen) return right ? "right" : "wrong";
  return right ? "missed" : undefined;
}
