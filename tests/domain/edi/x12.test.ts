import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EdiFinding } from '../../../src/domain/edi/EdiFinding.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';
import { x12Text } from '../../../src/domain/edi/x12/x12Text.ts';
import { usualDelimiters } from '../../../src/domain/edi/x12/x12Delimiters.ts';
import { readFile } from './readFile.ts';
import { status214, tender204 } from './vectors.ts';

const errorsIn = (text: string): readonly EdiFinding[] => readFile(text).errors;

const bare = (row: readonly string[]) => row.join('*').replace(/\*+$/, '');

describe('a file of X12', () => {
  it('says who sent what to whom', () => {
    const { value, errors, notes } = readFile(tender204);
    expect([errors, notes]).toEqual([[], []]);
    expect(value).toMatchObject({
      syntax: 'x12',
      sender: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
      receiver: { qualifier: 'ZZ', id: 'GREENLINE' },
      control: '000000101',
      isTest: true,
    });
    expect(value?.sets.map(({ kind, control, segments }) => [kind, control, segments.length])).toEqual([
      ['204', '0001', 30],
    ]);
  });

  it('is read by its own delimiters, on one line or several', () => {
    const other = status214.replaceAll('*', '|').replaceAll('>', '^').replaceAll('~\n', '\r\n');
    expect(readFile(other).value?.sets[0]?.segments).toEqual(readFile(status214).value?.sets[0]?.segments);
    expect(readFile(status214.replaceAll('~\n', '~')).value?.sets).toEqual(readFile(status214).value?.sets);
  });

  it.each<[title: string, text: string, error: EdiFinding]>([
    ['nothing', '', { code: 'empty_file' }],
    ['blanks', ' \n ', { code: 'empty_file' }],
    ['something else', 'reference;pickup\n', { code: 'not_edi' }],
    ['a header of 105 characters', tender204.replace('LAKESHOREFOODS ', 'LAKESHOREFOODS'), { code: 'header_broken' }],
    ['a header alone', tender204.slice(0, 106), { code: 'trailer_missing', expected: 'IEA' }],
    ['a header alone that is cut', tender204.slice(0, 105), { code: 'header_broken' }],
    ['a letter as segment terminator', tender204.replace('*T*>~', '*T*>A'), { code: 'delimiters_clash' }],
    [
      'a count that is off by one',
      tender204.replace('SE*30', 'SE*31'),
      { code: 'count_differs', segment: 32, tag: 'SE', element: 1, read: '31', expected: '30' },
    ],
    [
      'numbers of the interchange that differ',
      tender204.replace('IEA*1*000000101', 'IEA*1*000000102'),
      { code: 'control_differs', segment: 34, tag: 'IEA', element: 2, read: '000000102', expected: '000000101' },
    ],
    [
      'numbers of the set that differ',
      tender204.replace('SE*30*0001', 'SE*30*0002'),
      { code: 'control_differs', segment: 32, tag: 'SE', element: 2, read: '0002', expected: '0001' },
    ],
    [
      'a terminator within a name',
      tender204.replace('HARBOR GROCERS', 'HARBOR~GROCERS'),
      { code: 'count_differs', segment: 33, tag: 'SE', element: 1, read: '30', expected: '31' },
    ],
    ['no end of the group', tender204.replace(/GE\*[^~]*~\n/, ''), { code: 'trailer_missing', expected: 'GE' }],
    ['no end', tender204.replace(/IEA[^]*/, ''), { code: 'trailer_missing', expected: 'IEA' }],
  ])('is refused with %s', (_, text, error) => {
    expect(errorsIn(text)).toContainEqual(error);
    expect(readFile(text).value).toBeUndefined();
  });

  it('may hold several sets in a group', () => {
    const [, set = ''] = /(ST\*214[^]*SE\*32\*0001~\n)/.exec(status214) ?? [];
    const second = set.replace('ST*214*0001', 'ST*214*0002').replace('SE*32*0001', 'SE*32*0002');
    const two = status214.replace(set, set + second).replace('GE*1', 'GE*2');
    expect(readFile(two).value?.sets.map(({ control }) => control)).toEqual(['0001', '0002']);
  });

  it('names segments around the sets that nobody understands', () => {
    const { value, notes } = readFile(tender204.replace('GE*1', 'TA1*X~\nGE*1'));
    expect(value?.sets).toHaveLength(1);
    expect(notes).toEqual([{ code: 'not_understood', segment: 33, tag: 'TA1' }]);
  });

  it('is never thrown at, and read in bounded time', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('ISAGSTE*~>\n0 ')) })),
        (text) => {
          readFile(text);
          readFile(tender204.slice(0, 106) + text);
        },
      ),
    );
    expect(errorsIn('~'.repeat(10_000_000))).toEqual([{ code: 'too_large' }]);
    expect(errorsIn(tender204.slice(0, 106) + '~'.repeat(4_900_000))).toEqual([{ code: 'too_many_segments' }]);
    expect(errorsIn(`${tender204.slice(0, 106)}ST*204*1~${'*'.repeat(10_001)}~`)).toEqual([
      { code: 'segment_too_long', segment: 3 },
    ]);
  });
});

describe('writing X12', () => {
  const envelope = {
    sender: { qualifier: 'ZZ', id: 'GREENLINE' },
    receiver: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
    isTest: true,
    made: { day: '2026-11-20', time: '10:22' },
    control: 55,
  } as const;

  it('counts segments and repeats numbers, so that what is written can be read', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from('AZ09 -/')) })
      .map((raw) => raw.trim().replaceAll(/ {2,}/g, ' '));
    fc.assert(
      fc.property(fc.array(fc.array(text, { maxLength: 5 }), { maxLength: 8 }), (rows) => {
        const sets = [{ kind: '990', lines: rows.map((row) => ['NTE', ...row] as const) }];
        const { value, errors } = readFile(writeX12(sets, envelope).text);
        expect(errors).toEqual([]);
        const body = value?.sets[0]?.segments.slice(1, -1) ?? [];
        expect(body.map(({ elements }) => bare(elements.flat()))).toEqual(rows.map(bare));
      }),
    );
  });

  it('keeps the delimiters out of values, and tells of them', () => {
    const { text, changed } = writeX12(
      [
        {
          kind: '990',
          lines: [
            ['K1', 'Señor*Łuk~1>2'],
            ['K1', 'plain'],
          ],
        },
      ],
      envelope,
    );
    expect(text).toContain('K1*SENOR LUK 1 2~');
    expect(changed).toEqual(['Señor*Łuk~1>2']);
  });

  it.each([
    ['Café Ærø', 'CAFE AERO'],
    ['Straße 5', 'STRASSE 5'],
    ['a\nb\t c', 'A B C'],
    ['東京', '??'],
    ['“Hello” – it’s', '"HELLO" - IT\'S'],
  ])('writes %s as %s', (text, written) => {
    expect(x12Text(text, usualDelimiters)).toBe(written);
  });
});
