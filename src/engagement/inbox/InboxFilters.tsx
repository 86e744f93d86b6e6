import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import { type Filters, queryOf } from "../../../machines/engagement/feedback-inbox/context";
import { uiLanguageNames, uiLanguages } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Chip, Chips } from "../../ui/Chip";
import { controlStyle, Field, FieldLabel } from "../../ui/field-style";
import { TextField } from "../../ui/TextField";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { type Actor, filtersOf } from "./selectors";

const states: readonly Filters["state"][] = ["new", "done", "all"];

const Form = styled.form`
  display: grid;
  /* No wider than the page: its chips scroll. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-4"]};
  padding-block: ${token["space-2"]} ${token["space-4"]};
  border-bottom: 1px solid ${color.rule};
  ${up("md")} { grid-template-columns: minmax(0, 1fr) 14rem; align-items: end; }
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
const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-1"]} ${token["space-4"]};
  align-items: center;
  overflow-wrap: anywhere;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]} ${token["space-5"]};
  align-items: center;
  justify-content: space-between;
  ${up("md")} { grid-column: 1 / -1; }
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
    <Form role="search" aria-label={t("inbox.filter")} onSubmit={apply}>
      <TextField
        label={t("inbox.search")}
        icon="search"
        type="search"
        maxLength={200}
        value={filters.search}
        onChange={({ target }) => actor.send({ type: "words.type", search: target.value })}
      />
      <LanguageChoice language={filters.language} onChoose={(language) => change({ language })} />
      <Row>
        <Choice>
          <VisuallyHidden as="legend">{t("inbox.state")}</VisuallyHidden>
          <Chips>
            {states.map((state) => (
              <Chip
                key={state}
                type="radio"
                name="state"
                value={state}
                label={t(`inbox.states.${state}`)}
                checked={filters.state === state}
                onChange={() => change({ state })}
              />
            ))}
          </Chips>
        </Choice>
        {/* A file, not a page: the router cannot show it. */}
        <a href={fileOf(filters)}>{t("inbox.file")}</a>
      </Row>
      {filters.page !== null && (
        <Row>
          <About>
            {t("inbox.about", { page: filters.page })}
            <Button variant="quiet" onClick={() => change({ page: null })}>
              {t("inbox.anyPage")}
            </Button>
          </About>
        </Row>
      )}
    </Form>
  );
}

function LanguageChoice({ language, onChoose }: { language: string | null; onChoose(one: string | null): void }) {
  const { t } = useTranslation();
  return (
    <Field>
      <FieldLabel htmlFor="inbox-language" $hidden={false}>
        {t("inbox.language")}
      </FieldLabel>
      <Select id="inbox-language" value={language ?? ""} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{t("inbox.anyLanguage")}</option>
        {uiLanguages.map((one) => (
          <option key={one} value={one} lang={one}>
            {uiLanguageNames[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
