import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import { type Filters, queryOf } from "../../../machines/certificates/certificate-filters";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { color, token, up } from "../../theme/theme";
import { Chip, Chips } from "../../ui/Chip";
import { controlStyle, Field, FieldLabel } from "../../ui/field-style";
import { TextField } from "../../ui/TextField";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { type Actor, filtersOf, pageOf } from "./selectors";

const states: readonly Filters["state"][] = [null, "valid", "expired", "revoked"];

const Form = styled.form`
  display: grid;
  /* No wider than the page: its chips scroll. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-4"]};
  padding-block: ${token["space-2"]} ${token["space-4"]};
  border-bottom: 1px solid ${color.rule};
  ${up("md")} { grid-template-columns: minmax(0, 1fr) 18rem; align-items: end; }
`;
const Choice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Select = styled.select`
  ${controlStyle}
  min-height: 2.875rem;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]} ${token["space-5"]};
  align-items: center;
  justify-content: space-between;
  ${up("md")} { grid-column: 1 / -1; }
`;

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
    <Form role="search" aria-label={t("staffCertificates.filter")} onSubmit={apply}>
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
      <Row>
        <Choice>
          <VisuallyHidden as="legend">{t("staffCertificates.state")}</VisuallyHidden>
          <Chips>
            {states.map((state) => (
              <Chip
                key={state ?? "all"}
                type="radio"
                name="state"
                value={state ?? "all"}
                label={t(`staffCertificates.states.${state ?? "all"}`)}
                checked={filters.state === state}
                onChange={() => change({ state })}
              />
            ))}
          </Chips>
        </Choice>
        {/* A file, not a page: the router cannot show it. */}
        <a href={fileOf(filters)}>{t("staffCertificates.file")}</a>
      </Row>
    </Form>
  );
}

function ExamChoice({ actor, onChoose }: Actor & { onChoose(exam: string | null): void }) {
  const { t } = useTranslation();
  const { exam } = useSelector(actor, filtersOf);
  const exams = useSelector(actor, pageOf)?.exams ?? [];
  const isUnknown = exam !== null && !exams.some(({ slug }) => slug === exam);
  return (
    <Field>
      <FieldLabel htmlFor="certificates-exam" $hidden={false}>
        {t("staffCertificates.exam")}
      </FieldLabel>
      <Select id="certificates-exam" value={exam ?? ""} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{t("staffCertificates.anyExam")}</option>
        {isUnknown && <option value={exam}>{exam}</option>}
        {exams.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
