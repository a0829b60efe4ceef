import { expect, it } from 'vitest';
import { hasLink as inService } from '../../services/fields/hasLink.ts';
import { hasLink as inForm } from '../../src/domain/form/hasLink.ts';

it.each([
  ['See evil.test', true],
  ['Evil.com', true],
  ['evil.Com/now', true],
  ['EVIL.EXAMPLE', true],
  ['ＥＶＩＬ．ＴＥＳＴ', true],
  ['ask me@evil.test', true],
  ['http://x', true],
  ['WWW.evil', true],
  ['почта.рф', true],
  ['evil.\u200bcom', true],
  ['evil。com', true],
  ['Start tomorrow.Please call', false],
  ['Truck No.AB 12', false],
  ['Be there at 8.30, gate 4.', false],
  ['It was e.g. late … really', false],
])('form and service agree whether %j holds a link', (text, expected) => {
  expect([inForm(text), inService(text)]).toEqual([expected, expected]);
});
