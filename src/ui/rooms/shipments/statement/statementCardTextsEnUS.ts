import type { StatementStatus } from '../../../../domain/statement/Statement.ts';

/** Texts on the statement of a shipment in American English. */
export const statementCardTextsEnUS = {
  title: 'Statement',
  open: 'Open statement',
  fee: 'Cancellation fee',
  total: 'Total',
  invoice: 'Invoice number',
  due: 'Due by the end of',
  feeToIssue: 'Add anything else you agreed on, then issue it.',
  stands: {
    draft: {
      carrier: 'Add any extras agreed en route, then issue it.',
      shipper: 'The carrier has not issued it yet.',
    },
    issued: { carrier: 'The shipper has to approve it.', shipper: 'Check its lines, and approve or dispute them.' },
    disputed: { carrier: 'The shipper disputes a line.', shipper: 'You dispute a line. The carrier has to answer.' },
    approved: {
      carrier: 'Both sides agree. Payment is due from the shipper.',
      shipper: 'Both sides agree. Payment is now due from you.',
    },
    paid: { carrier: 'The shipper says it paid. Confirm it.', shipper: 'The carrier has not confirmed your payment.' },
    settled: { carrier: 'Paid and confirmed.', shipper: 'Paid and confirmed.' },
  } satisfies Record<StatementStatus, object>,
} as const;
