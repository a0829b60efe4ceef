import type { LiveChanges, LiveEvent } from '../../application/live/LiveChanges.ts';

/** A browser opens six connections to an HTTP/1.1 host for all its tabs together; a stream keeps one of them. */
const places = ['stream-1', 'stream-2', 'stream-3'] as const;

/**
 * Lets three tabs of a browser have a stream at once, so that windows side by side leave connections for everything
 * else. A read without a place ends at once, and whoever follows asks again later.
 */
export class TabLimitedChanges implements LiveChanges {
  readonly #changes: LiveChanges;

  constructor(changes: LiveChanges) {
    this.#changes = changes;
  }

  async read(after: string | undefined, told: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    // Outside HTTPS and localhost a browser has no locks.
    const locks: LockManager | undefined = navigator.locks;
    if (!locks) return this.#changes.read(after, told, signal);
    for (const place of places) {
      // oxlint-disable-next-line no-await-in-loop -- the next place only if this one is taken
      const hadPlace = await locks.request(place, { ifAvailable: true }, async (lock) => {
        if (lock && !signal.aborted) await this.#changes.read(after, told, signal);
        return lock !== null;
      });
      if (hadPlace) return;
    }
  }
}
