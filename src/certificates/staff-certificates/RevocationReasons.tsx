import { useSelector } from "@xstate/react";
import { useId } from "react";
import { styled } from "styled-components";
import type { RevocationReason } from "../../../contract/certificates/administration";
import { useTranslation } from "../../i18n/use-translation";
import { Chip, Chips } from "../../ui/Chip";
import { controlStyle, describedBy, Field, FieldError, FieldHint, FieldLabel } from "../../ui/field-style";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { isBusy, isIncomplete, noteOf, type RevocationActor, reasonOf } from "./selectors";

const reasons: readonly RevocationReason[] = ["cheating", "identity", "mistake", "other"];

/** As the API counts. */
const maxNote = 500;

const Choice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
/** On a phone, a row of filters scrolls; of these, one has to be chosen, so all are seen. */
const Reasons = styled(Chips)`
  flex-wrap: wrap;
  overflow-x: visible;
`;
const Text = styled.textarea`
  ${controlStyle}
  min-height: 6rem;
  resize: vertical;
`;

function Missing({ id, children }: { id: string; children: string }) {
  return (
    <FieldError id={id} role="alert">
      <Icon name="warning" size={18} />
      <span>{children}</span>
    </FieldError>
  );
}

interface Props extends RevocationActor {
  isHolderTold: boolean;
}

/** Why a certificate is revoked: one reason, and what the holder is told in addition, if there is mail. */
export function RevocationReasons({ actor, isHolderTold }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const busy = useSelector(actor, isBusy);
  const reason = useSelector(actor, reasonOf);
  const note = useSelector(actor, noteOf);
  const incomplete = useSelector(actor, isIncomplete);
  const noReason = incomplete && reason === null;
  const noNote = incomplete && reason === "other";
  return (
    <Stack $gap={4} $align="stretch">
      <Choice disabled={busy} aria-describedby={noReason ? `${id}-reason` : undefined}>
        <FieldLabel as="legend" $hidden={false}>
          {t("staffCertificates.reason")}
        </FieldLabel>
        <Reasons>
          {reasons.map((one) => (
            <Chip
              key={one}
              type="radio"
              name="reason"
              value={one}
              label={t(`staffCertificates.reasons.${one}`)}
              checked={reason === one}
              onChange={() => actor.send({ type: "reason.choose", reason: one })}
            />
          ))}
        </Reasons>
        {noReason && <Missing id={`${id}-reason`}>{t("staffCertificates.noReason")}</Missing>}
      </Choice>
      <Field>
        <FieldLabel htmlFor={`${id}-note`} $hidden={false}>
          {t(isHolderTold ? "staffCertificates.note" : "staffCertificates.ownNote")}
        </FieldLabel>
        <FieldHint id={`${id}-hint`}>
          {t(isHolderTold ? "staffCertificates.noteHint" : "staffCertificates.ownNoteHint")}
        </FieldHint>
        <Text
          id={`${id}-note`}
          name="note"
          maxLength={maxNote}
          value={note}
          readOnly={busy}
          aria-invalid={noNote}
          aria-describedby={describedBy(`${id}-hint`, noNote ? `${id}-missing` : undefined)}
          onChange={({ target }) => actor.send({ type: "note.type", note: target.value })}
        />
        {noNote && <Missing id={`${id}-missing`}>{t("staffCertificates.noNote")}</Missing>}
      </Field>
    </Stack>
  );
}
