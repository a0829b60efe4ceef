import { expect, it } from 'vitest';
import { initialsOf } from '../../../src/domain/account/initialsOf.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ålund', 'Å'],
  [' Ana  Maria da Silva ', 'AM'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
