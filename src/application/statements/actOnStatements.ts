import type { ServiceIdentifier } from 'inversify';
import type { StatementRecord } from '../../domain/statement/Statement.ts';
import type { Changed } from '../shared/bulkWrites.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeMany } from '../shared/writeMany.ts';
import type { Payment, StatementDesk } from './StatementDesk.ts';

/** What is done to many statements at once, and with what. */
export type ManyStatements =
  | { readonly act: 'issue'; readonly timeZone: string }
  | { readonly act: 'approve' | 'settle' }
  | { readonly act: 'pay'; readonly payment: Payment };

export type ActOnStatements = (
  statements: readonly Versioned[],
  what: ManyStatements,
  watch: Watch,
) => Promise<readonly Changed[]>;
export const ActOnStatements: ServiceIdentifier<ActOnStatements> = Symbol('ActOnStatements');

const send = (desk: StatementDesk, read: Versioned, what: ManyStatements, key: string): Promise<StatementRecord> => {
  if (what.act === 'issue') return desk.issue(read, what.timeZone, key, { background: true });
  if (what.act === 'pay') return desk.pay(read, what.payment, key, { background: true });
  return desk.move(read, what.act, key, { background: true });
};

/** Does the same to many statements, each for itself. Safe to retry. */
export const actOnStatements =
  (desk: StatementDesk, clock: Clock, keys: IdempotencyKeys, changes: RecordChanges): ActOnStatements =>
  (statements, what, watch) =>
    writeMany<Versioned, number>(
      { clock, keys, changes },
      {
        lists: ['statements'],
        items: statements.map(({ id, version }) => ({ id, version })),
        contentOf: (read) => ({ ...read, ...what }),
        write: async (read, key) => (await send(desk, read, what, key)).version,
        watch,
      },
    );
