import { currentCall, type DatabaseCall } from '../onBehalfOf.ts';
import { VirtualTimes } from './VirtualTimes.ts';

interface Waiting {
  readonly call: DatabaseCall;
  readonly begin: () => void;
}

/** How much later than another's call somebody must be for that call to be let finished, and how long for its next transaction. */
const muchLaterMs = 5;
const graceMs = 3;
/** As for a connection of a pool. */
const longestWaitMs = 5_000;

/**
 * Shares out the one session of the embedded database by time, a transaction at a time: first among groups, then among the
 * callers in them. Between two transactions of a call nobody is let in who has taken much more. So the others wait for one
 * transaction of a heavy caller at most.
 */
export class SessionTurns {
  readonly #waiting: Waiting[] = [];
  readonly #times = new VirtualTimes();
  #isTaken = false;
  /** The call that had the session last, and until when its next transaction is waited for. */
  #last: { readonly call: DatabaseCall; readonly until: number } | undefined;
  #look: NodeJS.Timeout | undefined;

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Waits for the session, and returns how to give it back. Throws what a pool does if that takes too long. */
  async take(): Promise<() => void> {
    const call = currentCall();
    await this.#wait(call);
    const started = performance.now();
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const now = performance.now();
      this.#times.end(call.path, now - started);
      this.#isTaken = false;
      this.#last = { call, until: now + graceMs };
      this.#next();
    };
  }

  #wait(call: DatabaseCall): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(tooLong);
        this.#isTaken = true;
        this.#times.begin(call.path);
        resolve();
      };
      const entry = { call, begin };
      const tooLong = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(new Error('timeout exceeded when trying to connect'));
      }, longestWaitMs);
      this.#waiting.push(entry);
      this.#next();
    });
  }

  #next(): void {
    clearTimeout(this.#look);
    if (this.#isTaken) return;
    const [first, ...others] = this.#waiting;
    if (!first) return;
    const next = others.reduce((best, each) => (this.#isEarlier(each, best) ? each : best), first);
    const graceLeft = this.#graceFor(next.call);
    if (graceLeft > 0) {
      this.#look = setTimeout(() => this.#next(), graceLeft);
      return;
    }
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.begin();
  }

  #isEarlier(one: Waiting, other: Waiting): boolean {
    return this.#times.compare(one.call.path, other.call.path) < 0;
  }

  /** For how long a call has to wait whether the one before it goes on. */
  #graceFor(call: DatabaseCall): number {
    const last = this.#last;
    if (!last || last.call.isOver || this.#times.compare(call.path, last.call.path) < muchLaterMs) return 0;
    return last.until - performance.now();
  }
}
