import type { Failure } from '../../domain/failure/Failure.ts';

const most = 2;
const firstDelay = 500;
/** Milliseconds. If a service asks for more, the call fails instead of waiting. */
const longestPause = 10_000;

/**
 * Milliseconds until the next retry, or undefined to give up: at most twice, 0.5 s doubling with jitter, without an
 * answer or on 502, 503, 504, and on 429 or 503 as `Retry-After` says. `fraction` is random, 0 to 1.
 */
export const retryDelay = ({ trouble }: Failure, attempt: number, fraction: number): number | undefined => {
  if (attempt >= most) return undefined;
  const jittered = firstDelay * 2 ** attempt * (0.5 + fraction / 2);
  if (trouble.kind === 'unreachable') return trouble.offline ? undefined : jittered;
  if (trouble.kind !== 'refused') return undefined;
  if (trouble.retryAfterSeconds !== undefined && [429, 503].includes(trouble.status)) {
    const pause = trouble.retryAfterSeconds * 1000;
    return pause <= longestPause ? pause : undefined;
  }
  return [502, 503, 504].includes(trouble.status) ? jittered : undefined;
};
