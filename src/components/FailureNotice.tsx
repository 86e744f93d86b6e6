import type { Failure } from "../../contract/errors";
import { formatLength } from "../i18n/format";
import { formatLocales, type UiLanguage } from "../i18n/languages";
import { useTranslation } from "../i18n/use-translation";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";

interface Props {
  failure: Failure | null;
  /** What failed, in this screen's own text. */
  title: string;
  /** Added after the reason. */
  children?: string;
  onRetry?: () => void;
}

/** Says what failed and why, and offers a way to continue. */
export function FailureNotice({ failure, title, children, onRetry }: Props) {
  const { t } = useTranslation();
  const reason = useReason(failure);
  return (
    <Notice
      kind="error"
      title={title}
      action={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {t("retry")}
          </Button>
        )
      }
    >
      {reason} {children}
    </Notice>
  );
}

/** From this many seconds, the wait is shown as a number; a shorter one is "a moment". */
const longWait = 60;

/** A failure as text for users, with the wait if the server specified one (`Retry-After`). */
export function useReason(failure: Failure | null): string {
  const { t, language } = useTranslation();
  const retryAfter = failure?.retryAfter ?? 0;
  // In whole minutes, rounded up: a try before the time is up would be rejected again.
  const lengthOf = (seconds: number) =>
    formatLength(t, formatLocales[language as UiLanguage], Math.ceil(seconds / 60) * 60);
  switch (failure?.code) {
    case undefined:
      return "";
    case "too_many":
      return t("failure.too_many", { wait: lengthOf(retryAfter || 60) });
    case "unavailable":
      return retryAfter < longWait
        ? t("failure.unavailable")
        : t("failure.unavailableFor", { wait: lengthOf(retryAfter) });
    case "invalid":
      return t("failure.invalid", { fields: failure?.fields?.map(({ message }) => message).join("; ") ?? "" });
    case "network":
    case "timeout":
    case "malformed":
    case "internal":
    case "forbidden":
    case "signed_out":
    case "promo_unknown":
    case "promo_expired":
    case "promo_used_up":
    case "own_rights":
    case "last_administrator":
    case "wrong_confirmation":
      return t(`failure.${failure.code}`);
    default:
      return t("failure.other", { code: failure?.code });
  }
}
