import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { searchMachine } from "../../machines/catalogue/search";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { fetchedBy, useFetching } from "../screens/fetched";
import { useSite } from "../screens/site-context";
import { color, token, up } from "../theme/theme";
import { controlStyle } from "../ui/field-style";
import { Icon } from "../ui/Icon";

type Code = typeof import("../catalogue/search/search-combobox");

const code = fetchedBy(() => import("../catalogue/search/search-combobox"));
const isReady = (s: SnapshotFrom<typeof code.machine>) => s.matches("ready");

/** As wide as the icon on a narrow screen, where focusing it opens it over the row. */
const Form = styled.form`
  position: relative;
  flex: none;
  width: 2.75rem;
  &:focus-within {
    position: absolute;
    inset-inline: ${token.gutter};
    z-index: 1;
    width: auto;
  }
  ${up("sm")} {
    flex: 0 1 15rem;
    min-width: 9rem;
    &:focus-within { position: relative; inset: auto; z-index: auto; }
  }
`;
const Field = styled.input`
  ${controlStyle}
  display: block;
  height: 2.75rem;
  padding-block: 0;
  form:not(:focus-within) > & { padding-inline: calc(2.75rem - 2px) 0; cursor: pointer; }
  form:focus-within > & { padding-inline-end: 5.25rem; }
  ${up("sm")} {
    form:not(:focus-within) > & { padding-inline: 0.875rem 5.25rem; cursor: text; }
  }
`;
const Submit = styled.button`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${token["radius-m"]};
  background: none;
  color: ${color["ink-soft"]};
  cursor: pointer;
  &:hover { color: ${color.ink}; }
  /* A tap on the icon reaches the field beneath it. */
  form:not(:focus-within) > & { pointer-events: none; }
  ${up("sm")} { form:not(:focus-within) > & { pointer-events: auto; } }
`;

/** The search of every page. Its code loads when the field is focused. */
export function Search() {
  const { screens, locale } = useSite();
  // Starts loading when it is started; the form works in the meantime, and if the code does not load.
  const fetching = useFetching(code.machine);
  const ready = useSelector(fetching, isReady);
  const id = `search ${locale}`;
  const live = useMemo(() => {
    const come = ready ? code.loaded() : null;
    return come && { code: come, actor: screens.open(id, come.part, { locale, resultsPath: paths.search() }) as Actor };
  }, [ready, screens, id, locale]);
  useEffect(() => (live ? screens.hold(id) : undefined), [live, screens, id]);
  const wake = () => {
    fetching.start();
    fetching.send({ type: "block.retry" });
  };
  return <SearchForm live={live} onWake={wake} />;
}

type Actor = ActorRefFrom<typeof searchMachine>;
interface Props {
  /** The search machine and its view, once they have loaded. */
  live: { code: Code; actor: Actor } | null;
  onWake: () => void;
}

/** A form that works without scripts, with a field that the search machine takes over in place. */
export function SearchForm({ live, onWake }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const snapshot = useSelector(live?.actor, (s) => s);
  // The field's text belongs to the field: it was there before the machine.
  useEffect(() => {
    if (live && field.current) return live.code.syncField(field.current, live.actor);
  }, [live]);
  const more =
    live && snapshot
      ? live.code.getComboboxProps(snapshot, live.actor)
      : { form: {}, field: { onFocus: onWake, onInput: onWake } };
  return (
    <Form action={paths.search()} role="search" aria-label={t("search.label")} {...more.form}>
      <Field
        ref={field}
        name="search"
        data-shortcut="search"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t("search.submit")}
        aria-label={t("search.label")}
        {...more.field}
      />
      {live && <live.code.Clear actor={live.actor} />}
      <Submit type="submit" aria-label={t("search.submit")}>
        <Icon name="search" />
      </Submit>
      {live && <live.code.Suggestions actor={live.actor} />}
    </Form>
  );
}
