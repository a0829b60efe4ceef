import type { Statement, StatementStatus } from './Statement.ts';

/** What can be done to many statements at once. */
export const statementBulkActs = ['issue', 'settle', 'approve', 'pay'] as const;

export type StatementBulkAct = (typeof statementBulkActs)[number];

export type BulkBarrier = 'status' | 'extras' | 'waiting';

const startsFrom: Readonly<Record<StatementBulkAct, StatementStatus>> = {
  issue: 'draft',
  settle: 'paid',
  approve: 'issued',
  pay: 'approved',
};

/**
 * Why something is not done to a statement together with others; undefined if it is. What was agreed before can be approved unseen; extras
 * that change the total and disputed lines cannot. Nothing is paid while a charge for waiting is unanswered: it could not be billed later.
 */
export const bulkBarrier = (
  { status, sums, isWaitingOpen }: Pick<Statement, 'status' | 'sums' | 'isWaitingOpen'>,
  act: StatementBulkAct,
): BulkBarrier | undefined => {
  if (status !== startsFrom[act]) return 'status';
  if (act === 'approve' && sums.extrasMinor !== 0) return 'extras';
  return act === 'pay' && isWaitingOpen ? 'waiting' : undefined;
};
