import type { Page } from "playwright-core";
import type { AnyEventObject } from "xstate";
import { breathe, eventually, pageTimeoutMs } from "./eventually";
import type { PageUnderTest } from "./page-tests";
import type { PageNetwork } from "./site";
import type { User } from "./user";

/** How long a page may take to open, in real milliseconds, and how often it is come back from. */
const [opening, maxReturns] = [1000, 3];

/** Keeps a page at the address under test, and tells the site who is signed in. */
export class PageNavigation {
  constructor(
    private readonly tests: PageUnderTest,
    private readonly input: string,
    private readonly page: Page,
    private readonly network: PageNetwork,
    private readonly user: User,
    /** Where the page under test is, with its query. */
    private address: string,
  ) {}

  /** Where a step has led to another page, to sign in for one: back to the very address, as a person goes back. */
  async comeBack(): Promise<void> {
    for (let tries = 0; tries < maxReturns; tries += 1) {
      const { pathname, search, hash } = new URL(this.page.url());
      const planned = new URL(this.address, this.page.url());
      // The query is the machine's own to change.
      if (pathname + hash === planned.pathname + planned.hash) {
        this.address = pathname + search + hash;
        if (tries > 0) await this.tests.opens?.(this.user);
        return;
      }
      // A page that is left before it stands would leave its address to the one that is come back to.
      await this.stands();
      await this.page.evaluate((address) => {
        statechartBridge.pause(true);
        history.pushState({}, "", address);
      }, this.address);
      await this.stands();
      await breathe(50);
      await this.page.evaluate(() => statechartBridge.pause(false));
      if (this.network.hasAnswerTo(this.tests.site.session.call)) await this.askWhoIsHere();
    }
  }

  /** Lets the site ask once more who is signed in, and so the rest of the page hear it. */
  async askWhoIsHere(): Promise<void> {
    await this.page.evaluate(() => statechartBridge.refresh());
    await this.network.rest(pageTimeoutMs);
  }

  /** Lets the rest of the page hear of whom the machine is told. */
  async introduce(event: AnyEventObject): Promise<void> {
    const { session } = this.tests.site;
    const [, known] = this.tests.answers(this.input).find(([call]) => call === session.call) ?? [];
    await this.network.layOut(session.call, session.reply(event, known));
    await this.askWhoIsHere();
  }

  /** Waits for a page that is being opened: once it stands, its heading has the focus. */
  async stands(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const hasHeading = () => this.page.evaluate(() => document.activeElement?.tagName === "H1");
    await eventually(async () => {
      if (!(await hasHeading())) throw new Error("No heading has the focus.");
    }, opening).catch(() => undefined);
  }
}
