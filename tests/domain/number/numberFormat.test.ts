import { expect, it } from 'vitest';
import { numberFormat } from '../../../src/domain/number/numberFormat.ts';

it('a number formatter is made once per locale and options', () => {
  expect(numberFormat('de-DE')).toBe(numberFormat('de-DE'));
  expect(numberFormat('de-DE').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en-US').format(1234.5)).toBe('1,234.5');
  expect(numberFormat('en-US', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(numberFormat('en-US', { style: 'percent' })).toBe(numberFormat('en-US', { style: 'percent' }));
});
