import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { tooManyWrites } from './tooManyWrites.ts';
import type { WriteHolder } from './WritePaces.ts';

/** Methods that change nothing (RFC 9110 §9.2.1). */
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Counts a call that writes for one of its holders, or refuses it with 429 and Retry-After if there were too many. Reads pass, and
 * so does a write that was just counted for the same holder.
 */
export function countWrite(c: Context<AppEnv>, kind: WriteHolder, name: string): void {
  const holder = `${kind} ${name}`;
  if (safe.has(c.req.method) || c.get('writeCountedFor') === holder) return;
  const retryAfterSeconds = c.get('writePaces')?.[kind].take(name) ?? 0;
  if (retryAfterSeconds === 0) {
    c.set('writeCountedFor', holder);
    return;
  }
  throw tooManyWrites(retryAfterSeconds);
}
