import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newPassword } from '../../../../services/account/passwords/newPassword.ts';

it.each([
  'Haul-2026-demo',
  'correct horse battery staple',
  'ünïcødé pässwörd',
  '🚚🚚🚚🚚🚚🚚🚚🚛',
  '        x',
  'q'.repeat(128),
])('accepts %j', (password) => {
  expect(v.is(newPassword, password)).toBe(true);
});

it.each([
  ['', 'nothing'],
  ['seven77', 'fewer than eight characters'],
  ['🚚🚚🚚🚚🚚🚚🚚', 'seven characters in fourteen code units'],
  ['q'.repeat(129), 'more than 128 characters'],
  ['password', 'one of the most common'],
  ['PassWord1', 'a common one in capitals'],
  ['1qaz2wsx3edc', 'a walk over the keyboard'],
  ['trustno1', 'one of the most common'],
  ['tazmania', 'one of the 10,000 most common'],
  ['111555999', 'one of the 100,000 most common'],
  ['Winter2026!', 'a season and a year'],
])('refuses %j: %s', (password) => {
  expect(v.is(newPassword, password)).toBe(false);
});
