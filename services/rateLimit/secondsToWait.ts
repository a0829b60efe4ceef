import type { RateLimit } from './RateLimit.ts';

/** Whole seconds until the next request is allowed. `asked` holds the requests within the window, oldest first. */
export function secondsToWait(
  asked: readonly Date[],
  now: Date,
  { minInterval = 0, maxInWindow, window }: RateLimit,
): number {
  const intervalOver = (asked.at(-1)?.getTime() ?? -Infinity) + minInterval;
  const windowOver = (asked.at(-maxInWindow)?.getTime() ?? -Infinity) + window;
  return Math.max(1, Math.ceil((Math.max(intervalOver, windowOver) - now.getTime()) / 1000));
}
