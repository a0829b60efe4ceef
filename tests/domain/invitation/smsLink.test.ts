import { expect, it } from 'vitest';
import { smsLink } from '../../../src/domain/invitation/smsLink.ts';

it('the SMS link opens a message to the number with any text', () => {
  const words = 'Olá João,\nK7QX2MPA & http://fleet.test/?a=b#c';
  const link = smsLink('+351912345678', words) ?? '';
  expect(link).toMatch(/^sms:\+351912345678\?&body=[\w%.!~*'()-]+$/);
  expect(decodeURIComponent(link.split('body=')[1] ?? '')).toBe(words);
});

it.each([undefined, '', '912345678', '+351 912', 'javascript:alert(1)'])('there is no SMS link to %j', (phone) => {
  expect(smsLink(phone, 'Hello')).toBeUndefined();
});
