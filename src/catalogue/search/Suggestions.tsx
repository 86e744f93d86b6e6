import { useSelector } from "@xstate/react";
import { type MouseEvent, useRef } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { searchMachine } from "../../../machines/catalogue/search";
import type { Suggestion } from "../../../machines/catalogue/search/context";
import { FailureNotice } from "../../components/FailureNotice";
import { Marked } from "../../components/Marked";
import { languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { color, shadow, token, up } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Icon } from "../../ui/Icon";
import { Spinner } from "../../ui/Spinner";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Actor = { actor: ActorRefFrom<typeof searchMachine> };
type Snapshot = SnapshotFrom<typeof searchMachine>;
const queryOf = (s: Snapshot) => s.context.query;
const isBlank = (s: Snapshot) => s.context.query === "";
const found = (s: Snapshot) => s.context.suggestions;
const total = (s: Snapshot) => s.context.total;
const selectedOf = (s: Snapshot) => s.context.selected;
const failure = (s: Snapshot) => s.context.failure;
const isOpen = (s: Snapshot) => s.hasTag("open");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const canRetry = (s: Snapshot) => s.can({ type: "search.retry" });

/** There is only one search on a page. */
export const listId = "search-suggestions";
export const optionId = (position: number): string => `search-suggestion-${position}`;

const Cross = styled.button`
  position: absolute;
  top: 0;
  inset-inline-end: 2.5rem;
  display: none;
  place-items: center;
  width: 2.5rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${token["radius-m"]};
  background: none;
  color: ${color["ink-soft"]};
  cursor: pointer;
  &:hover { color: ${color.ink}; }
  form:focus-within > & { display: grid; }
  ${up("sm")} { display: grid; }
`;
const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${token["space-2"]});
  inset-inline: 0;
  z-index: ${token["z-menu"]};
  max-height: min(32rem, calc(100vh - 10rem));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color["rule-strong"]};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  font-size: ${token["text-ui"]};
  ${up("sm")} { inset-inline-start: auto; width: max(100%, 28rem); }
`;
const List = styled.div`
  display: grid;
  padding: ${token["space-2"]};
`;
const Option = styled.a`
  display: grid;
  gap: ${token["space-1"]};
  padding: ${token["space-2"]} ${token["space-3"]};
  border-radius: ${token["radius-s"]};
  color: ${color.ink};
  text-decoration: none;
  &:hover { background: ${color.sunken}; }
  &[aria-selected="true"] { background: ${color["accent-soft"]}; outline: 2px solid ${color.focus}; outline-offset: -2px; }
  mark { background: none; color: ${color["accent-ink"]}; font-weight: 700; text-decoration: underline; }
`;
const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token["space-1"]} ${token["space-2"]};
  font-weight: 600;
`;
const Whole = styled.span`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
  font-weight: 400;
`;
const Passage = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Message = styled.div`
  padding: ${token["space-4"]};
  p + p { color: ${color["ink-soft"]}; }
`;
const All = styled.button`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  border: 0;
  border-top: 1px solid ${color.rule};
  background: none;
  color: ${color["accent-ink"]};
  font-weight: 600;
  cursor: pointer;
  &:hover { background: ${color["accent-soft"]}; }
  &:focus-visible { outline-offset: -2px; }
`;

/** Clears the field; shown as soon as it has text. */
export function Clear({ actor }: Actor) {
  const { t } = useTranslation();
  return useSelector(actor, isBlank) ? null : (
    <Cross
      type="button"
      aria-label={t("search.clear")}
      onClick={({ currentTarget }) => {
        toField(currentTarget);
        actor.send({ type: "search.clear" });
      }}
    >
      <Icon name="cross" size={18} />
    </Cross>
  );
}

/** Messages and suggestions below the search field while typing. */
export function Suggestions({ actor }: Actor) {
  const { t } = useTranslation();
  const query = useSelector(actor, queryOf);
  const suggestions = useSelector(actor, found);
  const count = useSelector(actor, total);
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  const listed = suggestions.length > 0;
  const none = t("search.none", { query: query.trim() });
  return (
    <>
      <VisuallyHidden role="status">
        {open && !busy && (empty ? none : listed && t("search.found", { count }))}
      </VisuallyHidden>
      {open && (
        <Panel onMouseDown={keepFocus} aria-busy={busy}>
          {listed && <Options actor={actor} suggestions={suggestions} />}
          {empty && (
            <Message>
              <p>{none}</p>
              <p>{t("search.noneText")}</p>
            </Message>
          )}
          {failed && <Failed actor={actor} />}
          {busy && !listed && (
            <Message>
              <Spinner size={20} label={t("loading")} />
            </Message>
          )}
          {listed && (
            <All type="submit" onClick={({ currentTarget }) => toField(currentTarget)}>
              {t("search.all")}
            </All>
          )}
        </Panel>
      )}
    </>
  );
}

/** Moves the focus back to the field after a press, because the pressed element may disappear at once. */
const toField = (pressed: Element | null) => pressed?.closest("form")?.querySelector("input")?.focus();
const keepFocus = (event: MouseEvent) => event.preventDefault();

function Options({ actor, suggestions }: Actor & { suggestions: Suggestion[] }) {
  const { t } = useTranslation();
  const { locale, language: ofInterface } = useSite();
  const selected = useSelector(actor, selectedOf);
  const choose = (event: MouseEvent, url: string) => {
    // With a modifier key, the browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    actor.send({ type: "suggestion.choose", url });
  };
  return (
    <List role="listbox" id={listId} aria-label={t("search.results")}>
      {suggestions.map(({ id, kind, url, language, highlights, partOf }, position) => (
        <Option
          key={id}
          id={optionId(position)}
          ref={position === selected ? show : undefined}
          role="option"
          aria-selected={position === selected}
          tabIndex={-1}
          href={url}
          lang={language}
          onClick={(event) => choose(event, url)}
        >
          <Title>
            <span>
              <Marked segments={highlights.title} />
            </span>
            <Badge lang={ofInterface}>{t(`search.kinds.${kind}`)}</Badge>
            {partOf !== null && <Whole>{partOf}</Whole>}
            {language !== locale && <Badge $tone="info">{languageNames[language]}</Badge>}
          </Title>
          <Passage>
            <Marked segments={highlights.content} />
          </Passage>
        </Option>
      ))}
    </List>
  );
}

/** The list may be taller than the available space. */
const show = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

function Failed({ actor }: Actor) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const why = useSelector(actor, failure);
  const again = useSelector(actor, canRetry);
  const retry = () => {
    toField(place.current);
    actor.send({ type: "search.retry" });
  };
  return (
    <div ref={place}>
      <FailureNotice failure={why} title={t("search.failed")} {...(again && { onRetry: retry })} />
    </div>
  );
}
