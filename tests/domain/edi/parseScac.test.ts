import { expect, it } from 'vitest';
import { parseScac } from '../../../src/domain/edi/parseScac.ts';

it.each([
  ['GRNL', 'GRNL'],
  [' grnl ', 'GRNL'],
  ['ab', 'AB'],
])('reads %j as the carrier code %s', (typed, scac) => {
  expect(parseScac(typed)).toEqual({ ok: true, scac });
});

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['A', 'wrong'],
  ['GRNLX', 'wrong'],
  ['GR1', 'wrong'],
  ['GR L', 'wrong'],
  ['ÄÖ', 'wrong'],
])('takes %j for no carrier code: %s', (typed, problem) => {
  expect(parseScac(typed)).toEqual({ ok: false, problem });
});
