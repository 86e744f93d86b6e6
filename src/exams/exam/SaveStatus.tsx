import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { saveState } from "../../../machines/exams/answer-queue";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Icon, type IconName } from "../../ui/Icon";
import type { ExamActor, ExamSnapshot } from "./exam-actor";

/** The status of the answer to the current question (L4). */
const stateOf = (snapshot: ExamSnapshot) => {
  const { attempt, answers, queue, refused, index } = snapshot.context;
  const id = attempt?.questions[index]?.id;
  // Nothing is sent without a session: the page says so, and where the answers are.
  if (id === undefined || snapshot.matches({ outbox: "signedOut" })) return "none";
  return saveState(id, answers, queue, refused, snapshot.matches({ outbox: "waitingForNetwork" }));
};

const icons: Record<"saving" | "waiting" | "unsaved" | "saved", IconName> = {
  saving: "refresh",
  waiting: "wifi-off",
  unsaved: "warning",
  saved: "check",
};

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: 1.5em;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** Saved, saving, kept on this device, or rejected: never a guess. */
export function SaveStatus({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, stateOf);
  return (
    <Line role="status" data-state={state}>
      {state !== "none" && (
        <>
          <Icon name={icons[state]} size={18} /> {t(`attempt.${state}`)}
        </>
      )}
    </Line>
  );
}
