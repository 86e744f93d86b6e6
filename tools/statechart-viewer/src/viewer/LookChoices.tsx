import { looksOf } from "./evidence";
import { Choice, Choices } from "./parts";
import { useLook } from "./seen";
import { useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const screenshotsSeen = ({ context }: Viewer) => context.evidence.screenshots;
const besideOf = ({ context }: Viewer) => context.place.beside;

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

/** A language in English: "German (de)". */
export const languageName = (language: string): string => `${languageNames.of(language) ?? language} (${language})`;

/** The languages to choose from, and the chosen one even if it has no screenshots. */
const LanguageOptions = ({ languages, chosen }: { languages: readonly string[]; chosen: string | null }) =>
  [...new Set([...languages, ...(chosen ? [chosen] : [])])].map((one) => (
    <option key={one} value={one}>
      {languageName(one)}
    </option>
  ));

/** Selects the variant of the screenshots. */
export function LookChoices() {
  const actor = useViewer();
  const screenshots = useSeen(screenshotsSeen);
  const beside = useSeen(besideOf);
  const look = useLook();
  const { languages, themes, widths } = looksOf(screenshots);
  return (
    <Choices>
      <Choice>
        Language
        <select
          value={look.language ?? ""}
          onChange={({ target }) =>
            actor.send({ type: "place.open", change: { language: target.value }, replace: true })
          }
        >
          <LanguageOptions languages={languages} chosen={look.language} />
        </select>
      </Choice>
      <Choice>
        Beside it
        <select
          value={beside ?? ""}
          onChange={({ target }) =>
            actor.send({ type: "place.open", change: { beside: target.value || null }, replace: true })
          }
        >
          <option value="">nothing</option>
          <LanguageOptions languages={languages} chosen={beside} />
        </select>
      </Choice>
      <Choice>
        Colors
        <select
          value={look.theme ?? ""}
          onChange={({ target }) =>
            actor.send({
              type: "place.open",
              change: { theme: target.value === "dark" ? "dark" : "light" },
              replace: true,
            })
          }
        >
          {themes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </Choice>
      <Choice>
        Width
        <select
          value={look.width ?? ""}
          onChange={({ target }) =>
            actor.send({ type: "place.open", change: { width: Number(target.value) }, replace: true })
          }
        >
          {widths.map((one) => (
            <option key={one} value={one}>
              {one} px
            </option>
          ))}
        </select>
      </Choice>
    </Choices>
  );
}
