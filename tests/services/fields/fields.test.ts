import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { likePattern } from '../../../services/fields/likePattern.ts';
import { listQuery } from '../../../services/fields/listQuery.ts';
import { phoneField } from '../../../services/fields/phoneField.ts';
import { plainText } from '../../../services/fields/plainText.ts';
import { outsideCharacter } from '../../support/outsideValues.ts';

describe('a phone number', () => {
  it('becomes E.164 or is refused, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const result = v.safeParse(phoneField, typed);
        expect(result.success ? result.output : '+1234567').toMatch(/^\+[1-9]\d{6,14}$/);
      }),
    );
  });
});

describe('plain text', () => {
  it('holds no control character and nothing but itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: outsideCharacter, maxLength: 30 }), (typed) => {
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
});

it.each([
  ['Carmen', '%carmen%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
])('looks for %j as %j', (words, pattern) => {
  expect(likePattern(words)).toBe(pattern);
});

describe('the query of a list', () => {
  const query = listQuery(['createdAt', 'name'], '-createdAt', {});

  it('has defaults for page, size and sort', () => {
    expect(v.parse(query, {})).toEqual({ page: 0, size: 20, sort: { by: 'createdAt', direction: 'desc' }, q: '' });
  });

  it('parses what is given', () => {
    expect(v.parse(query, { page: '3', size: '5000', sort: 'name', q: ' new \u00a0 oslo ' })).toEqual({
      page: 3,
      size: 1000,
      sort: { by: 'name', direction: 'asc' },
      q: 'new oslo',
    });
  });
});
