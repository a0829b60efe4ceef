import { expect, it } from 'vitest';
import { extrasWith } from '../../../src/domain/statement/extrasWith.ts';
import type { ExtraFacts } from '../../../src/domain/statement/parseExtras.ts';
import { issuedStatement, tollLine } from '../../support/factories/statementFactory.ts';

const toll: ExtraFacts = { id: 'a1', kind: 'toll', amountMinor: 4_321, reason: 'Brenner' };
const fuel: ExtraFacts = { id: undefined, kind: 'fuel', amountMinor: 900, reason: 'Diesel' };

it('an extra without an id is added to those that are there', () => {
  expect(extrasWith(issuedStatement.lines, fuel)).toEqual([toll, fuel]);
});

it('an extra with an id takes the place of the one that has it', () => {
  const lines = [tollLine, { ...tollLine, id: 'a2' }];
  expect(extrasWith(lines, { ...toll, amountMinor: 1 })).toEqual([
    { ...toll, amountMinor: 1 },
    { ...toll, id: 'a2' },
  ]);
});

it('an extra that is no longer there cannot be changed', () => {
  expect(extrasWith([{ ...tollLine, id: 'a2' }], toll)).toBeUndefined();
});
