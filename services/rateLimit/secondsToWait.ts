import type { RequestLimits } from './RequestLimits.ts';

/** Whole seconds until the limits let another request through; `asked` holds those within the window, oldest first. */
export function secondsToWait(
  asked: readonly Date[],
  now: Date,
  { apart = 0, mostInWindow, window }: RequestLimits,
): number {
  const soonest = (asked.at(-1)?.getTime() ?? -Infinity) + apart;
  const roomy = (asked.at(-mostInWindow)?.getTime() ?? -Infinity) + window;
  return Math.max(1, Math.ceil((Math.max(soonest, roomy) - now.getTime()) / 1000));
}
