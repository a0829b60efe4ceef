import { expect, it } from 'vitest';
import { phoneOf } from '../../../src/domain/edi/phoneOf.ts';

it.each([
  ['+32 3 555 01 42', undefined, '+3235550142'],
  ['3125550142', 'US', '+13125550142'],
  ['13125550142', 'US', '+13125550142'],
  ['(514) 555-0142', 'CA', '+15145550142'],
  ['3125550142', 'MX', undefined],
  ['3125550142', undefined, undefined],
  ['555014', 'US', undefined],
  ['23125550142', 'US', undefined],
  ['', 'US', undefined],
])('the phone %j of a place in %s is %s', (typed, country, phone) => {
  expect(phoneOf(typed, country)).toBe(phone);
});
