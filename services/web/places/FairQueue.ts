import { Unavailable } from '../../Unavailable.ts';
import { OverShare } from './OverShare.ts';

/** Whom a call counts for, and how many calls may run for them at once. */
export interface Holder {
  readonly name: string;
  readonly most: number;
}

/** First whoever waits in a line of their own; then the groups they belong to. */
export type Holders = readonly [Holder, ...Holder[]];

interface Waiting {
  readonly holders: Holders;
  readonly start: () => void;
}

interface Limits {
  /** Calls that run at once. */
  readonly running: number;
  /** Calls that wait, of which nobody may have more than are left free for all others. */
  readonly waiting: number;
}

/**
 * Fair queueing: a limited number of calls run, each caller has a line of their own, and the lines take turns. So a caller with a
 * hundred calls makes nobody else wait for more than one of them. Past the limits a call is refused at once.
 */
export class FairQueue {
  readonly #limits: Limits;
  /** The lines by their first holder, in the order in which they take turns. */
  readonly #lines = new Map<string, Waiting[]>();
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  #waiting = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn and returns how to end it. Unless the call has been let in before (`isBack`), throws Unavailable if too many
   * wait, and OverShare if they are the caller's own.
   */
  async enter(holders: Holders, isBack = false): Promise<() => void> {
    const line = this.#lines.get(holders[0].name) ?? [];
    if (line.length === 0 && this.#mayRun(holders)) this.#count(holders, 1);
    else if (isBack || line.length < this.#limits.waiting - this.#waiting) await this.#wait(holders, line);
    else throw line.length > 0 ? new OverShare() : new Unavailable('Too many calls are waiting for their turn.');
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#count(holders, -1);
      this.#startNext();
    };
  }

  #wait(holders: Holders, line: Waiting[]): Promise<void> {
    this.#lines.set(holders[0].name, line);
    this.#waiting += 1;
    return new Promise((start) => {
      line.push({ holders, start });
    });
  }

  #mayRun(holders: Holders): boolean {
    return (
      this.#running < this.#limits.running && holders.every(({ name, most }) => (this.#runningOf.get(name) ?? 0) < most)
    );
  }

  #count(holders: Holders, change: 1 | -1): void {
    this.#running += change;
    for (const { name } of holders) {
      const running = (this.#runningOf.get(name) ?? 0) + change;
      if (running === 0) this.#runningOf.delete(name);
      else this.#runningOf.set(name, running);
    }
  }

  /** Starts the first call of each line that may run, and puts the line behind the others, where it comes up again. */
  #startNext(): void {
    for (const [name, line] of this.#lines) {
      const [first] = line;
      if (!first || !this.#mayRun(first.holders)) continue;
      line.shift();
      this.#waiting -= 1;
      this.#lines.delete(name);
      if (line.length > 0) this.#lines.set(name, line);
      this.#count(first.holders, 1);
      first.start();
    }
  }
}
