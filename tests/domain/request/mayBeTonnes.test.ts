import { expect, it } from 'vitest';
import { mayBeTonnes } from '../../../src/domain/request/mayBeTonnes.ts';

it.each([
  ['18,4', 18.4, true],
  ['18.0', 18, true],
  ['99.9', 99.9, true],
  ['18', 18, false],
  ['18400', 18_400, false],
  ['100,5', 100.5, false],
  ['12 000,5', 12_000.5, false],
])('%s kg may be in tonnes: %s kg, %s', (typed, grossKg, isSo) => expect(mayBeTonnes(typed, grossKg)).toBe(isSo));
