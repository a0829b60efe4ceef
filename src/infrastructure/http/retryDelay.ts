import type { Failure } from '../../domain/failure/Failure.ts';

const most = 2;
const firstDelay = 500;
/** A service that asks for a longer pause is not waited for: the person is told instead. */
const longestPause = 10_000;

/**
 * Milliseconds to wait before trying a call again, or undefined to give up: at most twice, 0.5 s doubling with jitter, on no
 * answer, 502, 503, 504, and on 429 or 503 as `Retry-After` says. `fraction` is random, 0 to 1.
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
