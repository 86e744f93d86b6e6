import type { Failure } from "../../../contract/errors";
import { useTranslation } from "../../i18n/use-translation";
import { TextField } from "../../ui/TextField";
import { isRejected } from "./field-problems";

interface Props {
  value: string;
  readOnly: boolean;
  failure: Failure | null;
  onChange: (email: string) => void;
}

/** The address of an account. */
export function EmailField({ value, readOnly, failure, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t("accountForms.email")}
      error={isRejected(failure, "email") && t("accountForms.emailRule")}
      type="email"
      name="email"
      autoComplete="username"
      required
      maxLength={254}
      value={value}
      readOnly={readOnly}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
