import { Failure } from '../../domain/failure/Failure.ts';
import type { Tracking } from '../../domain/tracking/Tracking.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { Sight } from './Sight.ts';
import type { TrackedShipments } from './TrackedShipments.ts';

/** How often a page asks what is new, in milliseconds. */
export const askedEvery = 30_000;

/** What is known of a link. `unread`: nothing yet, and the last try failed. */
export type TrackingReading =
  | { readonly kind: 'reading' | 'unread' | 'gone' }
  | {
      readonly kind: 'found';
      readonly tracking: Tracking;
      /** Milliseconds since it was read. */
      readonly ageMs: number;
      /** Whether the last try to read it again failed. */
      readonly isStale: boolean;
    };

export interface TrackingNews {
  readonly reading: TrackingReading;
  readonly online: boolean;
}

interface World {
  readonly shipments: TrackedShipments;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly sight: Sight;
}

export interface FollowedTracking {
  readonly news: () => TrackingNews;
  readonly onChange: (listener: () => void) => () => void;
  /** Asks now, unless it is asking already. */
  readonly ask: () => void;
}

/** Follows a link while the page is in sight and online: asks at once, then every 30 seconds, and when it comes back. */
export const followTracking = ({ shipments, clock, connectivity, sight }: World, code: string): FollowedTracking => {
  const listeners = new Set<() => void>();
  let found: { readonly tracking: Tracking; readonly at: number } | undefined;
  let last: 'none' | 'failed' | 'gone' = 'none';
  let askedAt = -Infinity;
  let isAsking = false;

  const read = (): TrackingReading => {
    if (last === 'gone') return { kind: 'gone' };
    const isStale = last === 'failed';
    if (!found) return { kind: isStale ? 'unread' : 'reading' };
    return { kind: 'found', tracking: found.tracking, ageMs: Math.max(0, clock.now() - found.at), isStale };
  };
  let news: TrackingNews = { reading: read(), online: connectivity.online() };
  const tell = (): void => {
    news = { reading: read(), online: connectivity.online() };
    for (const listener of listeners) listener();
  };

  const ask = (): void => {
    if (isAsking || last === 'gone') return;
    isAsking = true;
    askedAt = clock.now();
    const answered = (tracking: Tracking | undefined): void => {
      last = tracking ? 'none' : 'gone';
      found = tracking && { tracking, at: clock.now() };
    };
    void shipments
      .read(code, found !== undefined)
      .then(answered, (error: unknown) => {
        last = 'failed';
        if (!(error instanceof Failure)) throw error;
      })
      .finally(() => {
        isAsking = false;
        tell();
      });
  };

  const mayAsk = (): boolean => sight.inSight() && connectivity.online();
  const askIfDue = (): void => {
    const isDue = last === 'failed' || clock.now() - askedAt >= askedEvery;
    if (isDue && mayAsk()) ask();
  };
  const cameBack = (): void => {
    tell();
    askIfDue();
  };
  const goOn = (): void => {
    clock.after(askedEvery, () => {
      if (last === 'gone') return;
      if (mayAsk()) ask();
      // What is shown grows older even without an answer.
      tell();
      goOn();
    });
  };

  connectivity.onChange(cameBack);
  sight.onChange(cameBack);
  ask();
  goOn();
  return {
    news: () => news,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: () => {
      ask();
      tell();
    },
  };
};
