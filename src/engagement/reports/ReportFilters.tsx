import type { FormEvent } from "react";
import { styled } from "styled-components";
import { type Filters, queryOf } from "../../../machines/engagement/report-filters";
import { languageNames } from "../../i18n/languages";
import { contentLocales } from "../../i18n/locale";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { color, token, up } from "../../theme/theme";
import { SelectField } from "../../ui/SelectField";
import { reportChoices } from "./reports-search";

const Form = styled.form`
  display: grid;
  gap: ${token["space-4"]};
  padding-block: ${token["space-2"]} ${token["space-4"]};
  border-bottom: 1px solid ${color.rule};
  ${up("sm")} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${up("lg")} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  & > p { grid-column: 1 / -1; }
`;

interface Props {
  filters: Filters;
  onChange(filters: Filters): void;
}

/** Which answers are counted, and the order; the address says so too. The same filters apply to the file. */
export function ReportFilters({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const asked = Object.entries(queryOf(filters)).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(asked).toString();
  return (
    <Form role="search" aria-label={t("reports.filter")} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Choice
        label={t("reports.kind")}
        value={filters.kind}
        choices={reportChoices.kind.map((one) => [one, t(`reports.kinds.${one}`)])}
        onChoose={(kind) => change({ kind: kind ?? "all" })}
      />
      <Choice
        label={t("reports.language")}
        value={filters.language}
        any={t("reports.anyLanguage")}
        choices={contentLocales.map((one) => [one, languageNames[one]])}
        onChoose={(language) => change({ language })}
      />
      <Choice
        label={t("reports.period")}
        value={filters.months}
        any={t("reports.anyPeriod")}
        choices={reportChoices.months.map((one) => [one, t("reports.months", { count: Number(one) })])}
        onChoose={(months) => change({ months })}
      />
      <Choice
        label={t("reports.order")}
        value={filters.sort}
        choices={reportChoices.sort.map((one) => [one, t(`reports.orders.${one}`)])}
        onChoose={(sort) => change({ sort: sort ?? "hardest" })}
      />
      <p>
        {/* A file, not a page: the router cannot show it. */}
        <a href={query === "" ? staffPaths.quizReportsFile : `${staffPaths.quizReportsFile}?${query}`}>
          {t("reports.file")}
        </a>
      </p>
    </Form>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  /** Null for all. */
  value: T | null;
  /** The name of all; without it, one has to be chosen. */
  any?: string;
  choices: readonly (readonly [T, string])[];
  onChoose(value: T | null): void;
}

function Choice<T extends string>({ label, value, any, choices, onChoose }: ChoiceProps<T>) {
  return (
    <SelectField
      label={label}
      value={value ?? ""}
      options={[
        ...(any === undefined ? [] : [{ value: "", label: any }]),
        ...choices.map(([one, name]) => ({ value: one, label: name })),
      ]}
      onChange={({ target }) => onChoose(choices.find(([one]) => one === target.value)?.[0] ?? null)}
    />
  );
}
