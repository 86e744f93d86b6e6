import { PasswordField } from "./PasswordField";

interface Props {
  label: string;
  /** The name of the field, by which password managers and forms know it. */
  name?: string;
  error?: string | false;
  value: string;
  readOnly: boolean;
  onChange: (password: string) => void;
}

/** A password that the account has, which a password manager may fill in. */
export const CurrentPasswordField = ({ label, name = "password", error = false, value, readOnly, onChange }: Props) => (
  <PasswordField
    label={label}
    error={error}
    name={name}
    autoComplete="current-password"
    required
    maxLength={200}
    value={value}
    readOnly={readOnly}
    onChange={(event) => onChange(event.target.value)}
  />
);
