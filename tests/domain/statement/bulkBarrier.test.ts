import { expect, it } from 'vitest';
import { bulkBarrier, statementBulkActs } from '../../../src/domain/statement/bulkBarrier.ts';
import { statementStatuses } from '../../../src/domain/statement/Statement.ts';
import { totalsByCurrency } from '../../../src/domain/statement/totalsByCurrency.ts';

const sums = (totalMinor: number, extrasMinor = 0) => ({
  linehaulMinor: totalMinor - extrasMinor,
  waitingMinor: 0,
  feeMinor: 0,
  extrasMinor,
  totalMinor,
});

it('each act is for statements of one status', () => {
  const may = Object.fromEntries(
    statementBulkActs.map((act) => [
      act,
      statementStatuses.filter(
        (status) => bulkBarrier({ status, sums: sums(100), isWaitingOpen: false }, act) === undefined,
      ),
    ]),
  );
  expect(may).toEqual({ issue: ['draft'], settle: ['paid'], approve: ['issued'], pay: ['approved'] });
});

it.each([
  ['approve', 'issued', 20, 'extras'],
  ['approve', 'issued', -20, 'extras'],
  ['approve', 'disputed', 20, 'status'],
  ['pay', 'approved', 20, undefined],
  ['issue', 'draft', 20, undefined],
] as const)('%s, where a statement is %s with extras of %i: %s', (act, status, extras, barrier) => {
  expect(bulkBarrier({ status, sums: sums(100, extras), isWaitingOpen: false }, act)).toBe(barrier);
});

it('only paying waits for the answer to a charge for waiting', () => {
  const barriers = statementBulkActs.map((act) => {
    const status = statementStatuses.find(
      (each) => bulkBarrier({ status: each, sums: sums(100), isWaitingOpen: false }, act) === undefined,
    );
    return status && bulkBarrier({ status, sums: sums(100), isWaitingOpen: true }, act);
  });
  expect(barriers).toEqual([undefined, undefined, undefined, 'waiting']);
});

it('amounts are added up by currency', () => {
  const statements = [
    { currency: 'EUR', sums: sums(100) },
    { currency: 'PLN', sums: sums(50_000) },
    { currency: 'EUR', sums: sums(-30) },
  ];
  expect(totalsByCurrency(statements)).toEqual([
    { n: 2, total: { amountMinor: 70, currency: 'EUR' } },
    { n: 1, total: { amountMinor: 50_000, currency: 'PLN' } },
  ]);
  expect(totalsByCurrency([])).toEqual([]);
});
