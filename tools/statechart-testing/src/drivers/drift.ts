import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { casesOf, heardAt } from "../simulator/event-alphabet";
import type { Player } from "../simulator/simulator";
import { allowedDifferenceFor, isOfWorld, type Part, partFor, type Screen } from "./screen-tests";
import { type Control, controlsOf, inWords, sameControl } from "./user";

/** The allowed differences and ignored controls that were needed; one that is never needed is out of date. */
export type Used = Set<object>;

/** A control and the event it maps to. */
interface Claim {
  control: Control;
  part: Part;
  player: RunningMachine;
  event: string;
  /** Whether the machine can take the event in its current state. */
  isTaken: boolean;
  /** Whether the control must be present if it can. */
  isNeeded: boolean;
}

export const statesOf = ({ _nodes: nodes }: AnyMachineSnapshot): string[] => nodes.map(({ id }) => id);

/** The current place of a machine, for reports: its innermost states. */
export const placeOf = (snapshot: AnyMachineSnapshot): string =>
  snapshot._nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .map(({ id }) => id)
    .join(" + ");

/** A machine on a page, reduced to what its controls are compared with. */
export type RunningMachine = Pick<Player, "name" | "testModel" | "snapshot">;

const isIn = ({ snapshot }: RunningMachine, states: readonly string[]): boolean =>
  statesOf(snapshot).some((id) => states.includes(id));

/** Whether a child runs without being shown on its page. */
function isHidden({ hides }: Screen, players: readonly RunningMachine[], name: string, used?: Used): boolean {
  const hidden = hides.find(
    ({ child, in: states }) => child === name && players.some((player) => player.name === "" && isIn(player, states)),
  );
  if (hidden) used?.add(hidden);
  return hidden !== undefined;
}

/** Whether a machine's controls are unreachable: behind another machine's dialog, or not shown by the page. */
export const isOutOfReach = (screen: Screen, players: readonly RunningMachine[], name: string, used?: Used): boolean =>
  isHidden(screen, players, name, used) ||
  players.some(
    (other) =>
      other.name !== name &&
      isIn(other, partFor(screen, other.name)?.modal ?? []) &&
      !isHidden(screen, players, other.name),
  );

function eventOf({ testModel, snapshot }: RunningMachine, type: string, one: string): AnyEventObject {
  const payload = casesOf(testModel, type)[one];
  return { type, ...((typeof payload === "function" ? payload(snapshot.context) : payload) as object) };
}

/** What the controls of a machine currently map to. */
async function claimsOf(part: Part, player: RunningMachine): Promise<Claim[]> {
  const { testModel, snapshot } = player;
  const heard = heardAt(testModel, snapshot);
  const claims: Claim[] = [];
  const claim = (control: Control, event: string, isTaken: boolean, isNeeded: boolean) =>
    claims.push({ control, part, player, event, isTaken, isNeeded });
  for (const [type, does] of Object.entries(part.does)) {
    const isHeard = heard.includes(type);
    let isTakenAtAll = false;
    for (const one of Object.keys(casesOf(testModel, type))) {
      if (isOfWorld(part, type, one)) continue;
      const event = eventOf(player, type, one);
      const isTaken = isHeard && snapshot.can(event);
      isTakenAtAll ||= isTaken;
      for (const control of await controlsOf((user) => does(user, event, snapshot)))
        claim(control, type, isTaken, true);
    }
    for (const control of part.also[type] ?? []) claim(control, type, isTakenAtAll, false);
  }
  return claims;
}

function isAllowedDifference({ part, player, event, control }: Claim, drift: "missing" | "idle", used: Used): boolean {
  const allowedDifference = allowedDifferenceFor(part, drift, event, player.snapshot, control.name);
  if (allowedDifference) used.add(allowedDifference);
  return allowedDifference !== undefined;
}

/** Events that the machine takes but the page does not offer. */
const missing = (claims: readonly Claim[], controls: readonly Control[], used: Used): string[] =>
  claims
    .filter(({ control, isTaken, isNeeded }) => {
      return isTaken && isNeeded && !controls.some((one) => sameControl(one, control));
    })
    .filter((claim) => !isAllowedDifference(claim, "missing", used))
    .map(
      ({ event, player, control }) =>
        `MISSING control for ${event} in ${placeOf(player.snapshot)}: no ${inWords(control)}`,
    );

/** Events that the page offers but no machine takes. */
function unmodeled(screen: Screen, place: string, claims: readonly Claim[], control: Control, used: Used): string[] {
  const own = claims.filter((claim) => sameControl(claim.control, control));
  if (own.some(({ isTaken }) => isTaken)) return [];
  const ignored = screen.ignores.find(
    ({ role, name = control.name }) =>
      role === control.role && (typeof name === "string" ? name === control.name : name.test(control.name)),
  );
  if (ignored) used.add(ignored);
  if (ignored || own.some((claim) => isAllowedDifference(claim, "idle", used))) return [];
  const what = own[0]
    ? `${own[0].event} does nothing there`
    : `no event and no allowed difference names this ${control.role}`;
  return [`UNMODELED control "${control.name}" in ${place}: ${what}`];
}

/** The differences between the controls on a page and its machines. */
export async function driftOf(
  screen: Screen,
  players: readonly RunningMachine[],
  controls: readonly Control[],
  used: Used,
): Promise<string[]> {
  const claims: Claim[] = [];
  const reachable: Claim[] = [];
  for (const player of players) {
    const part = partFor(screen, player.name);
    if (!part) continue;
    const own = await claimsOf(part, player);
    claims.push(...own);
    if (!isOutOfReach(screen, players, player.name, used)) reachable.push(...own);
  }
  const place = players.map(({ snapshot }) => placeOf(snapshot)).join(" + ");
  const surplus = controls.flatMap((control) => unmodeled(screen, place, claims, control, used));
  return [...new Set([...missing(reachable, controls, used), ...surplus])];
}
