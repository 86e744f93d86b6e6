import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import { type Filters, queryOf } from "../../../machines/engagement/feedback-inbox/context";
import { FilterForm, FilterRow, StateChips } from "../../components/StaffFilters";
import { uiLanguageNames, uiLanguages } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import { type Actor, filtersOf } from "./selectors";

const states: readonly Filters["state"][] = ["new", "done", "all"];

const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-1"]} ${token["space-4"]};
  align-items: center;
  overflow-wrap: anywhere;
`;
const fileOf = (filters: Filters): string => {
  const query = new URLSearchParams(queryOf(filters)).toString();
  return query === "" ? staffPaths.feedbackFile : `${staffPaths.feedbackFile}?${query}`;
};

/** Which messages are listed; the address says so too. The same filters apply to the file. */
export function InboxFilters({ actor }: Actor) {
  const { t } = useTranslation();
  const filters = useSelector(actor, filtersOf);
  const change = (part: Partial<Filters>) => actor.send({ type: "filters.change", filters: { ...filters, ...part } });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  return (
    <FilterForm role="search" aria-label={t("inbox.filter")} onSubmit={apply}>
      <TextField
        label={t("inbox.search")}
        icon="search"
        type="search"
        maxLength={200}
        value={filters.search}
        onChange={({ target }) => actor.send({ type: "words.type", search: target.value })}
      />
      <LanguageChoice language={filters.language} onChoose={(language) => change({ language })} />
      <FilterRow>
        <StateChips
          legend={t("inbox.state")}
          states={states}
          chosen={filters.state}
          labelOf={(state) => t(`inbox.states.${state}`)}
          onChoose={(state) => change({ state })}
        />
        {/* A file, not a page: the router cannot show it. */}
        <a href={fileOf(filters)}>{t("inbox.file")}</a>
      </FilterRow>
      {filters.page !== null && (
        <FilterRow>
          <About>
            {t("inbox.about", { page: filters.page })}
            <Button variant="quiet" onClick={() => change({ page: null })}>
              {t("inbox.anyPage")}
            </Button>
          </About>
        </FilterRow>
      )}
    </FilterForm>
  );
}

function LanguageChoice({ language, onChoose }: { language: string | null; onChoose(one: string | null): void }) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t("inbox.language")}
      value={language ?? ""}
      options={[
        { value: "", label: t("inbox.anyLanguage") },
        ...uiLanguages.map((one) => ({ value: one, label: uiLanguageNames[one], lang: one })),
      ]}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  );
}
