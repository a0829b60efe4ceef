import { expect, it } from 'vitest';
import { readRows } from '../../../src/domain/csv/readRows.ts';
import { importColumns } from '../../../src/domain/request/importColumns.ts';
import { importTemplate } from '../../../src/domain/request/importTemplate.ts';

it('the table to fill in has every column, and an example that can be decided, picked up and delivered in turn', () => {
  const [titles, ...rows] = readRows(importTemplate('2026-12-30')).map(({ cells }) => cells);
  expect(titles).toEqual(Object.keys(importColumns));
  expect(rows).toHaveLength(1);
  const example = Object.fromEntries((titles ?? []).map((title, at) => [title, rows[0]?.[at]]));
  expect(example).toMatchObject({
    decide_by: '2026-12-31 16:00',
    pickup_from: '2027-01-01 08:00',
    pickup_to: '2027-01-01 12:00',
    delivery_from: '2027-01-02 08:00',
    delivery_to: '2027-01-02 16:00',
    currency: 'EUR',
  });
});
