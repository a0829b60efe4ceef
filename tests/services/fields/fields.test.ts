import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailField } from '../../../services/fields/emailField.ts';
import { likeText } from '../../../services/fields/likeText.ts';
import { listQuery } from '../../../services/fields/listQuery.ts';
import { phoneField } from '../../../services/fields/phoneField.ts';
import { plainText } from '../../../services/fields/plainText.ts';

describe('a phone number', () => {
  it.each([
    ['+4915112345678', '+4915112345678'],
    ['0049 151 / 2345678', undefined],
    ['0049 (151) 234-56.78', '+491512345678'],
    ['+1 212 555 0100', '+12125550100'],
    ['+0 212 555 0100', undefined],
    ['0151 2345678', undefined],
    ['+123456', undefined],
    ['+1234567890123456', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, expected) => {
    const result = v.safeParse(phoneField, typed);
    expect(result.success ? result.output : undefined).toBe(expected);
  });

  it('is E.164 or refused, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const result = v.safeParse(phoneField, typed);
        expect(result.success ? result.output : '+1234567').toMatch(/^\+[1-9]\d{6,14}$/);
      }),
    );
  });
});

describe('an email address', () => {
  it('is kept trimmed and in lower case', () => {
    expect(v.parse(emailField, ' Noor.Haddad@Fleet.Test ')).toBe('noor.haddad@fleet.test');
  });

  it.each([
    '',
    'noor',
    'noor@',
    '@fleet.test',
    'a b@fleet.test',
    'a@b.test\nBcc: c@d.test',
    `${'a'.repeat(250)}@b.test`,
  ])('is not %j', (typed) => {
    expect(v.is(emailField, typed)).toBe(false);
  });
});

describe('plain text', () => {
  it('holds no control character and nothing but itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const result = v.safeParse(plainText(20), typed);
        const kept = result.success ? result.output : 'refused';
        expect(/\p{Cc}|\p{Cs}|\p{Bidi_Control}/u.test(kept)).toBe(false);
        expect([typed.trim().replaceAll(/\p{Z}+/gu, ' '), 'refused']).toContain(kept);
      }),
    );
  });

  it('may be any letters, digits and signs that do not end in space', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\p{L}\p{N}\p{P}\p{S}]([\p{L}\p{M}\p{N}\p{P}\p{S} ]{0,17}[\p{L}\p{N}])?$/u),
        (typed) => {
          expect(v.is(plainText(80), typed) || !/[^\p{Default_Ignorable_Code_Point}\u2800]/u.test(typed)).toBe(true);
        },
      ),
    );
  });

  it.each(['O’Brien', 'שרה כהן', 'محمد علي', '佐藤 花子', 'می‌خواهم', '👩‍👩‍👧 Haulage', 'Zoë', 'A&B <GmbH>'])(
    'may be %j',
    (typed) => {
      expect(v.parse(plainText(80), typed)).toBe(typed);
    },
  );

  it.each([
    ['Ada  Berg', 'Ada Berg'],
    ['K\u00a0NT\u202f \u30001234', 'K NT 1234'],
    [`${' '.repeat(80)}A${' '.repeat(80)}B`, 'A B'],
  ])('with single spaces where there was more: %j', (typed, kept) => {
    expect(v.parse(plainText(80), typed)).toBe(kept);
  });

  it.each([
    ['half a character', 'Ada\ud800'],
    ['the other half', '\udc00Ada'],
    ['an override of direction', 'Ada\u202Egnp.exe'],
    ['an isolate', 'Ada\u2066'],
    ['a mark of direction', '\u200FAda'],
    ['nothing but zero-width spaces', '\u200B\u200B'],
    ['nothing but joiners and spaces', '\u200D \u2060'],
    ['nothing but a soft hyphen', '\u00AD'],
    ['nothing but a filler', '\u3164'],
    ['nothing but empty braille', '\u2800'],
    ['nothing but a variation selector', '\uFE0F'],
  ])('may not be or hold %s', (_what, typed) => {
    expect(v.is(plainText(80), typed)).toBe(false);
  });
});

it.each([
  ['Carmen', '%carmen%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
])('looks for %j as %j', (words, pattern) => {
  expect(likeText(words)).toBe(pattern);
});

describe('the query of a list', () => {
  const query = listQuery(['createdAt', 'name'], '-createdAt', {});

  it('has a beginning, a size and an order of its own', () => {
    expect(v.parse(query, {})).toEqual({ page: 0, size: 20, sort: { by: 'createdAt', direction: 'desc' }, q: '' });
  });

  it('reads what is given', () => {
    expect(v.parse(query, { page: '3', size: '5000', sort: 'name', q: ' new \u00a0 oslo ' })).toEqual({
      page: 3,
      size: 1000,
      sort: { by: 'name', direction: 'asc' },
      q: 'new oslo',
    });
  });
});
