import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkEmail } from '../../../src/domain/contact/checkEmail.ts';
import { normaliseEmail } from '../../../src/domain/contact/normaliseEmail.ts';
import { readEmail } from '../../../src/domain/contact/readEmail.ts';
import { emails } from '../../support/contract/emails.ts';
import { outsideText } from '../../support/outsideValues.ts';

it.each(emails)('%j is kept as %j', (typed, kept) => {
  expect(readEmail(typed)).toBe(kept);
});

it.each([
  ['', { code: 'required' }],
  [' ', { code: 'required' }],
  ['ann', { code: 'email' }],
  [' ann@greenline.test ', undefined],
])('%j has the problem %j', (typed, problem) => {
  expect(checkEmail(typed)).toEqual(problem);
});

it('is judged at once, however long the text', () => {
  expect(readEmail(`a@${'b.'.repeat(1_000_000)}`)).toBeUndefined();
  expect(readEmail(`${'a.'.repeat(1_000_000)}@b.co`)).toBeUndefined();
});

it('takes any text, and what is kept is kept as it is', () => {
  const address = fc.tuple(outsideText, outsideText).map(([name, host]) => `${name}@${host}.de`);
  fc.assert(
    fc.property(fc.oneof(outsideText, address), (typed) => {
      const kept = readEmail(typed);
      expect(readEmail(kept ?? '')).toBe(kept);
    }),
  );
});

it('is sent as it was typed, but for space around it, where it is no address', () => {
  expect([normaliseEmail(' Ann '), normaliseEmail(' Ann@Greenline.test ')]).toEqual(['Ann', 'ann@greenline.test']);
});
