import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import type { AppEnv } from '../AppEnv.ts';
import { Refusal } from '../Refusal.ts';
import { signedInOf } from '../signedInOf.ts';
import type { Call } from './Call.ts';
import { claimKey } from './claimKey.ts';
import type { EarlierCall } from './EarlierCall.ts';
import { hashBody } from './hashBody.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { storeAnswer } from './storeAnswer.ts';
import { releaseKey } from './releaseKey.ts';

interface IdempotencyServices {
  readonly db: Kysely<IdempotencyTables>;
  readonly clock: Clock;
}

/** The header that makes a write safe to retry. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * Makes a write safe to retry: the same `Idempotency-Key` and body get the first answer for 24 hours, another body gets 422, and
 * 409 while the first is in flight. Keys are scoped to user, company and route. Use it after authentication and the company
 * gate, never on answers that contain a token. Temporary errors (5xx, 429) are not stored.
 */
export const idempotent =
  ({ db, clock }: IdempotencyServices): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const call = callOf(c);
    if (!call) return next();
    const bodyHash = await hashBody(c);
    const earlier = await claimKey(db, call, bodyHash, clock.now());
    if (earlier) return replay(c, earlier, bodyHash);
    await next();
    if (c.res.status >= 500 || c.res.status === 429) await releaseKey(db, call);
    else await storeAnswer(db, call, c.res.status, await c.res.clone().text());
  };

function callOf(c: Context<AppEnv>): Call | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Refusal(400, 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
  }
  return {
    key,
    user_id: signedInOf(c).userId,
    company_id: c.get('company')?.id ?? null,
    route: `${c.req.method} ${digestOf(c.req.path)}`,
  };
}

/** The path is not validated yet and may be long, so store a digest. */
const digestOf = (path: string): string => createHash('sha256').update(path).digest('base64url');

function replay(c: Context<AppEnv>, earlier: EarlierCall, bodyHash: string): Response {
  if (earlier.bodyHash !== bodyHash) {
    throw new Refusal(422, 'This Idempotency-Key was used with another body.', { reason: 'key_reused' });
  }
  if (earlier.state === 'inFlight') {
    throw new Refusal(409, 'The first request with this Idempotency-Key is still under way.', {
      reason: 'under_way',
      retryAfterSeconds: 1,
    });
  }
  c.header('Content-Type', 'application/json');
  c.header('Idempotent-Replayed', 'true');
  return new Response(earlier.answer, { status: earlier.status, headers: c.res.headers });
}
