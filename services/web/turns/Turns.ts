import { Unavailable } from '../../Unavailable.ts';
import { TokenBuckets } from '../pace/TokenBuckets.ts';
import { Presence } from './Presence.ts';

/** Requests that one caller may begin in a turn of the event loop. Each takes a third of a millisecond or more. */
const mostPerTurn = 4;
/** A page is some 30 requests, and a pace of 400 a second keeps the event loop busy for a fifth of the time. */
const pace = { burst: 1_000, perSecond: 400 };
/** How often to look whether those who wait may go on. */
const lookMs = 5;

/** Requests of a caller that may wait. */
const mostWaiting = 1_000;

interface Waiting {
  readonly weight: number;
  readonly isGone: () => boolean;
  readonly begin: () => void;
}

/**
 * Shares out the event loop by caller: nobody begins more than a few requests in each of its turns, and the lines of those who
 * wait take turns. Whoever asks for more than their pace has to keep to it while somebody else is there, and has all of it while
 * they are alone.
 */
export class Turns {
  readonly #paces = new TokenBuckets(pace);
  readonly #lines = new Map<string, Waiting[]>();
  /** Requests begun in this turn of the event loop. */
  readonly #begun = new Map<string, number>();
  readonly #presence = new Presence();
  #isLooking = false;

  get waiting(): number {
    let waiting = 0;
    for (const { length } of this.#lines.values()) waiting += length;
    return waiting;
  }

  /**
   * Waits until a caller's request may begin; undefined if it may at once. A request of weight 2 counts as two, and one whose caller
   * `isGone` as none. Throws `Unavailable` if too many of the caller's wait already.
   */
  take(caller: string, weight = 1, isGone = () => false): Promise<void> | undefined {
    this.#presence.note(caller);
    if (!this.#lines.has(caller) && this.#mayBegin(caller, weight)) return undefined;
    const line = this.#lines.get(caller) ?? [];
    if (line.length >= mostWaiting) throw new Unavailable('Too many requests of the caller wait for their turn.');
    this.#lines.set(caller, line);
    return new Promise((begin) => {
      line.push({ weight, begin, isGone });
      this.#lookLater();
    });
  }

  #mayBegin(caller: string, weight: number): boolean {
    const begun = this.#begun.get(caller) ?? 0;
    if (begun >= mostPerTurn) return false;
    if (this.#paces.take(caller, weight) > 0 && !this.#presence.isAlone(caller)) return false;
    if (this.#begun.size === 0) setImmediate(() => this.#begun.clear());
    this.#begun.set(caller, begun + 1);
    return true;
  }

  #lookLater(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const hadTheirTurn = [...this.#lines.keys()].some((caller) => this.#begun.has(caller));
    if (hadTheirTurn) setImmediate(() => this.#look());
    else setTimeout(() => this.#look(), lookMs);
  }

  /** Lets the first of each line begin that may. */
  #look(): void {
    this.#isLooking = false;
    for (const [caller, line] of this.#lines) {
      while (line[0]?.isGone() === true) line.shift()?.begin();
      const [first] = line;
      if (first && !this.#mayBegin(caller, first.weight)) continue;
      line.shift()?.begin();
      if (line.length === 0) this.#lines.delete(caller);
    }
    if (this.#lines.size > 0) this.#lookLater();
  }
}
