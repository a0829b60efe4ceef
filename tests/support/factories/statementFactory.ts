import type { StatementLine, StatementRecord } from '../../../src/domain/statement/Statement.ts';

const linehaul: StatementLine = {
  id: 'linehaul',
  kind: 'linehaul',
  stop: null,
  amountMinor: 120_050,
  reason: null,
  state: 'agreed',
  note: null,
};

export const tollLine: StatementLine = {
  id: 'a1',
  kind: 'toll',
  stop: null,
  amountMinor: 4_321,
  reason: 'Brenner',
  state: 'proposed',
  note: null,
};

/** A statement that waits for its shipper, with all that can be known of it. */
export const issuedStatement: StatementRecord = {
  id: 's-1',
  version: 3,
  createdAt: '2026-01-05T08:00:00Z',
  updatedAt: '2026-01-06T08:00:00Z',
  status: 'issued',
  revision: 1,
  reference: 'SR-2026-000042',
  fromCity: 'Leipzig',
  toCity: 'Lyon',
  shipper: { id: 'c-1', name: 'Pölz Chemie' },
  carrier: { id: 'c-2', name: 'Hansen Haulage' },
  currency: 'EUR',
  sums: { linehaulMinor: 120_050, waitingMinor: 0, feeMinor: 0, extrasMinor: 4_321, totalMinor: 124_371 },
  invoice: 'INV-000007',
  issuedAt: '2026-01-06T08:00:00Z',
  dueOn: '2026-02-05',
  timeZone: 'Europe/Berlin',
  paymentDays: 30,
  paidOn: undefined,
  lines: [linehaul, tollLine],
  agreed: [{ id: 'linehaul', kind: 'linehaul', stop: null, amountMinor: 120_050 }],
  isWaitingOpen: false,
  paymentReference: undefined,
  history: [
    { at: '2026-01-06T08:00:00Z', side: 'carrier', act: 'issued', totalMinor: 124_371, line: null, note: null },
  ],
};

export const draftStatement: StatementRecord = {
  ...issuedStatement,
  status: 'draft',
  revision: 0,
  invoice: undefined,
  issuedAt: undefined,
  dueOn: undefined,
  timeZone: undefined,
  lines: [tollLine],
  history: [],
};

/** A draft for a truck that was ordered and not used. */
export const feeStatement: StatementRecord = {
  ...draftStatement,
  sums: { linehaulMinor: 0, waitingMinor: 0, feeMinor: 15_000, extrasMinor: 0, totalMinor: 15_000 },
  lines: [],
  agreed: [{ id: 'tonu', kind: 'tonu', stop: null, amountMinor: 15_000 }],
  isWaitingOpen: false,
};
