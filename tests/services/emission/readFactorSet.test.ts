import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { desnz2025 } from '../../../services/emission/desnz2025.ts';
import { readFactorSet } from '../../../services/emission/readFactorSet.ts';

const shared = {
  set: 'Own factors',
  version: '3',
  publishedOn: '2026-02-01',
  region: 'Germany',
  gwp: 'AR6',
  licence: 'Internal',
  source: 'Own measurements',
};
const anyHgv = {
  key: 'any_hgv',
  vehicle: 'All trucks',
  fuel: 'diesel',
  refrigerated: false,
  load: null,
  unit: 'kg/tkm',
  distanceBasis: 'sfd',
  ttw: 0.08,
  wtt: 0.02,
  wtw: 0.1,
};

const folder = mkdtempSync(join(tmpdir(), 'factors-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const fileOf = (text: string): string => {
  const path = join(folder, `${(files += 1)}.json`);
  writeFileSync(path, text);
  return path;
};
const setWith = (factors: readonly object[], more: object = {}) =>
  fileOf(JSON.stringify({ ...shared, ...more, factors }));

it('reads the bundled set without a file', () => {
  expect(readFactorSet(undefined)).toBe(desnz2025);
});

it('reads a file, each factor with the set it is of', () => {
  expect(readFactorSet(setWith([anyHgv]))).toEqual([{ ...shared, ...anyHgv }]);
});

describe('a file that is wrong is told in one sentence', () => {
  const path = 'EMISSION_FACTORS names ';
  it.each<[string, () => string, string]>([
    ['no file', () => '/nowhere/factors.json', 'which does not exist.'],
    ['no JSON', () => fileOf('factors'), 'which is not readable JSON.'],
    ['no factors', () => setWith([]), 'where factors is wrong'],
    ['none for any truck', () => setWith([{ ...anyHgv, key: 'rigid_17' }]), 'has no factor any_hgv in kg/tkm.'],
    ['the same twice', () => setWith([anyHgv, anyHgv]), 'has two factors for the same.'],
    [
      'grams for kilograms',
      () => setWith([{ ...anyHgv, ttw: 80, wtt: 20, wtw: 100 }]),
      'is not between 20 and 3000 g per tkm.',
    ],
    ['tonnes for kilograms', () => setWith([{ ...anyHgv, ttw: 0.008, wtt: 0.002, wtw: 0.01 }]), 'is not between 20'],
    [
      'the source added twice',
      () => setWith([{ ...anyHgv, wtw: 0.12 }]),
      'has a wtw that is not the sum of its ttw and wtt.',
    ],
    ['a field nobody knows', () => setWith([{ ...anyHgv, scope: 3 }]), 'where factors.0.scope is wrong'],
    [
      'another distance',
      () => setWith([{ ...anyHgv, distanceBasis: 'gcd' }]),
      'where factors.0.distanceBasis is wrong',
    ],
    [
      'no day',
      () => setWith([anyHgv], { publishedOn: 'June' }),
      'where publishedOn is wrong: must be a day or a month.',
    ],
  ])('%s', (_, file, expected) => {
    expect(() => readFactorSet(file())).toThrow(path);
    expect(() => readFactorSet(file())).toThrow(expected);
    expect(() => readFactorSet(file())).toThrow(/^[^\n]+[.]$/);
  });
});
