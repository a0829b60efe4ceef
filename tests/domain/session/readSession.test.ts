import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCompany } from '../../../src/domain/session/readCompany.ts';
import { readStored } from '../../../src/domain/session/readStored.ts';
import { readToken } from '../../../src/domain/session/readToken.ts';
import { readUser } from '../../../src/domain/session/readUser.ts';
import { inheritedNames, outsideText, outsideValue } from '../../support/outsideValues.ts';

describe('reading a stored user', () => {
  it.each([
    [
      { id: 'u1', name: ' Ann ', email: 'ann@greenline.test', phone: '+4930123456' },
      { id: 'u1', name: 'Ann', email: 'ann@greenline.test', phone: '+4930123456' },
    ],
    [{ id: 7, name: 1, email: '', admin: true }, { id: '7' }],
  ])('reads %j as %j', (raw, user) => {
    expect(readUser(raw)).toEqual(user);
  });

  it.each([
    undefined,
    null,
    '',
    'u1',
    7,
    [],
    {},
    { id: '' },
    { id: ' ' },
    { id: null },
    { id: Number.NaN },
    Object.create({ id: 'u1' }),
  ])('rejects %j', (raw) => {
    expect(readUser(raw)).toBeUndefined();
  });
});

it.each([
  [
    { id: 'c1', name: 'Greenline', domain: 'greenline.com', extra: 1 },
    { id: 'c1', name: 'Greenline', domain: 'greenline.com' },
  ],
  [{ id: 1 }, { id: '1', name: '', domain: '' }],
  [
    { id: 'c1', chosenBy: 'ann' },
    { id: 'c1', name: '', domain: '', chosenBy: 'ann' },
  ],
  [
    { id: 'c1', chosenBy: { id: 'ann' } },
    { id: 'c1', name: '', domain: '' },
  ],
  [{ name: 'Greenline' }, undefined],
  [null, undefined],
])('the stored company %j is read as %j', (raw, company) => {
  expect(readCompany(raw)).toEqual(company);
});

it.each([
  ['a.B-1_~+/=', 'a.B-1_~+/='],
  ['', undefined],
  ['a b', undefined],
  ['a\n', undefined],
  ['ü', undefined],
  [null, undefined],
  [7, undefined],
])('the stored token %j is read as %j', (raw, token) => {
  expect(readToken(raw)).toBe(token);
});

it.each([
  ['{"id":"u1"}', { id: 'u1' }],
  ['{', undefined],
  ['', undefined],
  ['undefined', undefined],
  ['null', undefined],
  [null, undefined],
])('the stored text %j is parsed as %j', (text, value) => {
  expect(readStored(text)).toEqual(value);
});

it('reading stored values never throws, gives the same when repeated and never changes Object.prototype', () => {
  const before = inheritedNames();
  fc.assert(
    fc.property(outsideValue, (raw) => {
      const [user, company, token] = [readUser(raw), readCompany(raw), readToken(raw)];
      expect([readUser(user), readCompany(company), readToken(token)]).toEqual([user, company, token]);
    }),
  );
  fc.assert(fc.property(outsideText, (text) => readStored(text) !== null));
  expect(inheritedNames()).toEqual(before);
});
