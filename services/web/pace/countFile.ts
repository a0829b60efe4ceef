import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { Refusal } from '../Refusal.ts';

/** Counts the bytes of a company's file before it is written, or refuses it with 429 and Retry-After if there were too many. */
export function countFile(c: Context<AppEnv>, companyId: string, bytes: number): void {
  const retryAfterSeconds = c.get('writePaces')?.files.take(companyId, bytes) ?? 0;
  if (retryAfterSeconds === 0) return;
  throw new Refusal(429, 'Your company has added too many files in the last hour. Try again later.', {
    reason: 'too_many_writes',
    retryAfterSeconds,
  });
}
