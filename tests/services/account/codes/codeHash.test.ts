import { expect, it } from 'vitest';
import { codeHash } from '../../../../services/account/codes/codeHash.ts';

const pepper = new Uint8Array(32).fill(7);
const known = codeHash(pepper, 'salt', 'confirm', '123456');

it('is the same for the same code', () => {
  expect(codeHash(pepper, 'salt', 'confirm', '123456')).toBe(known);
});

it.each([
  ['code', codeHash(pepper, 'salt', 'confirm', '123457')],
  ['salt', codeHash(pepper, 'salt2', 'confirm', '123456')],
  ['purpose', codeHash(pepper, 'salt', 'reset', '123456')],
  ['pepper', codeHash(new Uint8Array(32).fill(8), 'salt', 'confirm', '123456')],
])('is another one with another %s', (_, other) => {
  expect(other).not.toBe(known);
});
