import type { StatementBulkAct } from '../../../domain/statement/bulkBarrier.ts';

const statements = (count: number): string => (count === 1 ? '1 statement' : `${count} statements`);

/** Texts on what is done to many statements at once, in American English. */
export const bulkTextsEnUS = {
  issue: {
    label: 'Issue',
    title: (count: number) => `Issue ${statements(count)}?`,
    text: 'Each gets an invoice number, and its shipper is notified at once.',
    yes: (count: number) => `Issue ${statements(count)}`,
    done: (count: number) => `${statements(count)} issued`,
  },
  settle: {
    label: 'Confirm payment',
    title: (count: number) => `Has payment for ${statements(count)} been received?`,
    text: 'This cannot be undone.',
    yes: () => 'Confirm payment',
    done: (count: number) => `${statements(count)} settled`,
  },
  approve: {
    label: 'Approve',
    title: (count: number) => `Approve ${statements(count)}?`,
    text: 'You cannot undo this. Each is then payable by its due date.',
    yes: (count: number) => `Approve ${statements(count)}`,
    done: (count: number) => `${statements(count)} approved`,
  },
  pay: {
    label: 'Mark as paid',
    title: (count: number) => `Mark ${statements(count)} as paid today?`,
    text: 'Pay through your bank first. This only notifies carriers.',
    yes: () => 'Mark as paid',
    done: (count: number) => `${statements(count)} marked as paid`,
  },
  status: {
    issue: 'It has already been issued.',
    settle: 'It is not marked as paid, or has already been confirmed.',
    approve: 'It is not waiting for your approval.',
    pay: 'It is not approved yet, or has already been paid.',
  } satisfies Record<StatementBulkAct, string>,
  extras: 'It has extras. Check them on the statement.',
  waiting: 'A waiting charge has not been answered yet. Accept or dispute it on the shipment.',
} as const;
