import { codeLimits } from './codeLimits.ts';

/** Whole seconds until both limits let another request through; `asked` holds those within the window, oldest first. */
export function secondsToWait(asked: readonly Date[], now: Date): number {
  const apart = (asked.at(-1)?.getTime() ?? -Infinity) + codeLimits.apart;
  const crowded = (asked.at(-codeLimits.mostInWindow)?.getTime() ?? -Infinity) + codeLimits.window;
  return Math.max(1, Math.ceil((Math.max(apart, crowded) - now.getTime()) / 1000));
}
