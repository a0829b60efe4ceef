import type { Kysely } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import { UnitOfWork } from '../../database/unitOfWork/UnitOfWork.ts';
import type { Call } from './Call.ts';
import type { DoSlices } from './DoSlices.ts';
import { findAnswer } from './findAnswer.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { keepAnswer } from './keepAnswer.ts';
import type { KeptAnswer } from './KeptAnswer.ts';
import { lockCall } from './lockCall.ts';
import { stillUnderWay } from './stillUnderWay.ts';

interface IdempotencyServices {
  readonly db: Kysely<IdempotencyTables>;
  readonly clock: Clock;
}

/** The status under which is kept what came of the slices so far. No answer has it. */
const unfinished = 102;

export const isUnfinished = ({ status }: KeptAnswer): boolean => status === unfinished;

/** What came of the slices so far; written below and nowhere else. */
async function doneBefore({ db, clock }: IdempotencyServices, call: Call) {
  const kept = await findAnswer(db, call, clock.now());
  if (kept && !isUnfinished(kept)) throw stillUnderWay();
  return kept ? JSON.parse(kept.answer) : [];
}

/**
 * Does a call's slices, each in one commit with what came of all so far, so that a call that died halfway goes on where it stopped when
 * it is repeated. Throws 409 if another process goes on with it.
 */
export const keptSlices =
  (services: IdempotencyServices, call: Call, bodyHash: string): DoSlices =>
  async <Done>(count: number, slice: (at: number) => Promise<Done>) => {
    const { db, clock } = services;
    const done: Done[] = await doneBefore(services, call);
    while (done.length < count) {
      const work = new UnitOfWork(async () => {
        if (!(await lockCall(db, call))) throw stillUnderWay();
        if ((await doneBefore(services, call)).length !== done.length) throw stillUnderWay();
      });
      try {
        // oxlint-disable-next-line no-await-in-loop -- one slice after another
        const result = await work.run(() => slice(done.length));
        const answer = JSON.stringify([...done, result]);
        // oxlint-disable-next-line no-await-in-loop -- one slice after another
        await work.commit(() => keepAnswer(db, call, { bodyHash, status: unfinished, answer }, clock.now()));
        done.push(result);
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop -- the last one
        await work.rollback();
        throw error;
      }
    }
    return done;
  };
