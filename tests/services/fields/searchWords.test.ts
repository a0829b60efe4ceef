import { expect, it } from 'vitest';
import { searchParts } from '../../../services/fields/searchParts.ts';
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
  ['Frankfurt am Main, DE → Bad Homburg, DE', ['Frankfurt', 'am', 'Main', 'DE', 'Bad', 'Homburg', 'DE']],
  ['a b c d e f g h i j k l m', ['a b c d e f g h i j k l m']],
])('%j is searched as %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

it.each([
  [
    'Den Haag, NL → Munich',
    [
      ['Den Haag', 'NL'],
      ['NL', undefined],
      ['Munich', undefined],
    ],
  ],
  [
    'Nancy - Lyon',
    [
      ['Nancy', undefined],
      ['Lyon', undefined],
    ],
  ],
  ['K-ZJ 1041', [['K-ZJ 1041', undefined]]],
  ['%', [['%', undefined]]],
])('%j has these parts, each with the country that follows', (typed, parts) => {
  expect(searchParts(typed).map(({ words, country }) => [words.join(' '), country])).toEqual(parts);
});
