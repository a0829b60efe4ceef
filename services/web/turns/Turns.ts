import { Unavailable } from '../../Unavailable.ts';
import { TokenBuckets } from '../pace/TokenBuckets.ts';
import { Presence } from './Presence.ts';

/** Requests that one caller may begin in a turn of the event loop, and callers of one site. Each takes a third of a millisecond or more. */
const mostPerTurn = { caller: 4, site: 8 } as const;
/** A page is some 30 requests, and a pace of 400 a second keeps the event loop busy for a fifth of the time. */
const pace = { burst: 1_000, perSecond: 400 };
const paceOfSite = { burst: 2_000, perSecond: 800 };
/** How often to look whether those who wait may go on. */
const lookMs = 5;

/** Requests of a caller that may wait. */
const mostWaiting = 1_000;

/** Who asks, and the /48 around their IPv6 network: an attacker may have all its networks. */
export interface Asking {
  readonly caller: string;
  readonly site?: string | undefined;
}

interface Waiting {
  readonly asking: Asking;
  readonly weight: number;
  readonly isGone: () => boolean;
  readonly begin: () => void;
}

/**
 * Shares out the event loop by caller: nobody begins more than a few requests in each of its turns, and the lines of those who
 * wait take turns. Whoever asks for more than their pace has to keep to it while somebody else is there, and has all of it while
 * they are alone. All networks of a site have twice as much as one of them.
 */
export class Turns {
  readonly #paces = new TokenBuckets(pace);
  readonly #pacesOfSites = new TokenBuckets(paceOfSite);
  readonly #lines = new Map<string, Waiting[]>();
  /** Requests begun in this turn of the event loop, by caller and by site. */
  readonly #begun = new Map<string, number>();
  readonly #presence = new Presence();
  readonly #presenceOfSites = new Presence();
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
  take(asking: Asking, weight = 1, isGone = () => false): Promise<void> | undefined {
    const { caller, site = caller } = asking;
    this.#presence.note(caller);
    this.#presenceOfSites.note(site);
    if (!this.#lines.has(caller) && this.#mayBegin(asking, weight)) return undefined;
    const line = this.#lines.get(caller) ?? [];
    if (line.length >= mostWaiting) throw new Unavailable('Too many requests of the caller wait for their turn.');
    this.#lines.set(caller, line);
    return new Promise((begin) => {
      line.push({ asking, weight, begin, isGone });
      this.#lookLater();
    });
  }

  #mayBegin({ caller, site }: Asking, weight: number): boolean {
    const [begun, begunThere] = [this.#begun.get(caller) ?? 0, this.#begun.get(site ?? '') ?? 0];
    if (begun >= mostPerTurn.caller || begunThere >= mostPerTurn.site) return false;
    if (site !== undefined && !this.#pacesOfSites.has(site, weight) && !this.#presenceOfSites.isAlone(site))
      return false;
    if (this.#paces.take(caller, weight) > 0 && !this.#presence.isAlone(caller)) return false;
    if (this.#begun.size === 0) setImmediate(() => this.#begun.clear());
    this.#begun.set(caller, begun + 1);
    if (site !== undefined) {
      this.#pacesOfSites.take(site, weight);
      this.#begun.set(site, begunThere + 1);
    }
    return true;
  }

  #lookLater(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const hadTheirTurn = [...this.#lines.keys()].some((caller) => this.#begun.has(caller));
    if (hadTheirTurn) setImmediate(() => this.#look());
    else setTimeout(() => this.#look(), lookMs);
  }

  /** Lets the first of each line begin that may, and puts the line behind the others, with which it may share a site. */
  #look(): void {
    this.#isLooking = false;
    const lines = [...this.#lines];
    for (const [caller, line] of lines) {
      while (line[0]?.isGone() === true) line.shift()?.begin();
      const [first] = line;
      if (first && !this.#mayBegin(first.asking, first.weight)) continue;
      line.shift()?.begin();
      this.#lines.delete(caller);
      if (line.length > 0) this.#lines.set(caller, line);
    }
    if (this.#lines.size > 0) this.#lookLater();
  }
}
