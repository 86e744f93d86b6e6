import type { MachineUsage } from "../chart/usage-data";
import { Badge } from "../ui/Badge";
import { looksOf } from "./evidence";
import { languageName } from "./LookChoices";
import { Choice, Choices } from "./parts";
import { type Period, periods, type Source, sources } from "./place";
import { isEmpty } from "./usage";
import { useSeen, useSettings, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const periodOf = ({ context }: Viewer) => context.place.period;
const languageOf = ({ context }: Viewer) => context.place.language;
const screenshotsOf = ({ context }: Viewer) => context.evidence.screenshots;

const sourceNames: Record<Source, string> = { visits: "real", recorded: "recorded demo visits" };

/** From whose visits counts are. */
type Counted = Pick<MachineUsage, "source" | "hasRecorded">;

/** Selects which usage is counted. @param usage what is shown; null as long as that is unknown */
export function UsageChoices({ usage }: { usage: Counted | null }) {
  const actor = useViewer();
  const period = useSeen(periodOf);
  const language = useSeen(languageOf);
  const { languages } = looksOf(useSeen(screenshotsOf));
  const settings = useSettings();
  const known = [
    ...new Set([...(languages.length > 0 ? languages : settings.languages), ...(language ? [language] : [])]),
  ];
  return (
    <Choices>
      <Choice>
        Period
        <select
          value={period ?? "all"}
          onChange={({ target }) => {
            const chosen: Period = periods.find((one) => String(one) === target.value) ?? null;
            actor.send({ type: "place.open", change: { period: chosen }, replace: true });
          }}
        >
          {periods.map((one) => (
            <option key={one} value={one ?? "all"}>
              {one === null ? "all" : `${one} days`}
            </option>
          ))}
        </select>
      </Choice>
      <Choice>
        Language
        <select
          value={language ?? ""}
          onChange={({ target }) =>
            actor.send({ type: "place.open", change: { language: target.value || null }, replace: true })
          }
        >
          <option value="">all</option>
          {known.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </Choice>
      {usage?.hasRecorded && (
        <Choice>
          Visits
          <select
            value={usage.source}
            onChange={({ target }) => {
              const chosen: Source | null = sources.find((one) => one === target.value) ?? null;
              actor.send({ type: "place.open", change: { source: chosen }, replace: true });
            }}
          >
            {sources.map((one) => (
              <option key={one} value={one}>
                {sourceNames[one]}
              </option>
            ))}
          </select>
        </Choice>
      )}
    </Choices>
  );
}

/** Says so if the shown usage is not that of people. */
export const RecordedLabel = ({ usages }: { usages: readonly (MachineUsage | null)[] }) =>
  usages.some((usage) => usage?.source === "recorded" && !isEmpty(usage)) && (
    <Badge $tone="warning">
      <strong>Recorded demo visits, not real use</strong>
    </Badge>
  );
