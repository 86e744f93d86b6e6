import type { Failure } from "../../../contract/errors";
import { useTranslation } from "../../i18n/use-translation";
import { isCommon, isRejected } from "./field-problems";
import { PasswordField } from "./PasswordField";

interface Props {
  label: string;
  value: string;
  readOnly: boolean;
  failure: Failure | null;
  onChange: (password: string) => void;
}

/** A new password, which a password manager may suggest, and anyone may paste. */
export function NewPasswordField({ label, value, readOnly, failure, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={label}
      hint={t("accountForms.passwordHint")}
      error={
        (isCommon(failure) && t("accountForms.common")) ||
        (isRejected(failure, "password") && t("accountForms.passwordRule"))
      }
      name="password"
      autoComplete="new-password"
      required
      minLength={12}
      maxLength={200}
      value={value}
      readOnly={readOnly}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
