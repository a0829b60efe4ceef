import { Failure } from './Failure.ts';

/** Milliseconds. */
const first = 5_000;
const longest = 60_000;

/** Too slow, too many requests, or no service behind the gateway. */
const temporary: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/**
 * Milliseconds after which a read that failed is repeated: 5 s, doubling with each failure in a row, at most a minute,
 * and never earlier than the service asks. Undefined if repeating would not help. `failures` counts from 1.
 */
export const readAgainAfter = (error: unknown, failures: number): number | undefined => {
  if (!(error instanceof Failure)) return undefined;
  const { trouble } = error;
  const pause = Math.min(first * 2 ** (failures - 1), longest);
  if (trouble.kind === 'unreachable') return pause;
  if (trouble.kind !== 'refused' || !temporary.has(trouble.status)) return undefined;
  return Math.max(pause, (trouble.retryAfterSeconds ?? 0) * 1000);
};
