import { SharedPlaces, type Place } from '../web/places/SharedPlaces.ts';
import type { Admitted } from './stillAdmitted.ts';

/** Streams at once: of a process, and of an account in it. */
const most = { all: 1_000, account: 8 } as const;

/** Shares the streams out by company. The oldest of an account gives way to its ninth. */
export class StreamPlaces {
  readonly #places = new SharedPlaces(most.all);
  readonly #byAccount = new Map<string, Set<() => void>>();

  get taken(): number {
    return this.#places.taken;
  }

  /** Takes a place, or returns undefined if there is none. `giveUp` is called when it is wanted for another. */
  take({ userId, companyId }: Admitted, giveUp: () => void): Place | undefined {
    const own = this.#byAccount.get(userId) ?? new Set();
    const [oldest] = own;
    if (own.size >= most.account) oldest?.();
    const place = this.#places.take(companyId, () => {
      giveUp();
      return true;
    });
    if (!place) return undefined;
    this.#byAccount.set(userId, own.add(giveUp));
    return {
      leave: () => {
        place.leave();
        own.delete(giveUp);
        if (own.size === 0 && this.#byAccount.get(userId) === own) this.#byAccount.delete(userId);
      },
    };
  }
}
