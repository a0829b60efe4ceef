import { expect, it } from 'vitest';
import { latinText } from '../../../src/domain/edi/edifact/latinText.ts';
import { foldedName } from '../../../src/domain/find/foldedName.ts';
import { usualDelimiters } from '../../../src/domain/edi/x12/x12Delimiters.ts';
import { x12Text } from '../../../src/domain/edi/x12/x12Text.ts';

const names = [
  ['Łódź', 'lodz'],
  ['Đakovo', 'dakovo'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Großenhain', 'grossenhain'],
  ['Saint-Étienne', 'saint etienne'],
  ['İzmir', 'izmir'],
  ['Diyarbakır', 'diyarbakir'],
] as const;

it.each([...names, ['  St. Louis ', 'st louis'], [undefined, '']] as const)('%j is compared as %j', (name, folded) => {
  expect(foldedName(name)).toBe(folded);
});

it.each(names)('%s is known again in a file of ours', (name, folded) => {
  expect(foldedName(latinText(name))).toBe(folded);
  expect(foldedName(x12Text(name, usualDelimiters))).toBe(folded);
});
