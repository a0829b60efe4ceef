import { expect, it } from 'vitest';
import { importColumnOf } from '../../../src/domain/request/importColumnOf.ts';
import { importColumns } from '../../../src/domain/request/importColumns.ts';
import { importTitleOf } from '../../../src/domain/request/importTitleOf.ts';

it.each([
  ['pickup_from', 'Pickup from'],
  ['weight_kg', 'Weight kg'],
  ['un_number', 'UN number'],
  ['adr_class', 'ADR class'],
])('calls %s “%s”', (column, title) => expect(importTitleOf(column)).toBe(title));

it.each(Object.keys(importColumns))('the title of %s names it in a table', (column) =>
  expect(importColumnOf(importTitleOf(column))).toBe(column),
);
