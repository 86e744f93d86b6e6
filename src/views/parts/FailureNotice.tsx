import { useTranslation } from "react-i18next";
import type { Failure } from "../../../contract/errors";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

interface Props {
  failure: Failure | null;
  /** What did not work, in this screen's words. */
  title: string;
  /** Added after the reason. */
  children?: string;
  onRetry?: () => void;
}

/** Says what did not work, why, and offers the way on. */
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

/** A failure in words for a person. */
export function useReason(failure: Failure | null): string {
  const { t } = useTranslation();
  switch (failure?.code) {
    case undefined:
      return "";
    case "too_many":
      return t("failure.too_many", {
        wait: t("count.minute", { count: Math.ceil((failure?.retryAfter ?? 60) / 60) }),
      });
    case "invalid":
      return t("failure.invalid", { fields: failure?.fields?.map(({ message }) => message).join("; ") ?? "" });
    case "network":
    case "timeout":
    case "malformed":
    case "unavailable":
    case "internal":
    case "forbidden":
    case "signed_out":
    case "promo_unknown":
    case "promo_expired":
    case "promo_used_up":
    case "own_rights":
    case "wrong_confirmation":
      return t(`failure.${failure.code}`);
    default:
      return t("failure.other", { code: failure?.code });
  }
}
