import { describe, expect, it } from 'vitest';
import { amountCell } from '../../../src/domain/money/amountCell.ts';
import { extraDraft, parseExtra } from '../../../src/domain/statement/parseExtras.ts';
import { tollLine } from '../../support/factories/statementFactory.ts';

const draft = (values: object) => ({ id: '', kind: 'toll', amount: '42.50', reason: 'Brenner', ...values });
const valueOf = (values: object, currency = 'EUR') => {
  const read = parseExtra(draft(values), currency);
  return read.ok ? read.value.amountMinor : read.problems;
};

it.each([
  ['a new one', '', undefined],
  ['one that is changed', 'line-1', 'line-1'],
])('an extra, %s, has the id %j', (_, id, kept) => {
  expect(parseExtra(draft({ id }), 'EUR')).toMatchObject({ ok: true, value: { id: kept } });
});

describe('the amount of an extra', () => {
  it.each([
    [{}, 'EUR', 4_250],
    [{ amount: '1,250.5' }, 'EUR', 125_050],
    [{ amount: '1250' }, 'JPY', 1_250],
    [{ amount: '42.505' }, 'BHD', 42_505],
    [{ kind: 'credit' }, 'EUR', -4_250],
    [{ kind: 'adjustment', amount: '-10' }, 'EUR', -1_000],
    [{ kind: 'adjustment', amount: '−10' }, 'EUR', -1_000],
    [{ kind: 'adjustment', amount: '10' }, 'EUR', 1_000],
    [{ amount: '1,000,000' }, 'EUR', 100_000_000],
  ])('%j in %s is %j', (values, currency, minor) => {
    expect(valueOf(values, currency)).toBe(minor);
  });

  it.each([
    [{ amount: '-10' }, ['amount']],
    [{ kind: 'credit', amount: '-10' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '' }, ['amount']],
    [{ amount: '1,000,000.01' }, ['amount_large']],
    [{ kind: '' }, ['kind']],
    [{ reason: '  ' }, ['reason']],
    [{ reason: 'x'.repeat(201) }, ['reason_long']],
  ])('%j is refused: %j', (values, problems) => {
    expect(valueOf(values)).toEqual(problems);
  });
});

it('an extra that is typed again is the same', () => {
  for (const line of [
    tollLine,
    { ...tollLine, kind: 'credit' as const, amountMinor: -1 },
    { ...tollLine, kind: 'adjustment' as const, amountMinor: -123_456 },
  ]) {
    const read = parseExtra(extraDraft(line, 'EUR'), 'EUR');
    expect(read.ok && read.value.amountMinor).toBe(line.amountMinor);
  }
});

it.each([
  [1, 'EUR', 0.01],
  [-5_001, 'EUR', -50.01],
  [8_409_999_999_999, 'EUR', 84_099_999_999.99],
  [1_250, 'JPY', 1_250],
  [-42_505, 'BHD', -42.505],
])('%i of %s is %d in a spreadsheet', (amountMinor, currency, cell) => {
  expect(amountCell({ amountMinor, currency })).toBe(cell);
});
