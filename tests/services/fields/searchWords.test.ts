import { expect, it } from 'vitest';
import { searchWords } from '../../../services/fields/searchWords.ts';

it.each([
  ['Nancy', ['Nancy']],
  ['Nancy Munich', ['Nancy', 'Munich']],
  ['Nancy, FR → München, DE', ['Nancy', 'FR', 'München', 'DE']],
  ['Nancy - Munich', ['Nancy', 'Munich']],
  ['SR-2026-000123', ['SR-2026-000123']],
  ['K-ZJ 1041', ['K-ZJ', '1041']],
  ['%', ['%']],
  ['- ,', ['- ,']],
  ['a b c d e f g', ['a b c d e f g']],
])('%j is searched as %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
