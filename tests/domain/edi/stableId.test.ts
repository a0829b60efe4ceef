import { expect, it } from 'vitest';
import { stableId } from '../../../src/domain/edi/stableId.ts';

it('makes one id of one text, and ids that differ of texts that differ', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `edi/ZZ/GREENLINE/000000077/0001/${at}/arrived`);
  const ids = texts.map(stableId);
  expect(new Set(ids).size).toBe(texts.length);
  expect(texts.map(stableId)).toEqual(ids);
  expect(stableId('a')).not.toBe(stableId('b'));
});

it.each(['', 'a', '東京', 'x'.repeat(1_000)])('makes a UUID', (text) => {
  expect(stableId(text)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
});

it('keeps the ids it has given, as files that were read before are known by them', () => {
  expect(stableId('edi')).toBe('99f2591c-3569-8078-821b-2050e3b5e39a');
});
