import type { Clock } from '../shared/Clock.ts';

/** How long work may keep the screen waiting, in milliseconds. */
const turn = 12;

/** Carries long work to its end, with a rest for the screen whenever a turn is over. */
export const inTurns = async <Value>(clock: Clock, work: Generator<void, Value>): Promise<Value> => {
  let since = clock.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (clock.now() - since >= turn) {
      // oxlint-disable-next-line no-await-in-loop -- a rest is the point
      await new Promise<void>((resolve) => void clock.after(0, resolve));
      since = clock.now();
    }
  }
};
