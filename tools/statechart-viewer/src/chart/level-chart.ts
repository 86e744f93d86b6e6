import { bundled, relinked } from "./bundle";
import type { Chart, ChartState, ChartTransition } from "./chart";
import { type Hierarchy, hierarchyOf } from "./hierarchy";
import { type Level, type LevelChart, type LevelState, type LevelTransition, opensFolded } from "./level";

/** What a folded drawing omits: it shows what there is, and what leads where. */
const withoutActions = <T extends ChartTransition>(transition: T): T => ({
  ...transition,
  actions: [],
  said: { ...transition.said, actions: [] },
});
const brief = <T extends ChartState>(state: T): T => ({
  ...state,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  said: { ...state.said, entry: [], exit: [], invokes: [] },
});

class LevelBuilder {
  private readonly hierarchy: Hierarchy;
  private readonly states: ReadonlyMap<string, ChartState>;

  constructor(private readonly chart: Chart) {
    this.hierarchy = hierarchyOf(chart.states);
    this.states = new Map(chart.states.map((state) => [state.id, state]));
  }

  private stateOf(id: string): ChartState {
    const state = this.states.get(id);
    if (!state) throw new Error(`${this.chart.machine} has no state ${id}.`);
    return state;
  }

  private countInside(id: string): number {
    return this.hierarchy.childrenOf(id).reduce((sum, child) => sum + 1 + this.countInside(child), 0);
  }

  /** A state without its contents. */
  private folded(id: string): LevelState {
    const inside = this.countInside(id);
    const state = { ...brief(this.stateOf(id)), kind: inside > 0 ? ("atomic" as const) : this.stateOf(id).kind };
    return inside > 0 ? { ...state, folded: inside } : state;
  }

  /** A state that is named from somewhere else: by the states around it that the other place is not in. */
  private namedFrom(place: string, id: string): LevelState {
    const { hierarchy } = this;
    const common = hierarchy.commonOf(place, id);
    const path = hierarchy.pathOf(id).map((one) => this.stateOf(one));
    const own = path.slice(path.findIndex((one) => one.id === common) + 1);
    const names = own.length > 0 ? own : path.slice(-1);
    const state = this.stateOf(id);
    const isAround = hierarchy.isWithin(place, id);
    const key = names.map((one) => one.key).join(".");
    const name = names.map(({ said }) => said.name).join(" › ");
    return {
      ...brief(state),
      key: isAround ? `any state of ${key}` : key,
      said: { ...brief(state).said, name: isAround ? `Anywhere in ${name}` : name },
      parent: null,
      isInitial: false,
    };
  }

  /** A box for a state outside of a part. Its id names the part as well, since several parts may be drawn together. */
  private stub(part: string, id: string): LevelState {
    const { isDeep: _, ...state } = this.namedFrom(part, id);
    return { ...state, id: this.stubId(part, id), kind: "atomic", description: null, stub: id };
  }
  private readonly stubId = (part: string, id: string): string => `${part} ~ ${id}`;

  private chartWith(states: readonly LevelState[], transitions: readonly LevelTransition[]): LevelChart {
    return { ...this.chart, states, transitions };
  }

  /** A part, with stubs of the states outside that transitions lead to or come from. */
  part(part: string, isFolded: boolean, isDrawn: (transition: ChartTransition) => boolean = () => true): LevelChart {
    const { chart, hierarchy } = this;
    const [root] = chart.states;
    if (part === root?.id && !isFolded) return chart;
    const isWithin = (id: string) => hierarchy.isWithin(id, part);
    const children = hierarchy.childrenOf(part);
    const boxOf = (id: string): string => {
      if (!isWithin(id)) return this.stubId(part, id);
      if (!isFolded || id === part) return id;
      return children.find((child) => hierarchy.isWithin(id, child)) ?? id;
    };
    const touching = chart.transitions.filter(
      (one) => (isWithin(one.source) || one.targets.some(isWithin)) && isDrawn(one),
    );
    const outside = new Set(
      touching.flatMap(({ source, targets }) => [source, ...targets]).filter((id) => !isWithin(id)),
    );
    const own = { ...this.stateOf(part), parent: null, isInitial: false };
    const inside = isFolded
      ? children.map((child) => this.folded(child))
      : chart.states.filter(({ id }) => id !== part && isWithin(id));
    return this.chartWith(
      [isFolded ? brief(own) : own, ...inside, ...[...outside].map((id) => this.stub(part, id))],
      isFolded ? bundled(this.lifted(touching, boxOf)) : relinked(touching, boxOf),
    );
  }

