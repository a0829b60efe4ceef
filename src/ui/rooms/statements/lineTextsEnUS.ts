import type { StatementLine } from '../../../domain/statement/Statement.ts';

/** Texts on the lines of a statement in American English. */
export const lineTextsEnUS = {
  title: 'Lines',
  line: 'Line',
  state: 'Status',
  amount: 'Amount',
  total: 'Total',
  kind: {
    linehaul: 'Freight as agreed',
    waiting: 'Waiting',
    tonu: 'Cancellation fee',
    fuel: 'Fuel',
    toll: 'Toll',
    extra_stop: 'Extra stop',
    adjustment: 'Adjustment',
    credit: 'Credit',
  } satisfies Record<StatementLine['kind'], string>,
  waitingAt: (stop: string) => `Waiting at stop ${stop}`,
  states: { agreed: 'Agreed', proposed: 'Proposed', approved: 'Approved', disputed: 'Disputed' } satisfies Record<
    StatementLine['state'],
    string
  >,
  disputedBecause: (note: string) => `Disputed: ${note}`,
  add: 'Add a line',
  change: 'Change',
  changeOf: (line: string) => `Change ${line}`,
  remove: 'Remove',
  removeOf: (line: string) => `Remove ${line}`,
  removed: 'The line was removed.',
  kept: 'The line was saved.',
  full: (most: string) => `A statement has at most ${most} lines of this kind.`,
} as const;
