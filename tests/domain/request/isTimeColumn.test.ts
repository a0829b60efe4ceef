import { expect, it } from 'vitest';
import { importColumns } from '../../../src/domain/request/importColumns.ts';
import { isTimeColumn } from '../../../src/domain/request/isTimeColumn.ts';

it('the windows and the deadline of an import are times, and nothing else', () => {
  expect(Object.keys(importColumns).filter(isTimeColumn)).toEqual([
    'pickup_from',
    'pickup_to',
    'delivery_from',
    'delivery_to',
    'decide_by',
  ]);
});

it('a column that is not known is no time', () => {
  expect(['colour_to', 'constructor', ''].filter(isTimeColumn)).toEqual([]);
});
