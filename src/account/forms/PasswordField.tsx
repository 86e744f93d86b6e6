import { useActorRef, useSelector } from "@xstate/react";
import { type ComponentProps, useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { passwordFieldMachine } from "../../../machines/account/password-field";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { TextField } from "../../ui/TextField";

const isShown = (s: SnapshotFrom<typeof passwordFieldMachine>) => s.matches("shown");

/** In the field's own frame, as tall as the field: a target for a thumb. Without scripts it could do nothing. */
const Toggle = styled.button`
  padding: 0 ${token["space-4"]};
  border: 0;
  border-radius: ${token["radius-m"]};
  background: none;
  color: ${color["accent-ink"]};
  font: inherit;
  font-size: ${token["text-s"]};
  font-weight: 600;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: -4px; }
  @media (scripting: none) { display: none; }
`;

type Props = Omit<ComponentProps<typeof TextField>, "type" | "id" | "end">;

/** A field for a password, with a button that shows what was typed. While it is being sent, it is hidden again. */
export function PasswordInput({ actor, ...field }: Props & { actor: ActorRefFrom<typeof passwordFieldMachine> }) {
  const { t } = useTranslation();
  const id = useId();
  const shown = useSelector(actor, isShown);
  return (
    <TextField
      {...field}
      id={id}
      type={shown && !field.readOnly ? "text" : "password"}
      // A password that can be read is still none of a spelling checker's business.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <Toggle
          type="button"
          aria-controls={id}
          aria-describedby={`${id}-label`}
          onClick={() => actor.send({ type: shown ? "password.hide" : "password.show" })}
        >
          {t(shown ? "password.hide" : "password.show")}
        </Toggle>
      }
    />
  );
}

/** The same with a machine of its own: two fields of a form are shown apart from each other. */
export const PasswordField = (field: Props) => <PasswordInput actor={useActorRef(passwordFieldMachine)} {...field} />;
