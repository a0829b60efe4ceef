import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import { UnitOfWork } from '../../database/unitOfWork/UnitOfWork.ts';
import type { AppEnv } from '../AppEnv.ts';
import { Refusal } from '../Refusal.ts';
import { signedInOf } from '../signedInOf.ts';
import type { Call } from './Call.ts';
import { findAnswer } from './findAnswer.ts';
import { hashBody } from './hashBody.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { keepAnswer } from './keepAnswer.ts';
import type { KeptAnswer } from './KeptAnswer.ts';
import { isUnfinished, keptSlices } from './keptSlices.ts';
import { lockCall } from './lockCall.ts';
import { isUnderWay, stillUnderWay } from './stillUnderWay.ts';

interface IdempotencyServices {
  readonly db: Kysely<IdempotencyTables>;
  readonly clock: Clock;
}

/** The header that makes a write safe to retry. */
export const idempotencyHeader = 'Idempotency-Key';

/** How the work of a call is kept: in one commit with its answer, or in commits of its own, each of which is harmless twice. */
type Commits = 'withTheAnswer' | 'bySlices';

/**
 * Makes a write safe to retry: the same `Idempotency-Key` and body get the first answer for 24 hours, another body gets 422, and
 * 409 while the first is in flight. All that the handler does on the database and the answer kept for repeats are one commit, so a
 * call whose process died can be repeated at once. Keys are scoped to user, company and route. Use it after authentication and the
 * company gate, never on answers that contain a token. Temporary errors (5xx, 429) undo the work and are not kept; any other
 * refusal undoes it too, and is.
 *
 * Work that takes seconds would keep others from the database for as long. With `bySlices` it makes commits of its own, and the answer
 * is kept after the last: a call that died halfway goes on when it is repeated, so each slice has to see what was done already, or to be
 * done by `doSlices`, which keeps what came of each.
 */
export const idempotent = (
  { db, clock }: IdempotencyServices,
  commits: Commits = 'withTheAnswer',
): MiddlewareHandler<AppEnv> => {
  const answerBy = commits === 'bySlices' ? answerAfter : answerOnce;
  /** The body hashes of the calls under way in this process. */
  const underWay = new Map<string, string>();
  return async (c, next) => {
    const call = callOf(c);
    if (!call) return next();
    const bodyHash = await hashBody(c);
    const id = JSON.stringify(Object.values(call));
    const other = underWay.get(id);
    if (other !== undefined) throw other === bodyHash ? stillUnderWay() : keyReused();
    underWay.set(id, bodyHash);
    try {
      const kept = await findAnswer(db, call, clock.now());
      if (kept && kept.bodyHash !== bodyHash) throw keyReused();
      return kept && !isUnfinished(kept) ? replay(c, kept, bodyHash) : await answerBy(c, next, bodyHash, call);
    } finally {
      underWay.delete(id);
    }
  };

  async function answerAfter(c: Context<AppEnv>, next: () => Promise<void>, bodyHash: string, call: Call) {
    c.set('doSlices', keptSlices({ db, clock }, call, bodyHash));
    await next();
    const { status } = c.res;
    if (isTemporary(status) || isUnderWay(c.error)) return;
    const answer = await c.res.clone().text();
    await db.transaction().execute((tx) => keepAnswer(tx, call, { bodyHash, status, answer }, clock.now()));
  }

  async function answerOnce(c: Context<AppEnv>, next: () => Promise<void>, bodyHash: string, call: Call) {
    let meanwhile: KeptAnswer | undefined;
    const work = new UnitOfWork(async () => {
      if (!(await lockCall(db, call))) throw stillUnderWay();
      meanwhile = await findAnswer(db, call, clock.now());
      if (meanwhile) throw stillUnderWay();
    });
    try {
      await work.run(next);
      const { status } = c.res;
      if (isTemporary(status)) return await work.rollback();
      if (status >= 400) await work.undo();
      const answer = await c.res.clone().text();
      await work.commit(() => keepAnswer(db, call, { bodyHash, status, answer }, clock.now()));
    } catch (error) {
      await work.rollback();
      if (!meanwhile) throw error;
      c.res = replay(c, meanwhile, bodyHash);
    }
  }
};

const isTemporary = (status: number): boolean => status >= 500 || status === 429;

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

const keyReused = (): Refusal =>
  new Refusal(422, 'This Idempotency-Key was used with another body.', { reason: 'key_reused' });

function replay(c: Context<AppEnv>, kept: KeptAnswer, bodyHash: string): Response {
  if (kept.bodyHash !== bodyHash) throw keyReused();
  c.header('Retry-After', undefined);
  c.header('Content-Type', 'application/json');
  c.header('Idempotent-Replayed', 'true');
  return new Response(kept.answer, { status: kept.status, headers: c.res.headers });
}
