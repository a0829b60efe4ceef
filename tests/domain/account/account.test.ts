import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNewPassword } from '../../../src/domain/account/checkNewPassword.ts';
import { checkSignIn } from '../../../src/domain/account/checkSignIn.ts';
import { checkSignUp } from '../../../src/domain/account/checkSignUp.ts';
import { commonPasswords } from '../../../src/domain/account/commonPasswords.ts';
import { normaliseCode } from '../../../src/domain/account/normaliseCode.ts';
import { normalisePhone } from '../../../src/domain/contact/normalisePhone.ts';
import { passwordRules } from '../../../src/domain/account/passwordRules.ts';
import { sentBeforeRefusal } from '../../../src/domain/account/sentBeforeRefusal.ts';
import { secondsUntilResend } from '../../../src/domain/account/secondsUntilResend.ts';
import type { Problems } from '../../../src/domain/record/Problem.ts';
import { outsideText } from '../../support/outsideValues.ts';

/** The code of each field's problem. */
const codesOf = (problems: Problems): object =>
  Object.fromEntries(Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem.code]] : [])));

const draft = {
  company: 'Greenline Haulage',
  name: 'Ann Lee',
  email: 'ann@greenline.test',
  phone: '+49 30 1234567',
  password: 'Haul-2026-demo',
};

describe('a sign-up', () => {
  it('has no problems when it is complete', () => {
    expect(codesOf(checkSignUp(draft))).toEqual({});
  });

  it.each([
    [{ company: ' ' }, { company: 'required' }],
    [{ company: 'x'.repeat(121) }, { company: 'too_long' }],
    [{ company: '🚚'.repeat(120) }, {}],
    [{ name: '' }, { name: 'required' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'ann' }, { email: 'email' }],
    [{ email: ' ann@greenline.test ' }, {}],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '  ' }, { phone: 'required' }],
    [{ phone: '030 1234567' }, { phone: 'phone' }],
    [{ phone: '0049 (0)30 / 1234-567' }, {}],
    [{ password: '' }, { password: 'required' }],
    [{ password: 'Ab1!xyz' }, { password: 'too_short' }],
    [{ password: 'x'.repeat(129) }, { password: 'too_long' }],
    [{ password: '🚚🚚🚚🚚🚚🚚🚚🚚' }, {}],
    [{ password: '        ' }, {}],
    [{ password: 'Ann@Greenline.TEST' }, { password: 'password_email' }],
    [{ password: 'PassWord1' }, { password: 'password_common' }],
    [{ password: 'haulage2026' }, { password: 'password_common' }],
    [{ company: 'Quigley Trucks', password: 'Quigley2026!' }, { password: 'password_common' }],
  ])('with %j has the problems %j', (fields, problems) => {
    expect(codesOf(checkSignUp({ ...draft, ...fields }))).toEqual(problems);
  });
});

it.each([
  [{ username: 'ann@greenline.test', password: 'x' }, {}],
  [
    { username: '', password: '' },
    { username: 'required', password: 'required' },
  ],
  [{ username: 'ann', password: 'x' }, { username: 'email' }],
  [{ username: 'ann@greenline.test', password: '🚚'.repeat(128) }, {}],
  [{ username: 'ann@greenline.test', password: 'x'.repeat(129) }, { password: 'too_long' }],
])('signing in with %j has the problems %j', (signIn, problems) => {
  expect(codesOf(checkSignIn(signIn))).toEqual(problems);
});

it.each([
  [{ otp: ' 123 456 ' }, {}],
  [{ otp: '' }, { otp: 'required' }],
  [{ otp: '12345' }, { otp: 'code_format' }],
  [{ otp: '12345a' }, { otp: 'code_format' }],
  [{ otp: '१२३४५६' }, { otp: 'code_format' }],
  [{ password: 'ann@greenline.test' }, { password: 'password_email' }],
])('a new password with %j has the problems %j', (fields, problems) => {
  const username = 'ann@greenline.test';
  expect(codesOf(checkNewPassword({ username, otp: '123456', password: 'Haul-2026-demo', ...fields }))).toEqual(
    problems,
  );
});

it('a text that is too short or too long is reported with its limits', () => {
  expect(checkSignUp({ ...draft, company: 'x'.repeat(121), password: 'short' })).toMatchObject({
    company: { code: 'too_long', limits: { least: 1, most: 120 } },
    password: { code: 'too_short', limits: { least: 8, most: 128 } },
  });
});

it('spaces are removed from a code', () => {
  expect(normaliseCode(' 12\t34\u00A056\n')).toBe('123456');
});

const met = (password: string) => passwordRules(password, draft.email).map((rule) => rule.met);

describe('the password rules', () => {
  it.each([
    ['', [false, false, false]],
    ['short', [false, true, false]],
    ['abc', [false, true, false]],
    ['12345678', [true, true, false]],
    ['ann@greenline.test', [true, false, true]],
    ['Haul-2026-demo', [true, true, true]],
  ])('for %j are met: %j', (password, rules) => {
    expect(met(password)).toEqual(rules);
  });

  it.each([
    ['noor.haddad@fleet.test', false],
    ['Noor.Haddad@Fleet.test ', false],
    ['noor.haddad', false],
    ['noor.haddad1', true],
    ['fleet.test', true],
    ['noor.haddad@fleet', true],
  ])('reject the email address and the part before its @ (%j is accepted: %j)', (password, isMet) => {
    const rule = passwordRules(password, ' Noor.Haddad@fleet.test').find((each) => each.rule === 'not-email');
    expect(rule?.met).toBe(isMet);
  });

  it.each(['', '  ', '@fleet.test'])('leave a password alone while the address is %j', (email) => {
    const [, notEmail] = passwordRules('Haul-2026-demo', email);
    expect(notEmail?.met).toBe(true);
  });

  it('reject 100 common passwords, none of them under eight characters', () => {
    expect(commonPasswords.size).toBe(100);
    expect([...commonPasswords].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
  });
});

describe('a phone number', () => {
  it('is unchanged when normalised again', () => {
    const typed = fc.oneof(outsideText, fc.string({ unit: fc.constantFrom('0', '1', '+', '(', ')', ' ', '-', '.') }));
    fc.assert(
      fc.property(typed, (text) => {
        expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text));
      }),
    );
  });
});

it.each([
  [0, 0, 30],
  [0, 1, 30],
  [0, 29_001, 1],
  [0, 30_000, 0],
  [0, 86_400_000, 0],
  [60_000, 0, 30],
])('a code sent at %i ms can be resent at %i ms in %i s', (lastSentAt, now, seconds) => {
  expect(secondsUntilResend(lastSentAt, now)).toBe(seconds);
});

it.each([
  [30, 30],
  [12, 12],
  [0, 0],
  [1_800, 30],
])('a code refused for %i s can be resent in %i s', (retryAfterSeconds, seconds) => {
  const now = 1_000_000;
  expect(secondsUntilResend(sentBeforeRefusal(retryAfterSeconds, now), now)).toBe(seconds);
});

it('the countdown after a long refusal starts at once', () => {
  const now = 1_000_000;
  expect(secondsUntilResend(sentBeforeRefusal(1_800, now), now + 10_000)).toBe(20);
});
