import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { type Filters, queryOf } from "../../../machines/certificates/certificate-filters";
import { FilterForm, FilterRow, StateChips } from "../../components/StaffFilters";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import { type Actor, filtersOf, pageOf } from "./selectors";

const states: readonly Filters["state"][] = [null, "valid", "expired", "revoked"];

/** The same filters apply to the file, which has all pages. */
const fileOf = (filters: Filters): string => {
  const query = new URLSearchParams(queryOf({ ...filters, before: null })).toString();
  return query === "" ? staffPaths.certificatesFile : `${staffPaths.certificatesFile}?${query}`;
};

/** Which certificates are listed; the address says so too. */
export function StaffCertificateFilters({ actor }: Actor) {
  const { t } = useTranslation();
  const filters = useSelector(actor, filtersOf);
  // Other filters have another first page.
  const change = (part: Partial<Filters>) =>
    actor.send({ type: "filters.change", filters: { ...filters, before: null, ...part } });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  return (
    <FilterForm role="search" aria-label={t("staffCertificates.filter")} onSubmit={apply}>
      <TextField
        label={t("staffCertificates.search")}
        icon="search"
        type="search"
        autoComplete="off"
        maxLength={200}
        value={filters.search}
        onChange={({ target }) => actor.send({ type: "words.type", search: target.value })}
      />
      <ExamChoice actor={actor} onChoose={(exam) => change({ exam })} />
      <FilterRow>
        <StateChips
          legend={t("staffCertificates.state")}
          states={states}
          chosen={filters.state}
          labelOf={(state) => t(`staffCertificates.states.${state ?? "all"}`)}
          onChoose={(state) => change({ state })}
        />
        {/* A file, not a page: the router cannot show it. */}
        <a href={fileOf(filters)}>{t("staffCertificates.file")}</a>
      </FilterRow>
    </FilterForm>
  );
}

function ExamChoice({ actor, onChoose }: Actor & { onChoose(exam: string | null): void }) {
  const { t } = useTranslation();
  const { exam } = useSelector(actor, filtersOf);
  const exams = useSelector(actor, pageOf)?.exams ?? [];
  const isUnknown = exam !== null && !exams.some(({ slug }) => slug === exam);
  return (
    <SelectField
      label={t("staffCertificates.exam")}
      value={exam ?? ""}
      options={[
        { value: "", label: t("staffCertificates.anyExam") },
        ...(isUnknown ? [{ value: exam, label: exam }] : []),
        ...exams.map(({ slug, title }) => ({ value: slug, label: title })),
      ]}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  );
}
