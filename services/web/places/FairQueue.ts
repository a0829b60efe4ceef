import { Unavailable } from '../../Unavailable.ts';
import { changeCounts } from './changeCounts.ts';
import type { Holders } from './Holder.ts';
import { OverShare } from './OverShare.ts';
import type { QueueLimits } from './QueueLimits.ts';

interface Waiting {
  readonly holders: Holders;
  readonly since: number;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

/** Ends a call. The caller's next one starts only after `restMs`. */
export type EndTurn = (restMs?: number) => void;

/** More than pages ask for at once, or gather in a short stall. */
const manyWaiting = 50;
const longestRestMs = 100;

/**
 * Fair queueing: a limited number of calls run, each caller has a line of their own, and the lines take turns. So a caller with a
 * hundred calls makes nobody else wait for more than a few of them, and while others have calls running, they rest after each as
 * long as it took. Past the limits a call is refused at once.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** The lines by their first holder, in the order in which they take turns. */
  readonly #lines = new Map<string, Waiting[]>();
  /** Calls that run for each holder; one that rests still counts for its caller. */
  readonly #runningOf = new Map<string, number>();
  readonly #restingOf = new Map<string, number>();
  readonly #waitingOf = new Map<string, number>();
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Waits for a turn and returns how to end it. Unless the call has been let in before (`isBack`), throws Unavailable if too many
   * wait, and OverShare if they are the caller's own.
   */
  async enter(holders: Holders, isBack = false): Promise<EndTurn> {
    const line = this.#lines.get(holders[0].name) ?? [];
    if (line.length === 0 && this.#mayRun(holders)) this.#start(holders);
    else if (isBack || this.#mayWait(holders)) await this.#wait(holders, line);
    else throw line.length > 0 ? new OverShare() : new Unavailable('Too many calls are waiting for their turn.');
    const started = performance.now();
    let isOver = false;
    return (restMs = 0) => {
      if (isOver) return;
      isOver = true;
      const tookMs = this.#isInTheWay(holders[0].name) ? performance.now() - started : 0;
      this.#end(holders, Math.min(longestRestMs, Math.max(restMs, tookMs)));
    };
  }

  /** Refuses the calls that have waited for more than `ms`: what they wait for does not get on. */
  refuseWaiting(ms: number): void {
    const before = performance.now() - ms;
    for (const [name, line] of this.#lines) {
      const late = line.findIndex(({ since }) => since > before);
      for (const { holders, refuse } of line.splice(0, late < 0 ? line.length : late)) {
        this.#waiting -= 1;
        changeCounts(this.#waitingOf, holders, -1);
        refuse(new Unavailable('The calls before it did not get on.'));
      }
      if (line.length === 0) this.#lines.delete(name);
    }
  }

  /** Whether a caller has many calls waiting while others have calls running. */
  #isInTheWay(name: string): boolean {
    const own = (this.#runningOf.get(name) ?? 0) - (this.#restingOf.get(name) ?? 0);
    return (this.#lines.get(name)?.length ?? 0) > manyWaiting && this.#running > own;
  }

  #end(holders: Holders, restMs: number): void {
    const [caller, ...groups] = holders;
    this.#running -= 1;
    changeCounts(this.#runningOf, groups, -1);
    if (restMs > 0) {
      changeCounts(this.#restingOf, [caller], 1);
      setTimeout(() => {
        changeCounts(this.#restingOf, [caller], -1);
        changeCounts(this.#runningOf, [caller], -1);
        this.#startNext();
      }, restMs);
    } else changeCounts(this.#runningOf, [caller], -1);
    this.#startNext();
  }

  #wait(holders: Holders, line: Waiting[]): Promise<void> {
    this.#lines.set(holders[0].name, line);
    this.#waiting += 1;
    changeCounts(this.#waitingOf, holders, 1);
    return new Promise((start, refuse) => {
      line.push({ holders, since: performance.now(), start, refuse });
    });
  }

  #start(holders: Holders): void {
    this.#running += 1;
    changeCounts(this.#runningOf, holders, 1);
  }

  #mayWait(holders: Holders): boolean {
    const free = this.#limits.waiting - this.#waiting;
    return holders.every(({ name }) => (this.#waitingOf.get(name) ?? 0) < free);
  }

  #mayRun(holders: Holders): boolean {
    return (
      this.#running < this.#limits.running && holders.every(({ name, most }) => (this.#runningOf.get(name) ?? 0) < most)
    );
  }

  /** Starts the first call of each line that may run, and puts the line behind the others, where it comes up again. */
  #startNext(): void {
    for (const [name, line] of this.#lines) {
      const [first] = line;
      if (!first || !this.#mayRun(first.holders)) continue;
      line.shift();
      this.#waiting -= 1;
      changeCounts(this.#waitingOf, first.holders, -1);
      this.#lines.delete(name);
      if (line.length > 0) this.#lines.set(name, line);
      this.#start(first.holders);
      first.start();
    }
  }
}