  /** Transitions between boxes; those inside a box are hidden. */
  private lifted(transitions: readonly ChartTransition[], boxOf: (id: string) => string): LevelTransition[] {
    return transitions.flatMap((transition) => {
      const { source, targets } = transition;
      const from = boxOf(source);
      const seen = targets.filter((target) => boxOf(target) !== from || (source === from && target === from));
      return seen.length === 0 ? [] : relinked([{ ...withoutActions(transition), targets: seen }], boxOf);
    });
  }

  /** A parallel state folded: the state itself, then each region as a chart of its own. */
  regions(part: string): readonly [LevelChart, ...LevelChart[]] {
    const { chart, hierarchy } = this;
    const regions = hierarchy.childrenOf(part);
    const regionOf = (id: string) => regions.find((region) => hierarchy.isWithin(id, region));
    const isOutside = (id: string) => !hierarchy.isWithin(id, part);
    const own = chart.transitions.filter(
      ({ source, targets }) =>
        (source === part && (targets.length === 0 || targets.some((id) => isOutside(id) || id === part))) ||
        (isOutside(source) && targets.includes(part)),
    );
    const stubs = new Set(own.flatMap(({ source, targets }) => [source, ...targets]).filter(isOutside));
    const boxOf = (id: string) => (isOutside(id) ? this.stubId(part, id) : part);
    const head = { ...this.stateOf(part), parent: null, isInitial: false };
    return [
      this.chartWith([head, ...[...stubs].map((id) => this.stub(part, id))], relinked(own, boxOf)),
      ...regions.map((region) =>
        // What leads from another region into this one is drawn there.
        this.part(region, opensFolded(chart, region), ({ source }) => [undefined, region].includes(regionOf(source))),
      ),
    ];
  }

  /** A state with its neighbors. */
  around(center: string): LevelChart {
    const { chart, hierarchy } = this;
    const isWithin = (id: string) => hierarchy.isWithin(id, center);
    /** Whether a transition starts in the center, or applies in all of a state around it and leads out of it. */
    const leaves = ({ source, targets }: ChartTransition) =>
      isWithin(source) || (hierarchy.isWithin(center, source) && !targets.some(isWithin));
    const near = new Set(
      chart.transitions.flatMap((one) => {
        if (leaves(one)) return one.targets.filter((id) => !isWithin(id));
        return one.targets.some(isWithin) ? [one.source] : [];
      }),
    );
    const boxOf = (id: string) => (isWithin(id) ? center : id);
    const drawn = (one: ChartTransition): LevelTransition[] => {
      const { source, targets } = one;
      if (leaves(one)) {
        const seen = targets.filter((id) => !isWithin(id) || (source === center && id === center));
        if (seen.length === 0 && (source !== center || targets.length > 0)) return [];
        const inherited = isWithin(source) ? {} : { inherited: this.namedFrom(center, source) };
        return [{ ...one, source: center, targets: seen, ...inherited }];
      }
      const seen = targets.map(boxOf).filter((id) => id === center || near.has(id));
      return near.has(source) && seen.length > 0 ? [{ ...one, targets: [...new Set(seen)] }] : [];
    };
    const middle = this.countInside(center) > 0 ? this.folded(center) : this.stateOf(center);
    return this.chartWith(
      [{ ...middle, parent: null, isInitial: false }, ...[...near].map((id) => this.neighbor(center, id))],
      chart.transitions.flatMap(drawn),
    );
  }

  private neighbor(center: string, id: string): LevelState {
    const inside = this.countInside(id);
    const state = this.namedFrom(center, id);
    return inside > 0 ? { ...state, kind: "atomic", folded: inside } : state;
  }
}

/** What is drawn at a level, in blocks that are laid out one below the other. */
export function levelBlocks(chart: Chart, level: Level): readonly [LevelChart, ...LevelChart[]] {
  const builder = new LevelBuilder(chart);
  if (level.kind === "around") return [builder.around(level.state)];
  const isParallel = chart.states.some(({ id, kind }) => id === level.state && kind === "parallel");
  return level.isFolded && isParallel ? builder.regions(level.state) : [builder.part(level.state, level.isFolded)];
}

/** What is drawn at a level. */
export function levelChart(chart: Chart, level: Level): LevelChart {
  const blocks = levelBlocks(chart, level);
  const [only, ...more] = blocks;
  if (more.length === 0) return only;
  return {
    ...chart,
    states: blocks.flatMap(({ states }) => states),
    transitions: blocks.flatMap(({ transitions }) => transitions),
  };
}
