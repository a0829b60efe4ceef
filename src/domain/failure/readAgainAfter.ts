import { Failure } from './Failure.ts';
import { isUnreachable } from './isUnreachable.ts';

/** Milliseconds. */
const first = 5_000;
const longest = 60_000;

const overloaded: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Milliseconds that a service asks to be left alone. */
const askedPause = (error: unknown): number =>
  error instanceof Failure && error.trouble.kind === 'refused' ? (error.trouble.retryAfterSeconds ?? 0) * 1000 : 0;

const mayPass = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof Failure && error.trouble.kind === 'refused' && overloaded.has(error.trouble.status));

/**
 * Milliseconds after which a read that failed is tried again by itself: 5 s, doubling with each failure, at most a
 * minute, and not before the service has asked for. Undefined if asking again would not help. `failures` counts from 1.
 */
export const readAgainAfter = (error: unknown, failures: number): number | undefined =>
  mayPass(error) ? Math.max(Math.min(first * 2 ** (failures - 1), longest), askedPause(error)) : undefined;
