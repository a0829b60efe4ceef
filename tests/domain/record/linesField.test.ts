import { expect, it } from 'vitest';
import { linesField } from '../../../src/domain/record/linesField.ts';

const field = linesField({ most: 20 });

it.each(['Come and drive.', 'Come.\nBring\tit.', '🚚'.repeat(20)])(
  'a text field with several lines accepts %j',
  (typed) => {
    expect(field.read(typed)).toEqual({ ok: true, value: typed });
    expect(field.write(typed)).toBe(typed);
  },
);

it.each([
  ['🚚'.repeat(21), { code: 'too_long', limits: { most: 20 } }],
  ['Come.\u0000', { code: 'unprintable' }],
  ['Come.\u202E', { code: 'unprintable' }],
  ['\u200B\n\u200B', { code: 'unprintable' }],
])('a text field with several lines rejects %j and says why', (typed, problems) => {
  expect(field.read(typed)).toEqual({ ok: false, problems });
});
