import { useSelector } from "@xstate/react";
import type { Failure } from "../../../contract/errors";
import { useTranslation } from "../../i18n/use-translation";
import { attemptOf } from "./attempt-selectors";
import type { ExamActor } from "./exam-actor";

/** What becomes of an attempt whose exam was taken off the site meanwhile; null for every other failure. */
export function useWithdrawn(actor: ExamActor, failure: Failure | null): string | null {
  const { t } = useTranslation();
  const attempt = useSelector(actor, attemptOf);
  if (failure?.code !== "not_found") return null;
  // Without a clock, nothing ends the attempt.
  return [t("attempt.withdrawn"), ...(attempt?.deadline ? [t("attempt.withdrawnGraded")] : [])].join(" ");
}
