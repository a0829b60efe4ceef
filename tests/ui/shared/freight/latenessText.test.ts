import { expect, it } from 'vitest';
import { latenessText } from '../../../../src/ui/shared/freight/latenessText.ts';

it.each([
  [45, '45 min'],
  [800, '13 h 20 min'],
  [2879, '47 h 59 min'],
  [2880, '2 days'],
  [82_701, '57 days'],
])('%i minutes late reads %s', (minutes, text) => {
  expect(latenessText(minutes, 'en-GB').replaceAll(/\s/gu, ' ')).toBe(text);
});
