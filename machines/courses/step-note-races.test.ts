import fc from "fast-check";
import { expect } from "vitest";
import { describeRaces, step, untilIdle } from "../races.testing";
import { learner, offline, online, signedOut } from "../testing";
import { draftOfAll, type KeptNote, noNote, type TabDraft, withTabDraft } from "./note-draft";
import { noteOn } from "./step-note/step-note.testing";

type Page = ReturnType<typeof noteOn>;
type Save = ReturnType<Page["saveNote"]["latest"]>;

/** The server: one note per learner; a change must name the version that it replaces (`server/courses/rules/note.ts`). */
class Server {
  private readonly notes = new Map<number, KeptNote>();
  private readonly replies = new Map<string, KeptNote>();
  private version = 0;

  of = (learnerId: number): KeptNote => this.notes.get(learnerId) ?? noNote;

  private store(learnerId: number, note: string, bookmarked: boolean): KeptNote {
    this.version += 1;
    const kept = { note, bookmarked, updatedAt: `version ${this.version}` };
    this.notes.set(learnerId, kept);
    return kept;
  }

  /** @returns the stored version, or null for a conflict */
  save(learnerId: number, { note, bookmarked, expectedUpdatedAt, key }: Save["input"]): KeptNote | null {
    const replayed = this.replies.get(`${learnerId} ${key}`);
    if (replayed) return replayed;
    const stored = this.of(learnerId);
    const isSame = stored.note === note && stored.bookmarked === bookmarked;
    if (!isSame && stored.updatedAt !== expectedUpdatedAt) return null;
    const kept = isSame ? stored : this.store(learnerId, note, bookmarked);
    this.replies.set(`${learnerId} ${key}`, kept);
    return kept;
  }

  /** Another device adds a word. */
  add(learnerId: number, word: string): void {
    const { note, bookmarked } = this.of(learnerId);
    this.store(learnerId, `${note} ${word}`.trim(), bookmarked);
  }
}

/** A tab of the learner's device, with its requests that have not been dealt with. */
class Tab {
  page = noteOn();
  dealt = { save: 0, load: 0 };
  /** How many drafts it has handed to the device. */
  stored = 0;
  /** How the device names it, and what it has taken over from others. */
  readonly drafts: { tab: string; taken: TabDraft[] };
  /** What was typed last in it, in this session. */
  typed = "";

  constructor(name: string) {
    this.drafts = { tab: name, taken: [] };
  }
}

/** Two tabs with the same note, their device, the server, and what is between them. */
class World {
  /**
   * The simpler model: every word that a learner has typed, on any device. Nobody deletes any, so that all are on the
   * server in the end. It knows no versions, no drafts, and no requests.
   */
  readonly words = new Map<number, string[]>();
  readonly tabs = [new Tab("one"), new Tab("two")] as const;
  private readonly server = new Server();
  private readonly device = new Map<number, TabDraft[]>();
  private readonly strays: { learnerId: number; input: Save["input"] }[] = [];
  private loads = 0;
  private count = 0;
  private learnerId = 0;

  private tab(index: number): Tab {
    return index === 0 ? this.tabs[0] : this.tabs[1];
  }

  private newWord(learnerId: number): string {
    this.count += 1;
    const word = `w${this.count}`;
    this.words.set(learnerId, [...(this.words.get(learnerId) ?? []), word]);
    return word;
  }

  /** What a page hands to the device is there at once. */
  sync(): void {
    for (const tab of this.tabs) {
      for (const { learnerId, draft } of tab.page.keepings.slice(tab.stored))
        this.device.set(learnerId, withTabDraft(this.device.get(learnerId) ?? [], { ...tab.drafts, draft }));
      tab.stored = tab.page.keepings.length;
    }
  }

  type(index: number): void {
    const tab = this.tab(index);
    const { note, learnerId } = tab.page.context();
    tab.page.write(`${note} w${this.count + 1}`.trim());
    // Where nothing can be typed, nothing was.
    if (tab.page.context().note !== note) tab.typed = this.newWord(learnerId);
  }

  elsewhere(): void {
    if (this.learnerId > 0) this.server.add(this.learnerId, this.newWord(this.learnerId));
  }

  /** Requests carry the session that they were sent in: the key begins with its seed. */
  private learnerOf = ({ input }: Save): number => Number(input.key.split(" ")[0]);

  private pending({ page: { saveNote, loadNote }, dealt }: Tab) {
    for (let save = saveNote.calls[dealt.save]; save?.signal.aborted; save = saveNote.calls[dealt.save]) {
      this.strays.push({ learnerId: this.learnerOf(save), input: save.input });
      dealt.save += 1;
    }
    while (loadNote.calls[dealt.load]?.signal.aborted) dealt.load += 1;
    return { save: saveNote.calls[dealt.save], load: loadNote.calls[dealt.load] };
  }

