import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEdi } from '../../../src/domain/edi/decodeEdi.ts';
import type { EdiFinding } from '../../../src/domain/edi/EdiFinding.ts';
import { elementOf } from '../../../src/domain/edi/elementOf.ts';
import { firstSet, readFile } from './readFile.ts';
import { tenderIftmin } from './vectors.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const texts = (file: string) => readFile(file).value?.sets[0]?.segments.map(({ elements }) => elements);

/** A file of so many messages. */
const fileOf = (count: number): string => {
  const messages = Array.from({ length: count }, (_, at) => `UNH+${at}+IFTMIN'UNT+2+${at}'`);
  return `UNB+UNOC:3+A+B+261120:0815+1'${messages.join('')}UNZ+${count}+1'`;
};

describe('a file of EDIFACT', () => {
  it('says who sent what to whom, and loses its release characters', () => {
    const { value, errors, notes } = readFile(tenderIftmin);
    expect([errors, notes]).toEqual([[], []]);
    expect(value).toMatchObject({
      syntax: 'edifact',
      sender: { qualifier: 'ZZ', id: 'LAKESHOREEU' },
      receiver: { qualifier: 'ZZ', id: 'GREENLINE' },
      control: '101',
      isTest: false,
    });
    const { kind, control, segments } = firstSet(tenderIftmin);
    expect([kind, control, segments.length]).toEqual(['IFTMIN', '1', 23]);
    const named = (tag: string) => segments.filter((segment) => segment.tag === tag);
    expect(named('NAD').map((party) => elementOf(party, 5))).toContain("4 rue de l'Industrie");
    expect(named('COM').map((contact) => elementOf(contact, 1))).toEqual(['+3235550142']);
    expect(named('DTM').map((time) => elementOf(time, 1, 2))).toContain('202611240700+0100');
  });

  it('is read by its own service characters', () => {
    const own = tenderIftmin
      .replace("UNA:+.? '", 'UNA|;,! ~')
      .replaceAll(/(?<=\n)[^]*/g, (body) =>
        body.replaceAll(/\?(.)|[:+']/g, (sign, released: string | undefined) =>
          released === undefined ? ({ ':': '|', '+': ';', "'": '~' }[sign] ?? sign) : released,
        ),
      );
    expect(texts(own)).toEqual(texts(tenderIftmin));
  });

  it('may have no release character, so that blanks and question marks stay', () => {
    const own = tenderIftmin
      .replace("UNA:+.? '", "UNA:+.  '")
      .replaceAll('?+', '')
      .replace("l?'Industrie", 'l Industrie?');
    const { segments } = firstSet(own);
    const street = segments.filter(({ tag }) => tag === 'NAD').map((party) => elementOf(party, 5));
    expect(street).toContain('4 rue de l Industrie?');
  });

  it('may hold a thousand messages and not one more', () => {
    expect(readFile(fileOf(1000)).value?.sets).toHaveLength(1000);
    expect(readFile(fileOf(1001)).errors).toEqual([{ code: 'too_many_sets' }]);
  });

  it.each<[title: string, text: string, error: EdiFinding]>([
    [
      'a count that is off by one',
      tenderIftmin.replace('UNT+23', 'UNT+24'),
      { code: 'count_differs', segment: 24, tag: 'UNT', element: 1, read: '24', expected: '23' },
    ],
    [
      'numbers that differ',
      tenderIftmin.replace('UNZ+1+101', 'UNZ+1+102'),
      { code: 'control_differs', segment: 25, tag: 'UNZ', element: 2, read: '102', expected: '101' },
    ],
    [
      'a segment whose terminator is missing',
      tenderIftmin.replace('BGM+', `BGM+${'?+'.repeat(5_001)}`),
      { code: 'segment_too_long', segment: 3 },
    ],
    ['no end', tenderIftmin.slice(0, -30), { code: 'trailer_missing', expected: 'UNT' }],
    ['an advice that contradicts itself', tenderIftmin.replace('UNA:+', 'UNA++'), { code: 'delimiters_clash' }],
    ['an advice that is cut', 'UNA:+', { code: 'delimiters_clash' }],
  ])('is refused with %s', (_, text, error) => {
    expect(readFile(text).errors).toContainEqual(error);
    expect(readFile(text).value).toBeUndefined();
  });

  it('is decoded by the character set that it names', () => {
    const accented = tenderIftmin.replace('Canned vegetables', 'Légumes');
    expect(decodeEdi(latin1(accented))).toBe(accented);
    expect(decodeEdi(new TextEncoder().encode(accented.replace('UNOC', 'UNOY')))).toContain('Légumes');
    expect(decodeEdi(latin1(accented.replace('UNOC', 'UNOX')))).toBeUndefined();
    expect(decodeEdi(latin1('ISA*é'))).toBe('ISA*é');
  });

  it('is never thrown at', () => {
    const signs = fc.string({ unit: fc.constantFrom(...Array.from("UNABHTZ+:.?' \n1")) });
    fc.assert(
      fc.property(signs, (text) => {
        readFile(text);
        readFile(`UNB${text}`);
        readFile(`UNA:+.? '${text}`);
      }),
    );
    expect(readFile(`UNB${'?'.repeat(2_000_000)}'${'?'.repeat(2_000_000)}`).value).toBeUndefined();
  });
});
