import { expect, it } from 'vitest';
import { templateName } from '../../../src/domain/request/templateName.ts';

it.each([
  ['', undefined],
  ['   ', undefined],
  [' Weekly  to Lyon ', 'Weekly to Lyon'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), undefined],
])('“%s” is kept as %j', (typed, name) => {
  expect(templateName(typed)).toBe(name);
});
