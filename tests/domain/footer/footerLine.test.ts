import { expect, it } from 'vitest';
import { footerLine } from '../../../src/domain/footer/footerLine.ts';

it.each([
  ['Greenline Haulage', '© 2026 Greenline Haulage'],
  [undefined, '© 2026'],
  [' ', '© 2026'],
])('the footer of %j is %j', (company, line) => {
  expect(footerLine(company, 2026)).toBe(line);
});
