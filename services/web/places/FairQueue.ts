import { Unavailable } from '../../Unavailable.ts';
import { Presence } from '../turns/Presence.ts';
import { changeCounts } from './changeCounts.ts';
import type { Holder, Holders } from './Holder.ts';
import type { Line } from './Line.ts';
import { OverShare } from './OverShare.ts';
import type { QueueLimits } from './QueueLimits.ts';

/** Ends a call. The caller's next one starts only after `restMs`. */
export type EndTurn = (restMs?: number) => void;

/** More than pages ask for at once, or gather in a short stall. */
const manyWaiting = 50;
const longestRestMs = 1_000;
const longestRestAskedMs = 100;

/**
 * Fair queueing: a limited number of calls run, each caller has a line of their own, and the lines take turns. Whoever has
 * many calls waiting, or one call after another, gets what others leave: while there are others, their calls run one by one, and
 * they rest after each as long as it took. Past the limits a call is refused at once.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** The lines by their first holder, in the order in which they take turns. */
  readonly #lines = new Map<string, Line>();
  /** Calls that run for each holder; one that rests still counts for its caller. */
  readonly #runningOf = new Map<string, number>();
  readonly #waitingOf = new Map<string, number>();
  readonly #presence = new Presence();
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
    const [{ name }] = holders;
    this.#presence.note(name);
    const hasLine = this.#lines.has(name);
    if (!hasLine && this.#mayRun(holders)) this.#start(holders);
    else if (isBack || this.#mayWait(holders)) await this.#wait(holders);
    else throw hasLine ? new OverShare() : new Unavailable('Too many calls are waiting for their turn.');
    const started = performance.now();
    let isOver = false;
    return (restMs = 0) => {
      if (isOver) return;
      isOver = true;
      const tookMs = this.#isInTheWay(name) ? performance.now() - started : 0;
      this.#end(holders, Math.max(Math.min(longestRestAskedMs, restMs), Math.min(longestRestMs, tookMs)));
    };
  }

  /** Refuses the calls that have waited for more than `ms`: what they wait for does not get on. */
  refuseWaiting(ms: number): void {
    const before = performance.now() - ms;
    for (const [name, { calls }] of this.#lines) {
      const late = calls.findIndex(({ since }) => since > before);
      for (const { holders, refuse } of calls.splice(0, late < 0 ? calls.length : late)) {
        this.#waiting -= 1;
        changeCounts(this.#waitingOf, holders, -1);
        refuse(new Unavailable('The calls before it did not get on.'));
      }
      if (calls.length === 0) this.#lines.delete(name);
    }
  }

  /** Whether many calls of a caller wait, or wait one after another, while there are others. */
  #isInTheWay(name: string): boolean {
    return (this.#lines.get(name)?.joined ?? 0) > manyWaiting && !this.#presence.isAlone(name);
  }

  #end(holders: Holders, restMs: number): void {
    const [caller, ...groups] = holders;
    this.#running -= 1;
    changeCounts(this.#runningOf, groups, -1);
    if (restMs > 0) {
      setTimeout(() => {
        changeCounts(this.#runningOf, [caller], -1);
        this.#startNext();
      }, restMs);
    } else changeCounts(this.#runningOf, [caller], -1);
    this.#startNext();
  }

  #wait(holders: Holders): Promise<void> {
    const [{ name }] = holders;
    const line = this.#lines.get(name) ?? { calls: [], joined: 0 };
    this.#lines.set(name, line);
    line.joined += 1;
    this.#waiting += 1;
    changeCounts(this.#waitingOf, holders, 1);
    return new Promise((start, refuse) => {
      line.calls.push({ holders, since: performance.now(), start, refuse });
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
    const [caller] = holders;
    const runs = ({ name }: Holder): number => this.#runningOf.get(name) ?? 0;
    if (this.#running >= this.#limits.running || (runs(caller) > 0 && this.#isInTheWay(caller.name))) return false;
    return holders.every((holder) => runs(holder) < holder.most);
  }

  /** Starts the first call of each line that may run, and puts the line behind the others, where it comes up again. */
  #startNext(): void {
    for (const [name, line] of this.#lines) {
      const [first] = line.calls;
      if (!first || !this.#mayRun(first.holders)) continue;
      line.calls.shift();
      this.#waiting -= 1;
      changeCounts(this.#waitingOf, first.holders, -1);
      this.#lines.delete(name);
      if (line.calls.length > 0) this.#lines.set(name, line);
      this.#start(first.holders);
      first.start();
    }
  }
}
