import { expect, it } from 'vitest';
import { charactersUsed } from '../../../src/domain/record/charactersUsed.ts';
import { linesField } from '../../../src/domain/record/linesField.ts';

it.each([
  ['nothing', 0, undefined],
  ['just under four fifths', 15, undefined],
  ['four fifths', 16, { used: 16, isOver: false }],
  ['all there is', 20, { used: 20, isOver: false }],
  ['one too many', 21, { used: 21, isOver: true }],
])('characters are counted from four fifths on: %s', (_, length, found) => {
  expect(charactersUsed('x'.repeat(length), 20)).toEqual(found);
});

it('a pictogram is one character, and spaces around a text are none', () => {
  expect(charactersUsed(`  ${'🚚'.repeat(20)}\n`, 20)).toEqual({ used: 20, isOver: false });
});

it.each([20, 21])('a text is over when its field refuses it (%i characters)', (length) => {
  const text = '🚚'.repeat(length);
  expect(charactersUsed(text, 20)?.isOver).toBe(!linesField({ most: 20 }).read(text).ok);
});
