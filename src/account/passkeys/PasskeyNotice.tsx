import type { Failure } from "../../../contract/errors";
import type { NoPasskey } from "../../../machines/account/passkeys/context";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { Notice } from "../../ui/Notice";

/** What the server says about a passkey, and the text that says it. */
const reasons = {
  passkey_unknown: "unknown",
  passkey_invalid: "invalid",
  passkey_copied: "copied",
  passkey_expired: "expired",
  passkey_limit: "limit",
  passkey_added: "added",
} as const;

/** Why a passkey was not taken: by the browser, or by the server. */
export function PasskeyNotice({
  title,
  problem,
  failure,
}: {
  title: string;
  problem: NoPasskey | null;
  failure: Failure | null;
}) {
  const { t } = useTranslation();
  if (problem !== null)
    return (
      <Notice kind="warning" title={title}>
        {t(`passkeyUse.${problem}`)}
      </Notice>
    );
  const code = failure?.code ?? "";
  if (!Object.hasOwn(reasons, code)) return <FailureNotice failure={failure} title={title} />;
  return (
    <Notice kind="error" title={title}>
      {t(`passkeyUse.${reasons[code as keyof typeof reasons]}`)}
    </Notice>
  );
}
