import { expect, it } from 'vitest';
import { type DateOrder, readCellTime } from '../../../src/domain/request/readCellTime.ts';

const said = (cell: string, order: DateOrder | undefined) => {
  const read = readCellTime(cell, order);
  return read && `${new Date(read.local).toISOString().slice(0, 16)}${read.isAmbiguous ? ' ?' : ''}`;
};

it.each<[string, DateOrder | undefined, string | undefined]>([
  ['2026-11-24 08:00', undefined, '2026-11-24T08:00'],
  ['2026-12-01T8:00:30', 'mdy', '2026-12-01T08:00'],
  ['2026/12/01 08:00', 'dmy', '2026-12-01T08:00'],
  ['24.11.2026 8:00', undefined, '2026-11-24T08:00'],
  ['1.12.2026, 08:00', 'mdy', '2026-12-01T08:00 ?'],
  ['24/11/2026 08:00', 'dmy', '2026-11-24T08:00'],
  ['1/12/2026 08:00', 'dmy', '2026-12-01T08:00 ?'],
  ['1/12/2026 08:00', 'mdy', '2026-01-12T08:00 ?'],
  ['12/12/2026 08:00', 'mdy', '2026-12-12T08:00'],
  ['24-11-2026 08:00', 'dmy', '2026-11-24T08:00'],
  ['11/24/2026 8:15 PM', 'mdy', '2026-11-24T20:15'],
  ['11/24/2026 12:15 a.m.', 'mdy', '2026-11-24T00:15'],
  // What is no date in the order of the company is never turned.
  ['11/24/2026 08:00', 'dmy', undefined],
  ['24/11/2026 08:00', 'mdy', undefined],
  ['1/12/2026 08:00', 'ymd', undefined],
  ['1/12/2026 08:00', undefined, undefined],
  ['31/02/2026 08:00', 'dmy', undefined],
  ['24/11/2026 13:00 PM', 'dmy', undefined],
  ['24/11/26 08:00', 'dmy', undefined],
  ['24/11-2026 08:00', 'dmy', undefined],
  ['24/11/2026 08:60', 'dmy', undefined],
  ['24/11/2026', 'dmy', undefined],
  ['2026-11-24T08:00:00+01:00', 'dmy', undefined],
])('%s in the order %s is %s', (cell, order, expected) => {
  expect(said(cell, order)).toBe(expected);
});
