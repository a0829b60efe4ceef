import { setTimeout as wait } from 'node:timers/promises';
import { SharedPlaces } from './SharedPlaces.ts';

/** At most this many wait, because each keeps its request in memory. */
const maxHeld = 1_000;

/**
 * Makes whoever asks too much wait for their refusal, so that one who tries again at once asks a few hundred times a second and
 * not thousands of times.
 */
export function slowDown(pauseMs: number): (caller: string) => Promise<void> {
  const held = new SharedPlaces(maxHeld);
  return async (caller) => {
    const place = held.take(caller);
    if (!place) return;
    await wait(pauseMs);
    place.leave();
  };
}
