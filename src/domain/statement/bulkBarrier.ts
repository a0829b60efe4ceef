import type { Statement, StatementStatus } from './Statement.ts';

/** What can be done to many statements at once. */
export const statementBulkActs = ['issue', 'settle', 'approve', 'pay'] as const;

export type StatementBulkAct = (typeof statementBulkActs)[number];

export type BulkBarrier = 'status' | 'extras';

const startsFrom: Readonly<Record<StatementBulkAct, StatementStatus>> = {
  issue: 'draft',
  settle: 'paid',
  approve: 'issued',
  pay: 'approved',
};

/**
 * Why something is not done to a statement together with others; undefined if it is. What was agreed before can be approved unseen; extras
 * that change the total and disputed lines cannot.
 */
export const bulkBarrier = (
  { status, sums }: Pick<Statement, 'status' | 'sums'>,
  act: StatementBulkAct,
): BulkBarrier | undefined => {
  if (status !== startsFrom[act]) return 'status';
  return act === 'approve' && sums.extrasMinor !== 0 ? 'extras' : undefined;
};
