import type { ExamProgress } from "../../../contract/exams/exams";
import { heldCertificate } from "../../../machines/exams/exam/context";
import { ButtonLink } from "../../components/PageLink";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { Notice } from "../../ui/Notice";

/** What holders of a valid certificate read first, whatever a renewal came to (R67); nothing without one. */
export function HeldCertificate({ progress }: { progress: ExamProgress | null }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const held = heldCertificate(progress);
  if (!held) return null;
  const { hash, dateExpires } = held;
  return (
    <Notice
      kind="success"
      title={t("exam.certificated")}
      announce={false}
      action={<ButtonLink href={paths.certificate(hash)}>{t("exam.showCertificate")}</ButtonLink>}
    >
      {dateExpires
        ? t("exam.certificatedUntil", { date: formatDate(formatLocales[language], dateExpires) })
        : t("exam.certificatedForever")}{" "}
      {progress?.status !== "certificated" && t("exam.stillCertificated")}
    </Notice>
  );
}
