import { Note } from "../parts";
import { useSettings, useViewer } from "../viewer-context";

/** Opens the page on which a machine can be seen, and its live view next to the chart. */
export function SeenAt({ machine }: { machine: string }) {
  const actor = useViewer();
  const address = useSettings().live?.pageOf(machine) ?? null;
  if (address === null) return null;
  return (
    <Note>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        onClick={() => actor.send({ type: "place.open", change: { pane: "live" } })}
      >
        See it on the site
      </a>{" "}
      in another window; the chart follows what happens there.
    </Note>
  );
}
