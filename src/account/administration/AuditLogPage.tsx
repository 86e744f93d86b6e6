import type { ActorRefFrom } from "xstate";
import { adminFiles } from "../../../contract/account/admin-files";
import type { AuditEntry } from "../../../contract/account/audit";
import { auditActions } from "../../../contract/account/audit-actions";
import type { auditLogMachine } from "../../../machines/account/audit-log";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import { auditQueryOf } from "../audit-query";
import { AuditText } from "./AuditText";
import { StaffList } from "./StaffList";

/** Who did what to whom, the newest first (R63). */
export function AuditLogPage({ actor }: { actor: ActorRefFrom<typeof auditLogMachine> }) {
  const { t } = useTranslation();
  return (
    <StaffList<AuditEntry>
      list={actor}
      title={t("administration.sections.audit")}
      hrefOf={staffPaths.auditLog}
      fileOf={(query) => `${adminFiles.audit}?${new URLSearchParams(auditQueryOf(query))}`}
      fields={(query) => <FilterFields query={query} />}
      row={(entry) => <AuditText entry={entry} />}
    />
  );
}

function FilterFields({ query }: { query: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t("audit.action")}
        name="action"
        defaultValue={query.action ?? ""}
        options={[
          { value: "", label: t("staffList.any") },
          ...auditActions.map((value) => ({ value, label: t(`audit.kinds.${value}`) })),
        ]}
      />
      <TextField
        label={t("audit.account")}
        name="account"
        maxLength={254}
        autoComplete="off"
        pattern="[1-9][0-9]*|[^\s@]+@[^\s@]+"
        hint={t("audit.accountHint")}
        defaultValue={query.account ?? ""}
      />
      <TextField label={t("audit.day")} type="date" name="day" defaultValue={query.day ?? ""} />
    </>
  );
}
