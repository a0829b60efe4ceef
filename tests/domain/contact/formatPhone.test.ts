import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalisePhone } from '../../../src/domain/contact/normalisePhone.ts';
import { formatPhone } from '../../../src/domain/contact/formatPhone.ts';
import { outsideText } from '../../support/outsideValues.ts';

it.each([
  ['+14155552671', '+1 415 555 2671'],
  ['+79161234567', '+7 916 123 4567'],
  ['+4922155501000', '+49 221 5550 1000'],
  ['+33612345678', '+33 612 345 678'],
  ['+4721234567', '+47 2123 4567'],
  ['+351912345678', '+351 912 345 678'],
  ['+3541234567', '+354 123 4567'],
  ['+2348031234567', '+234 803 123 4567'],
  ['+2901234', '+290 1234'],
  ['+29012345', '+290 123 45'],
  ['+999123456789012', '+999 123 456 789 012'],
])('%s is shown as %s', (phone, read) => {
  expect(formatPhone(phone)).toBe(read);
});

it.each(['', '030 123456', '+49 30 123456', '+0123456', 'unknown'])(
  '%j is shown unchanged as it is not an international number',
  (text) => {
    expect(formatPhone(text)).toBe(text);
  },
);

const phones = fc.stringMatching(/^\+[1-9]\d{6,14}$/);

it('a number with spaces is read back as the same number', () => {
  fc.assert(
    fc.property(phones, (phone) => {
      expect(normalisePhone(formatPhone(phone))).toBe(phone);
    }),
  );
});

it('no digit stands alone', () => {
  fc.assert(
    fc.property(phones, (phone) => {
      expect(formatPhone(phone)).toMatch(/^\+\d{1,3}( \d{2,4})+$/);
    }),
  );
});

it('any text keeps its characters', () => {
  fc.assert(
    fc.property(outsideText, (text) => {
      expect(formatPhone(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});
