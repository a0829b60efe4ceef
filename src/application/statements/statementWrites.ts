import type { ServiceIdentifier } from 'inversify';
import type { ExtraFacts } from '../../domain/statement/parseExtras.ts';
import type { StatementRecord } from '../../domain/statement/Statement.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { Payment, StatementDesk, StatementMove } from './StatementDesk.ts';

/** Each throws a `Failure`, shows the statement at once and is safe to retry. */
export interface StatementWrites {
  readonly keepExtras: (statement: Versioned, extras: readonly ExtraFacts[]) => Promise<StatementRecord>;
  readonly issue: (statement: Versioned, timeZone: string) => Promise<StatementRecord>;
  readonly move: (statement: Versioned, move: StatementMove) => Promise<StatementRecord>;
  readonly answer: (statement: Versioned, line: string, note?: string) => Promise<StatementRecord>;
  readonly pay: (statement: Versioned, payment: Payment) => Promise<StatementRecord>;
  readonly deny: (statement: Versioned, note: string) => Promise<StatementRecord>;
}
export const StatementWrites: ServiceIdentifier<StatementWrites> = Symbol('StatementWrites');

export const statementWrites = (
  desk: StatementDesk,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): StatementWrites => {
  const write = (
    { id, version }: Versioned,
    what: object,
    send: (key: string) => Promise<StatementRecord>,
  ): Promise<StatementRecord> =>
    writeAndPublish(
      changes,
      ['statements'],
      () => keys.once({ statement: id, version, ...what }, send),
      (value) => ({ record: { list: 'statements', id, value } }),
    );
  return {
    keepExtras: (statement, extras) => write(statement, { extras }, (key) => desk.keepExtras(statement, extras, key)),
    issue: (statement, timeZone) =>
      write(statement, { issue: timeZone }, (key) => desk.issue(statement, timeZone, key)),
    move: (statement, move) => write(statement, { move }, (key) => desk.move(statement, move, key)),
    answer: (statement, line, note) =>
      write(statement, { line, note }, (key) => desk.answer(statement, line, note, key)),
    pay: (statement, payment) => write(statement, { payment }, (key) => desk.pay(statement, payment, key)),
    deny: (statement, note) => write(statement, { denied: note }, (key) => desk.deny(statement, note, key)),
  };
};