  async network(index: number, happens: string): Promise<boolean> {
    this.sync();
    const tab = this.tab(index);
    const { save, load } = this.pending(tab);
    const call = load ?? save;
    if (load) tab.dealt.load += 1;
    else if (save) tab.dealt.save += 1;
    // A lost answer is one that has arrived.
    const kept =
      !load && save && happens !== "is lost" && happens !== "signs out"
        ? this.server.save(this.learnerOf(save), save.input)
        : null;
    if (happens === "signs out") await call?.fail("signed_out", 401);
    else if (happens !== "arrives") await call?.fail("network");
    else if (load) {
      const { learnerId } = load.input;
      tab.drafts.taken = this.device.get(learnerId) ?? [];
      await load.answer({ kept: this.server.of(learnerId), draft: draftOfAll(tab.drafts.taken) });
    } else if (kept) await save?.answer(kept);
    else await save?.fail("conflict", 409);
    this.sync();
    return call !== undefined;
  }

  stray(index: number): void {
    for (const tab of this.tabs) this.pending(tab);
    const sent = this.strays[index];
    if (sent) this.server.save(sent.learnerId, sent.input);
  }

  /** All tabs hear who is signed in. */
  session(id: number): void {
    for (const tab of this.tabs) this.announce(tab, id);
    this.learnerId = id;
  }

  private announce(tab: Tab, id: number): void {
    if (id !== this.learnerId) tab.typed = "";
    this.loads += 1;
    const seed = `${id} ${this.loads}`;
    tab.page.actor.send(id === 0 ? signedOut : { type: "session.changed", learner: { ...learner, id }, seed });
    this.sync();
  }

  reload(index: number): void {
    this.sync();
    const tab = this.tab(index);
    for (const save of tab.page.saveNote.calls.slice(tab.dealt.save))
      this.strays.push({ learnerId: this.learnerOf(save), input: save.input });
    tab.page.actor.stop();
    Object.assign(tab, new Tab(`page ${this.loads}`));
    this.announce(tab, this.learnerId);
  }

  /** What was typed last stays in its field, or beside it while the learner has to choose, until the session ends. */
  check(): void {
    this.sync();
    for (const { page, typed } of this.tabs) {
      const { learnerId, note, theirs } = page.context();
      if (learnerId > 0) expect(`${note} ${theirs?.note ?? ""}`).toContain(typed);
    }
  }

  /** Everything of one tab arrives, and both versions of a conflict are kept. */
  private async idle(index: number): Promise<void> {
    const { page } = this.tab(index);
    page.actor.send(online);
    await untilIdle(async () => {
      const state = page.state();
      if (await this.network(index, "arrives")) return true;
      if (state === "conflict") page.actor.send({ type: "version.choose", version: "both" });
      else if (state === "loadFailed" || state === "failed") page.actor.send({ type: "note.retry" });
      else page.pass(10_000);
      this.sync();
      return typeof state !== "object" || !("settled" in state);
    });
  }

  async settle(): Promise<void> {
    for (const id of [7, 8]) {
      this.session(id);
      for (const index of [0, 1, 0]) await this.idle(index);
    }
    for (let index = 0; index < 40; index += 1) this.stray(index);
    for (const id of [7, 8]) {
      const words = this.server.of(id).note.split(/\s+/);
      expect([id, words]).toEqual([id, expect.arrayContaining(this.words.get(id) ?? [])]);
    }
    for (const { page } of this.tabs) page.actor.stop();
  }
}

const tab = fc.nat(1);
const named = (name: string) => step(name);
describeRaces<World>({
  machine: "stepNote",
  title: "keeps every word that was typed, whatever the network, other tabs and devices, and the session do",
  runs: 150,
  steps: [
    step("type", tab),
    step("type", tab),
    named("elsewhere"),
    step("network", tab, fc.constantFrom("arrives", "loses the answer", "is lost")),
    step("network", tab, fc.constant("arrives")),
    step("network", tab, fc.constant("signs out")),
    step("wait", tab, fc.constantFrom(999, 1000, 10_000)),
    step("session", fc.constantFrom(7, 7, 8, 0)),
    step("connection", tab, fc.boolean()),
    step("stray", fc.nat(5)),
    step("keepBoth", tab),
    step("pageShown", tab),
    step("pageHidden", tab),
    step("reload", tab),
  ],
  start: async () => {
    const world = new World();
    world.session(7);
    await world.network(0, "arrives");
    await world.network(1, "arrives");
    return world;
  },
  perform: {
    type: (world, of: number) => world.type(of),
    elsewhere: (world) => world.elsewhere(),
    network: async (world, of: number, happens: string) => void (await world.network(of, happens)),
    wait: ({ tabs }, of: number, ms: number) => tabs[of]?.page.pass(ms),
    session: (world, id: number) => world.session(id),
    connection: ({ tabs }, of: number, isOnline: boolean) => tabs[of]?.page.actor.send(isOnline ? online : offline),
    stray: (world, index: number) => world.stray(index),
    keepBoth: ({ tabs }, of: number) => tabs[of]?.page.actor.send({ type: "version.choose", version: "both" }),
    pageShown: ({ tabs }, of: number) => tabs[of]?.page.actor.send({ type: "page.shown" }),
    pageHidden: ({ tabs }, of: number) => tabs[of]?.page.actor.send({ type: "page.hidden" }),
    reload: (world, of: number) => world.reload(of),
  },
  check: (world) => world.check(),
  settle: (world) => world.settle(),
});
