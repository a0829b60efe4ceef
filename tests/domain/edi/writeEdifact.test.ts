import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEdi } from '../../../src/domain/edi/decodeEdi.ts';
import { edifactTime } from '../../../src/domain/edi/edifact/edifactTime.ts';
import { fitter } from '../../../src/domain/edi/edifact/fitter.ts';
import { latinBytes } from '../../../src/domain/edi/edifact/latinBytes.ts';
import { latinText } from '../../../src/domain/edi/edifact/latinText.ts';
import { writeEdifact } from '../../../src/domain/edi/edifact/writeEdifact.ts';
import { readFile } from './readFile.ts';

const envelope = {
  sender: { qualifier: 'ZZ', id: 'LAKESHOREEU' },
  receiver: { qualifier: 'ZZ', id: 'GREENLINE' },
  isTest: false,
  made: { day: '2026-11-20', time: '08:15' },
  control: 101,
} as const;

const segmentsOf = (text: string) =>
  readFile(decodeEdi(latinBytes(text)) ?? '')
    .value?.sets[0]?.segments.slice(1, -1)
    .map(({ tag, elements }) => [tag, ...elements]);

describe('writing EDIFACT', () => {
  it('counts segments and messages, and repeats numbers', () => {
    const message = { kind: 'IFTSTA', lines: [['BGM', '23', 'A-1', '9']] as const, cut: [] };
    const { text, changed } = writeEdifact([message, message], { ...envelope, isTest: true });
    expect(text).toBe(`UNA:+.? '
UNB+UNOC:3+LAKESHOREEU:ZZ+GREENLINE:ZZ+261120:0815+101++++++1'
UNH+1+IFTSTA:D:01B:UN'
BGM+23+A-1+9'
UNT+3+1'
UNH+2+IFTSTA:D:01B:UN'
BGM+23+A-1+9'
UNT+3+2'
UNZ+2+101'
`);
    expect(changed).toEqual([]);
    expect(readFile(text).value).toMatchObject({ isTest: true, control: '101' });
  });

  it('is read as it was written, whatever characters its values hold', () => {
    const value = fc
      .string({ unit: fc.constantFrom(...Array.from("AZaz09 ?':+.,-*~éÿß")), maxLength: 12 })
      .map((raw) => raw.trim().replaceAll(/ {2,}/g, ' '));
    const said = value.filter((text) => text !== '');
    // What follows the last value that says something is not written.
    const element = fc.tuple(fc.array(value, { maxLength: 3 }), said).map(([rest, last]) => [...rest, last]);
    const line = fc.array(element, { maxLength: 4 }).map((elements) => ['FTX', ...elements] as const);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const { text, changed } = writeEdifact([{ kind: 'IFTMIN', lines, cut: [] }], envelope);
        expect(changed).toEqual([]);
        expect(readFile(text).errors).toEqual([]);
        expect(segmentsOf(text)).toEqual(lines.map(([tag, ...elements]) => [tag, ...elements]));
      }),
    );
  });

  it('is never thrown at, and tells what it cannot hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const { text } = writeEdifact([{ kind: 'IFTMIN', lines: [['FTX', value]], cut: [] }], envelope);
        expect(text).toMatch(/^[\n -~\u00A0-\u00FF]*$/);
        expect(readFile(text).errors).toEqual([]);
      }),
    );
    const line = ['FTX', 'Łódź', ['Café', 'plain'], '東京'] as const;
    const { text, changed } = writeEdifact([{ kind: 'IFTMIN', lines: [line], cut: ['too long'] }], envelope);
    expect(text).toContain("FTX+Lódz+Café:plain+????'");
    expect(changed).toEqual(['too long', 'Łódź', '東京']);
  });

  it.each([
    ['Café Ærø Ýß', 'Café Ærø Ýß'],
    ['Cafe\u0301', 'Café'],
    ['Œuvre Đuro ŠKODA ž', 'OEuvre Duro SKODA z'],
    ['a\nb\t c\u0007d', 'a b c d'],
    ['“5 €” – it’s…', '"5 EUR" - it\'s...'],
    ['Привет', '??????'],
  ])('writes %s as %s', (text, written) => {
    expect(latinText(text)).toBe(written);
  });
});

describe('a date of EDIFACT', () => {
  it.each([
    ['an offset', '2026-11-24', '+01:00', '202611240700+0100:205'],
    ['one to the west', '2026-11-24', '-03:30', '202611240700-0330:205'],
    ['UTC', '2026-11-24', 'UT', '202611240700+0000:205'],
    ['the clock of a region', '2026-07-24', 'CT', '202607240700-0500:205'],
    ['the clock of a region in winter', '2026-11-24', 'CT', '202611240700-0600:205'],
    ['the clock of the place', '2026-11-24', 'LT', '202611240700:203'],
    ['no zone', '2026-11-24', undefined, '202611240700:203'],
  ])('is written with %s', (_, day, zone, written) => {
    const [, element] = edifactTime('234', { day, time: '07:00', zone });
    expect(Array.isArray(element) && element.join(':')).toBe(`234:${written}`);
  });
});

describe('breaking a text into components', () => {
  it.each([
    ['short', 10, 2, ['short'], false],
    ['one two three', 7, 3, ['one two', 'three'], false],
    ['one two three', 7, 1, ['one two'], true],
    ['incomprehensible', 7, 3, ['incompr', 'ehensib', 'le'], true],
    [undefined, 7, 3, [''], false],
  ])('makes %s fit %i letters and %i components', (text, letters, components, parts, isCut) => {
    const { fit, cut } = fitter();
    expect(fit(text, { letters, components })).toEqual(parts);
    expect(cut.length > 0).toBe(isCut);
  });
});
