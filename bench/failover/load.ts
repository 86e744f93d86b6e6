import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { engagement } from "../../contract/engagement/engagement";
import { pathOf } from "../../src/api/call";
import { paths } from "../../src/paths/paths";
import { courseOf } from "../api/content";
import { examAnswer, type Learner, tokenOf } from "../api/seed";
import type { Records, Status, Write } from "./records";

const writers = 10;
export const learnersInExams = 50;
const visitors = 4;
/** Between a refusal and the repeat, on the other process. */
const beforeRepeat = 200;

interface Reply {
  status: Status;
  hasRetryAfter: boolean;
}

/** Whether nothing listens there: a proxy asks another process then. */
const isUnreachable = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown.cause as { code?: string } | undefined)?.code === "ECONNREFUSED";

async function call(url: string, init: RequestInit = {}): Promise<Reply> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return { status: answer.status, hasRetryAfter: answer.headers.has("retry-after") };
  } catch (thrown) {
    return { status: isUnreachable(thrown) ? "unreachable" : "broken", hasRetryAfter: false };
  }
}

/** People who use the site, until they are stopped. */
export class Load {
  private isOver = false;
  private readonly running: Promise<void>[] = [];

  /**
   * @param origins of the two processes; a call that one refuses is repeated on the other
   * @param learners those in exams come first; the others send one message after the other in turn
   */
  constructor(
    private readonly origins: readonly string[],
    private readonly learners: readonly Learner[],
    private readonly records: Records,
  ) {}

  start(): void {
    const inExams = this.learners.slice(0, learnersInExams);
    const others = this.learners.slice(learnersInExams);
    this.running.push(
      ...inExams.map((learner, index) => this.takeExam(learner, index)),
      ...Array.from({ length: writers }, (_, index) =>
        this.sendMessages(
          others.filter((_, at) => at % writers === index),
          index,
        ),
      ),
      ...Array.from({ length: visitors }, (_, index) => this.visit(index)),
    );
  }

  /** Stops once each has the answer to their last call. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  /** Sends a command with one key, on one process after the other, until it is acknowledged or refused for good. */
  private async send(path: string, turn: number, body: object, write: Omit<Write, "key" | "scenario">): Promise<void> {
    const { scenario } = this.records;
    const key = randomUUID();
    const headers = {
      "content-type": "application/json",
      cookie: `academy_session=${tokenOf(write.accountId)}`,
      "idempotency-key": key,
    };
    for (let tries = 0; ; tries += 1) {
      const origin = this.origins[(turn + tries) % this.origins.length];
      const { status, hasRetryAfter } = await call(`${origin}${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      this.records.answers("writes").note(status, hasRetryAfter);
      if (status === 200) return this.records.acknowledge({ key, scenario, ...write });
      // Refused for good, which the report names.
      if (typeof status === "number" && status < 500) return;
      await pause(beforeRepeat);
    }
  }

  private async sendMessages(senders: readonly Learner[], writer: number): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const sender = senders[turn % senders.length];
      if (!sender) throw new Error("There are too few learners to send messages.");
      const message = `Message ${turn} of writer ${writer}`;
      const body = { message, url: paths.home };
      await this.send(pathOf(engagement.sendFeedback), writer + turn, body, {
        accountId: sender.id,
        sent: { message },
      });
      await pause(100);
    }
  }

  private async takeExam({ id, attempt, exam }: Learner, number: number): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      // Everyone goes through the ten questions, and changes each answer the next time.
      const { path, body: sent } = examAnswer({ attempt, exam }, turn, ["a", "b", "c"][Math.floor(turn / 10) % 3]);
      await this.send(path, number + turn, sent, { accountId: id, sent });
      await pause(800 + Math.random() * 400);
    }
  }

  private async visit(number: number): Promise<void> {
    const pages = [paths.home, paths.courses, paths.course(courseOf(1).slug), paths.search(courseOf(2).subject)];
    for (let turn = 0; !this.isOver; turn += 1) {
      const page = pages[turn % pages.length];
      // A proxy asks the next process where one does not answer.
      for (const origin of [this.origins[(number + turn) % 2], this.origins[(number + turn + 1) % 2]]) {
        const { status, hasRetryAfter } = await call(`${origin}${page}`);
        this.records.answers("pages").note(status, hasRetryAfter);
        if (typeof status === "number") break;
      }
      await pause(150);
    }
  }
}
