import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../support/services/testDatabase.ts';

const db = await testDatabase();

const wordsOf = async (said: string): Promise<string> => {
  const { rows } = await sql<{ words: string }>`select shipment_words(${said}) as words`.execute(db);
  return rows[0]?.words ?? '';
};

it.each([
  ['Jörg Großmann', 'jorg grossmann'],
  ['Łódź', 'lodz'],
  ['KÖ-AB 123', 'ko-ab 123'],
  ['αθήνα', 'αθηνα'],
  ['a'.repeat(2_000), 'a'.repeat(2_000)],
  ['a'.repeat(2_001), 'a'.repeat(2_000)],
  [`${'a'.repeat(1_999)}я`, 'a'.repeat(1_999)],
  ['я'.repeat(1_000), 'я'.repeat(1_000)],
])('%j is searched as %j', async (said, words) => {
  expect(await wordsOf(said)).toBe(words);
});

it('what a shipment is searched by never takes more than an index has room for', async () => {
  const parts = fc.constantFrom('a', ' ', 'é', 'ß', 'я', '倉', '한', '🚚', 'ﷺ', 'ﬃ');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: parts, maxLength: 2_600, size: 'max' }), async (said) => {
      const words = await wordsOf(said);
      expect(Buffer.byteLength(words)).toBeLessThanOrEqual(2_000);
    }),
    { numRuns: 200 },
  );
});
