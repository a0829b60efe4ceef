import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkEmail } from '../../../src/domain/contact/checkEmail.ts';
import { normaliseEmail } from '../../../src/domain/contact/normaliseEmail.ts';
import { readEmail } from '../../../src/domain/contact/readEmail.ts';
import { emails } from '../../support/contract/emails.ts';
import { outsideText } from '../../support/outsideValues.ts';

it.each(emails)('%j is read as the email address %j', (typed, kept) => {
  expect(readEmail(typed)).toBe(kept);
});

it.each([
  ['', { code: 'required' }],
  [' ', { code: 'required' }],
  ['ann', { code: 'email' }],
  [' ann@greenline.test ', undefined],
])('the email address %j has the problem %j', (typed, problem) => {
  expect(checkEmail(typed)).toEqual(problem);
});

it('an email address is checked quickly, however long', () => {
  expect(readEmail(`a@${'b.'.repeat(1_000_000)}`)).toBeUndefined();
  expect(readEmail(`${'a.'.repeat(1_000_000)}@b.co`)).toBeUndefined();
});

it('any text is read, and a valid email address is unchanged when read again', () => {
  const address = fc.tuple(outsideText, outsideText).map(([name, host]) => `${name}@${host}.de`);
  fc.assert(
    fc.property(fc.oneof(outsideText, address), (typed) => {
      const kept = readEmail(typed);
      expect(readEmail(kept ?? '')).toBe(kept);
    }),
  );
});

it('an invalid email address is only trimmed when normalised', () => {
  expect([normaliseEmail(' Ann '), normaliseEmail(' Ann@Greenline.test ')]).toEqual(['Ann', 'ann@greenline.test']);
});
