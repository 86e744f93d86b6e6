import type { Page } from "playwright-core";
import type { AnyEventObject } from "xstate";
import { breathe, eventually, pageTimeoutMs } from "./eventually";
import type { PageUnderTest } from "./page-tests";
import type { PageNetwork } from "./site";
import type { User } from "./user";

/** How long a page may take to open, in real milliseconds, and the maximum number of times to navigate back. */
const [opening, maxReturns] = [1000, 3];

/** Keeps a page at the address under test, and tells the site who is signed in. */
export class PageNavigation {
  constructor(
    private readonly tests: PageUnderTest,
    private readonly input: string,
    private readonly page: Page,
    private readonly network: PageNetwork,
    private readonly user: User,
    /** The address of the page under test, with its query. */
    private address: string,
  ) {}

  /** If a step has led to another page, such as sign-in, returns to the exact address, as the Back button would. */
  async comeBack(): Promise<void> {
    for (let tries = 0; tries < maxReturns; tries += 1) {
      const { pathname, search, hash } = new URL(this.page.url());
      const planned = new URL(this.address, this.page.url());
      // The machine may change the query.
      if (pathname + hash === planned.pathname + planned.hash) {
        this.address = pathname + search + hash;
        if (tries > 0) await this.tests.opens?.(this.user, this.input);
        return;
      }
      // A page that is left before it has opened would apply its address to the page under test.
      await this.whether(() => this.page.evaluate(() => statechartBridge.hasArrived()));
      await this.page.evaluate((address) => {
        statechartBridge.pause(true);
        statechartBridge.open(address);
      }, this.address);
      await this.stands();
      await breathe(50);
      await this.page.evaluate(() => statechartBridge.pause(false));
      if (this.network.hasAnswerTo(this.tests.site.session.call)) await this.askWhoIsHere();
    }
  }

  /** Makes the site check again who is signed in, so that the rest of the page is told too. */
  async askWhoIsHere(): Promise<void> {
    await this.page.evaluate(() => statechartBridge.refresh());
    await this.network.rest(pageTimeoutMs);
  }

  /** Tells the rest of the page about the user that the machine is told about. */
  async introduce(event: AnyEventObject): Promise<void> {
    const { session } = this.tests.site;
    const [, known] = this.tests.answers(this.input).find(([call]) => call === session.call) ?? [];
    await this.network.layOut(session.call, session.reply(event, known));
    await this.askWhoIsHere();
  }

  /** Waits until a page has opened: its heading then has the focus. */
  stands(): Promise<void> {
    return this.whether(() => this.page.evaluate(() => statechartBridge.stands()));
  }

  /** Waits a while for something that not every page does. */
  private whether(isSo: () => Promise<boolean>): Promise<void> {
    return eventually(async () => {
      if (!(await isSo())) throw new Error("Not yet.");
    }, opening).catch(() => undefined);
  }
}
