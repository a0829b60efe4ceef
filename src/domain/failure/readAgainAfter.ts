import { Failure } from './Failure.ts';
import { isUnreachable } from './isUnreachable.ts';

/** Milliseconds. */
const first = 5_000;
const longest = 60_000;

const temporary: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const isTemporary = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof Failure && error.trouble.kind === 'refused' && temporary.has(error.trouble.status));

/** Milliseconds that a service asks to be left alone. */
const retryAfter = (error: unknown): number =>
  error instanceof Failure && error.trouble.kind === 'refused' ? (error.trouble.retryAfterSeconds ?? 0) * 1000 : 0;

/**
 * Milliseconds after which a read that failed is repeated: 5 s, doubling with each failure in a row, at most a minute,
 * and never earlier than the service asks. Undefined if repeating would not help. `failures` counts from 1.
 */
export const readAgainAfter = (error: unknown, failures: number): number | undefined =>
  isTemporary(error) ? Math.max(Math.min(first * 2 ** (failures - 1), longest), retryAfter(error)) : undefined;
