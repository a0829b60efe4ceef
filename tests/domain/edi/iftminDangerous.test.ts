import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIftmin } from '../../../src/domain/edi/tender/readIftmin.ts';
import { requestOfTender } from '../../../src/domain/edi/tender/requestOfTender.ts';
import { requestFile } from '../../../src/domain/edi/tender/requestFile.ts';
import { dangerousClasses } from '../../../src/domain/request/cargoCodes.ts';
import type { DangerousGoods } from '../../../src/domain/request/RequestContent.ts';
import type { ShipmentRequest } from '../../../src/domain/request/ShipmentRequest.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { towns } from '../../support/edi/towns.ts';
import { firstSet } from './readFile.ts';
import { tenderIftmin } from './vectors.ts';

/** The message with more segments behind its goods, and its count mended. */
const withGoods = (...segments: readonly string[]): string =>
  tenderIftmin.replace('UNT+23', `${segments.map((each) => `${each}'\n`).join('')}UNT+${23 + segments.length}`);
const read = (...segments: readonly string[]) => readIftmin(firstSet(withGoods(...segments)).segments);
const dangerousIn = (...segments: readonly string[]) => {
  const { value, errors } = read(...segments);
  expect(errors).toEqual([]);
  return value?.stops[0]?.lines[0]?.dangerous;
};

const paint = 'DGS+ADR+3+1263++2';
const name = 'FTX+AAD+++Paint';
const named = { un: '1263', name: 'Paint', class: '3', packingGroup: 'II' };

describe('dangerous goods of an instruction to carry (IFTMIN)', () => {
  it.each([
    [
      'no packing group',
      ['DGS+ADR+2.1+1965', name],
      { un: '1965', class: '2.1', name: 'Paint', packingGroup: undefined },
    ],
    ['great danger', ['DGS+ADR+3+1263++1', name], { ...named, packingGroup: 'I' }],
    ['minor danger', ['DGS+ADR+3+1263++3', name], { ...named, packingGroup: 'III' }],
    [
      'a name in several parts',
      [paint, 'FTX+AAD+++Paint related:material'],
      { ...named, name: 'Paint related material' },
    ],
    ['a name in front of the number', [name, paint], named],
    ['the tunnel code of ADR', [paint, name, 'FTX+AAC+++(D/E)'], { ...named, tunnelCode: 'D/E' }],
    ['no tunnel code in other brackets', [paint, name, 'FTX+AAC+++(ABC)'], named],
    ['no tunnel that is closed', [paint, name, 'FTX+AAC+++(-)'], { ...named, tunnelCode: '-' }],
    ['the transport category', [paint, name, 'FTX+AAC+++TRANSPORT CATEGORY 2'], { ...named, transportCategory: 2 }],
    ['limited quantities', [paint, name, 'FTX+AAC+++Limited quantity'], { ...named, limitedQuantity: true }],
    ['limited quantities as at sea', [paint, name, 'FTX+AAC+++LTD QTY'], { ...named, limitedQuantity: true }],
    ['litres', [paint, name, 'MEA+VOL+AAW+LTR:200.5'], { ...named, quantity: { value: 200.5, unit: 'l' } }],
    [
      'litres as GS1 has them',
      [paint, name, 'MEA+AAE+AAW:4+LTR:500'],
      { ...named, quantity: { value: 500, unit: 'l' } },
    ],
    ['cubic metres', [paint, name, 'MEA+VOL+AAX+MTQ:0.2'], { ...named, quantity: { value: 200, unit: 'l' } }],
    ['net kilograms', [paint, name, 'MEA+WT+AAF+KGM:180'], { ...named, quantity: { value: 180, unit: 'kg' } }],
    ['net pounds', [paint, name, 'MEA+WT+AAL+LBR:100'], { ...named, quantity: { value: 45.359, unit: 'kg' } }],
    [
      'a quantity without a unit',
      [paint, name, 'FTX+AAC+++Quantity 200 l or kg net'],
      { ...named, quantity: { value: 200, unit: undefined } },
    ],
    [
      'a quantity in words beside a measured one',
      [paint, name, 'MEA+VOL+AAW+LTR:900', 'FTX+AAC+++Quantity 5 l or kg net'],
      { ...named, quantity: { value: 900, unit: 'l' } },
    ],
    [
      'litres and kilograms, whatever words say',
      [paint, name, 'MEA+VOL+AAW+LTR:200', 'MEA+WT+AAF+KGM:180', 'FTX+AAC+++Quantity 5 l or kg net'],
      named,
    ],
    [
      'words that contradict each other',
      [paint, name, 'FTX+AAC+++Transport category 2', 'FTX+AAC+++Transport category 3', 'FTX+AAC+++(D/E)'],
      { ...named, tunnelCode: 'D/E' },
    ],
    [
      'the same words twice',
      [paint, name, 'FTX+AAC+++Transport category 2', 'FTX+AAC+++Transport category 2'],
      { ...named, transportCategory: 2 },
    ],
    ['a gross weight alone', [paint, name, 'MEA+WT+G+KGM:8400'], named],
    ['litres and kilograms', [paint, name, 'MEA+VOL+AAW+LTR:200', 'MEA+WT+AAF+KGM:180'], named],
    ['a part in a container', [paint, name, 'SGP+X', 'MEA+WT+AAF+KGM:180'], named],
    ['the same by the rules of the sea', [paint, name, 'DGS+IMD+3+1263++2'], named],
  ])('are read with %s', (_, segments, expected) => {
    expect(dangerousIn(...segments)).toEqual(expected);
  });

  it('leave the measures of their item alone', () => {
    const { value } = read(paint, name, 'MEA+VOL+AAW+LTR:200', 'MEA+WT+AAB+KGM:1');
    expect(value?.stops[0]?.lines).toMatchObject([{ weight: { value: 8400, unit: 'kg' }, volumeM3: undefined }]);
  });

  it('list what has no place here, and keep other remarks as notes', () => {
    const { value, notes } = read(
      'DGS+ADR+3:3B+1263:23+021:CEL+2+F-E++++3:6.1',
      name,
      'FTX+AAC+++Emergency card in the cab',
      'CTA+HG+:Dana Ortiz',
      'MEA+WT+G+KGM:8400',
    );
    expect(value?.notes).toEqual(['Emergency card in the cab']);
    expect(notes).toEqual([
      { code: 'not_understood', segment: 23, tag: 'DGS', element: 2, read: '3B' },
      { code: 'not_understood', segment: 23, tag: 'DGS', element: 3, read: '23' },
      { code: 'not_understood', segment: 23, tag: 'DGS', element: 4, read: '021 CEL' },
      { code: 'not_understood', segment: 23, tag: 'DGS', element: 6, read: 'F-E' },
      { code: 'not_understood', segment: 23, tag: 'DGS', element: 10, read: '3 6.1' },
      { code: 'not_understood', segment: 26, tag: 'CTA', read: 'HG :Dana Ortiz' },
      { code: 'not_understood', segment: 27, tag: 'MEA', read: 'WT G KGM:8400' },
    ]);
  });

  it.each([
    ['no rules', ['DGS++3+1263', name], { code: 'element_missing', segment: 23, tag: 'DGS', element: 1 }],
    [
      'other rules alone',
      ['DGS+IMD+3+1263', name],
      { code: 'code_unknown', segment: 23, tag: 'DGS', element: 1, read: 'IMD', expected: 'ADR' },
    ],
    [
      'other goods by other rules',
      [paint, name, 'DGS+IMD+8+1824'],
      { code: 'code_unknown', segment: 25, tag: 'DGS', element: 1, read: 'IMD', expected: 'ADR' },
    ],
    [
      'several of them in one item',
      [paint, name, 'DGS+ADR+8+1824'],
      { code: 'dangerous_several', segment: 25, tag: 'DGS', element: 3, read: '1824' },
    ],
    ['no class', ['DGS+ADR++1263', name], { code: 'element_missing', segment: 23, tag: 'DGS', element: 2 }],
    [
      'an unknown class',
      ['DGS+ADR+3B+1263', name],
      { code: 'code_unknown', segment: 23, tag: 'DGS', element: 2, read: '3B', expected: dangerousClasses.join(', ') },
    ],
    ['no number', ['DGS+ADR+3', name], { code: 'element_missing', segment: 23, tag: 'DGS', element: 3 }],
    [
      'a number that is none',
      ['DGS+ADR+3+UN1263', name],
      { code: 'code_unknown', segment: 23, tag: 'DGS', element: 3, read: 'UN1263' },
    ],
    [
      'an unknown packing group',
      ['DGS+ADR+3+1263++4', name],
      { code: 'code_unknown', segment: 23, tag: 'DGS', element: 5, read: '4', expected: '1, 2, 3' },
    ],
    ['no proper shipping name', [paint], { code: 'shipping_name_missing', segment: 23, tag: 'DGS' }],
    [
      'an unknown unit',
      [paint, name, 'MEA+WT+AAF+STN:1'],
      { code: 'code_unknown', segment: 25, tag: 'MEA', element: 3, read: 'STN', expected: 'KGM, TNE, LBR' },
    ],
    [
      'an unknown unit of volume',
      [paint, name, 'MEA+VOL+AAW+GLL:1'],
      { code: 'code_unknown', segment: 25, tag: 'MEA', element: 3, read: 'GLL', expected: 'LTR, DMQ, MTQ' },
    ],
    [
      'another item that only names them',
      [paint, name, 'GID+2+1:PX', 'FTX+AAD+++Petrol'],
      { code: 'dangerous_goods', segment: 26, tag: 'FTX' },
    ],
    [
      'another item of hazardous material',
      [paint, name, 'GID+2+1:PX', 'HAN++8'],
      { code: 'dangerous_goods', segment: 26, tag: 'HAN' },
    ],
    [
      'more of them behind the equipment',
      [paint, name, 'EQD+CN+X', paint],
      { code: 'dangerous_goods', segment: 26, tag: 'DGS' },
    ],
    ['a type of cargo alone', ['GDS+11'], { code: 'dangerous_goods', segment: 23, tag: 'GDS' }],
    ['a service alone', ['EQD+CN+X', 'TSR++++11'], { code: 'dangerous_goods', segment: 24, tag: 'TSR' }],
  ])('are refused with %s', (_, segments, error) => {
    const { value, errors } = read(...segments);
    expect(errors).toEqual([error]);
    expect(value).toBeUndefined();
  });

  it('are no matter of a load that is canceled', () => {
    const text = withGoods('DGS+ADR+99').replace("000418+9'", "000418+1'");
    const { value, errors } = readIftmin(firstSet(text).segments);
    expect(errors).toEqual([]);
    expect(value?.purpose).toBe('cancel');
  });
});

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const now = Date.UTC(2026, 0, 5, 8);
const base = requestFactory.build({ reference: 'SR-1' });
const [line] = base.cargo ?? [];
if (!line) throw new Error('the factory has a line');
const fileOf = (request: ShipmentRequest) =>
  requestFile(
    request,
    {
      kind: 'IFTMIN',
      purpose: 'original',
      shipper: 'Lakeshore Foods',
      carrier: 'Greenline',
      scac: undefined,
      words: { temperature: () => '', stopNote: () => '' },
    },
    now,
  );

describe('a request with dangerous goods', () => {
  const dangerous: DangerousGoods = {
    un: '1263',
    name: 'PAINT',
    class: '3',
    packingGroup: 'II',
    tunnelCode: '(D/E)',
    transportCategory: 2,
    quantity: 200,
    limitedQuantity: true,
  };

  it('is written with all that it says of them', () => {
    const { text, changed } = fileOf({ ...base, cargo: [{ ...line, dangerous }] });
    expect(changed).toEqual([]);
    expect(text).toContain(`
DGS+ADR+3+1263++2'
FTX+AAD+++PAINT'
FTX+AAC+++(D/E)'
FTX+AAC+++Transport category 2'
FTX+AAC+++Quantity 200 l or kg net'
FTX+AAC+++Limited quantity'
UNT+`);
  });

  it('comes back as it was', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from("ABz09?'+:é .,-()")), minLength: 1, maxLength: 60 })
      .map((raw) => raw.trim().replaceAll(/ {2,}/g, ' '))
      .filter((each) => each !== '');
    const goods = fc.record({
      un: fc.integer({ min: 1, max: 9999 }).map((number) => String(number).padStart(4, '0')),
      name: text,
      class: fc.constantFrom(...dangerousClasses),
      packingGroup: maybe(fc.constantFrom('I', 'II', 'III')),
      tunnelCode: maybe(fc.constantFrom('D/E', 'B1000C', 'C5000D', 'E', '-')),
      transportCategory: maybe(fc.integer({ min: 0, max: 4 })),
      quantity: maybe(fc.constantFrom(0, 0.001, 20, 333.5, 60_000)),
      limitedQuantity: maybe(fc.constant(true)),
    });
    fc.assert(
      fc.property(fc.array(maybe(goods), { minLength: 1, maxLength: 4 }), (all) => {
        const cargo = all.map((each) => ({ ...line, dangerous: each }));
        const { value, errors, notes } = readIftmin(firstSet(fileOf({ ...base, cargo }).text).segments);
        expect([errors, notes]).toEqual([[], []]);
        const places = [towns.leipzig, towns.lyon];
        const content = value && requestOfTender(value, places).content;
        expect(content?.cargo?.map((each) => each.dangerous)).toEqual(all);
      }),
    );
  });
});
