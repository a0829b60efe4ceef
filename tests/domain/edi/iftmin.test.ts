import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEdi } from '../../../src/domain/edi/decodeEdi.ts';
import { ediInstant } from '../../../src/domain/edi/ediInstant.ts';
import type { EdiTime } from '../../../src/domain/edi/EdiTime.ts';
import { readIftmin } from '../../../src/domain/edi/tender/readIftmin.ts';
import { readTenders } from '../../../src/domain/edi/tender/readTenders.ts';
import { requestOfTender } from '../../../src/domain/edi/tender/requestOfTender.ts';
import { towns } from '../../support/edi/towns.ts';
import { firstSet, readFile } from './readFile.ts';
import { tenderIftmin } from './vectors.ts';

const tenderIn = (text: string) => readIftmin(firstSet(text).segments);

/** The file with a segment more or fewer, and its count mended. */
const changed = (find: string, replace: string, more = 0): string =>
  tenderIftmin.replace(find, replace).replace('UNT+23', `UNT+${23 + more}`);

const stopsIn = (text: string) => tenderIn(text).value?.stops ?? [];

const utc = (time: EdiTime | undefined, zone = 'Europe/Brussels'): string =>
  time ? new Date(ediInstant(time, zone).instant).toISOString().slice(0, 16) : '';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('an instruction to carry goods (IFTMIN)', () => {
  it('is read with all that it says', () => {
    const { value, errors, notes } = tenderIn(tenderIftmin);
    expect([errors, notes]).toEqual([[], []]);
    expect(value).toEqual({
      purpose: 'original',
      reference: 'SR-2026-000418',
      scac: 'GRNL',
      payment: undefined,
      references: [{ qualifier: 'CU', value: 'PO-88124' }],
      respondBy: undefined,
      notes: [],
      billTo: undefined,
      equipment: undefined,
      target: undefined,
      stops: [
        {
          type: 'pickup',
          isPart: false,
          party: {
            name: 'Lakeshore Foods Europe NV',
            code: { qualifier: '9', value: '5412345000013' },
            address: 'Havenlaan 12',
            city: 'Antwerpen',
            region: undefined,
            postcode: '2030',
            country: 'BE',
            contact: { name: 'Dana Ortiz', phone: '+3235550142' },
          },
          town: { unlocode: 'BEANR', name: 'Antwerpen' },
          references: [],
          from: { day: '2026-11-24', time: '07:00', zone: '+01:00' },
          to: { day: '2026-11-24', time: '09:00', zone: '+01:00' },
          lines: [
            {
              description: 'Canned vegetables',
              weight: { value: 8400, unit: 'kg' },
              count: 14,
              packageCode: 'PX',
              temperatureC: { min: 4, max: 4 },
              volumeM3: undefined,
              marks: undefined,
              dangerous: undefined,
            },
          ],
        },
        {
          type: 'delivery',
          isPart: false,
          party: {
            name: 'Entrepot Rhone SAS',
            code: undefined,
            address: "4 rue de l'Industrie",
            city: 'Corbas',
            region: undefined,
            postcode: '69960',
            country: 'FR',
            contact: undefined,
          },
          town: { unlocode: 'FRLYS', name: 'Lyon' },
          references: [],
          from: { day: '2026-11-25', time: '06:00', zone: '+01:00' },
          to: { day: '2026-11-25', time: '10:00', zone: '+01:00' },
          lines: [],
        },
      ],
    });
    expect(value?.stops.flatMap(({ from, to }) => [utc(from), utc(to)])).toEqual([
      '2026-11-24T06:00',
      '2026-11-24T08:00',
      '2026-11-25T05:00',
      '2026-11-25T09:00',
    ]);
  });

  it('becomes a request as a 204 does, kept at the temperature it says', () => {
    const { value } = tenderIn(tenderIftmin);
    if (!value) throw new Error('no tender');
    const { content, notes } = requestOfTender(value, [towns.leipzig, towns.lyon]);
    expect(content).toMatchObject({
      reference: 'SR-2026-000418',
      cargo: [
        {
          description: 'Canned vegetables',
          packageCode: 'PX',
          count: 14,
          grossKg: 8400,
          temperatureC: { min: 4, max: 4 },
          pickup: 0,
          delivery: 1,
        },
      ],
      pricing: { model: 'bid', currency: 'EUR' },
      notes: 'CU: PO-88124',
    });
    expect(content.stops?.map(({ window }) => window?.from)).toEqual([
      '2026-11-24T07:00:00+01:00',
      '2026-11-25T06:00:00+01:00',
    ]);
    expect(notes).toEqual([{ code: 'deadline_assumed', read: undefined }]);
  });

  it.each([
    ['9', 'original'],
    ['1', 'cancel'],
    ['4', 'change'],
    ['5', 'replace'],
    ['', 'original'],
  ])('with function %s is for: %s', (code, purpose) => {
    expect(tenderIn(changed("+9'", `+${code}'`)).value?.purpose).toBe(purpose);
  });

  it.each([
    ['a day and time without a zone', '202611240700:203', '2026-11-24', '07:00', undefined],
    ['an offset', '202611240700?+0530:205', '2026-11-24', '07:00', '+05:30'],
    ['an offset to the west', '202611240700-0330:205', '2026-11-24', '07:00', '-03:30'],
    ['a zone of three letters', '202611240700CET:303', '2026-11-24', '07:00', 'CET'],
    ['seconds', '20261124070059:204', '2026-11-24', '07:00', undefined],
    ['a day alone', '20261124:102', '2026-11-24', '00:00', undefined],
    ['no format', '202611240700', '2026-11-24', '07:00', undefined],
  ])('may say when with %s', (_, said, day, time, zone) => {
    const text = changed('DTM+234:202611240700?+0100:205', `DTM+234:${said}`);
    expect(stopsIn(text)[0]?.from).toEqual({ day, time, zone });
  });

  it('takes the clock of the stop where no zone is named, and says so', () => {
    const { value } = tenderIn(tenderIftmin.replaceAll(/\?\+0100:205/g, ':203'));
    if (!value) throw new Error('no tender');
    const { content, notes } = requestOfTender(value, [towns.leipzig, towns.lyon]);
    expect(content.stops?.[1]?.window?.to).toBe('2026-11-25T10:00:00+01:00');
    expect(notes).toContainEqual({ code: 'zone_assumed', read: 'Europe/Berlin' });
  });

  it('takes a day alone to its end, and an appointment as a window', () => {
    const day = changed('DTM+63:202611251000?+0100:205', 'DTM+63:20261125:102');
    expect(stopsIn(day)[1]?.to).toEqual({ day: '2026-11-25', time: '23:59', zone: undefined });
    const appointment = changed("DTM+234:202611240700?+0100:205'\nDTM+235", 'DTM+200', -1);
    const at = { day: '2026-11-24', time: '09:00', zone: '+01:00' };
    expect(stopsIn(appointment)[0]).toMatchObject({ from: at, to: at });
  });

  it.each([
    ['a decimal comma', 'KGM:8400', 'KGM:8400,5', { value: 8400.5, unit: 'kg' }],
    ['tonnes', 'KGM:8400', 'TNE:8.4', { value: 8400, unit: 'kg' }],
    ['pounds', 'AAB+KGM:8400', 'G+LBR:18519', { value: 18_519, unit: 'lb' }],
  ])('may weigh with %s', (_, find, replace, weight) => {
    const text = tenderIftmin.replace("UNA:+.? '", "UNA:+,? '");
    const read = text.replace(/MEA.*/, (line) => line.replace(find, replace));
    expect(stopsIn(read)[0]?.lines[0]?.weight).toEqual(weight);
  });

  it.each([
    ['below zero', "TMP+2+-18:CEL'", { min: -18, max: -18 }],
    ['in Fahrenheit', "TMP+2+40:FAH'", { min: 4.4, max: 4.4 }],
    ['as a range', "TMP+2'RNG+5+CEL:2:8'", { min: 2, max: 8 }],
  ])('may be kept cold %s', (_, said, temperatureC) => {
    const text = changed("TMP+2+4:CEL'", said, said.split("'").length - 2);
    expect(stopsIn(text)[0]?.lines[0]?.temperatureC).toEqual(temperatureC);
  });

  it.each([
    ['MTQ:12.5', 12.5],
    ['LTR:900', 0.9],
    ['DMQ:900', 0.9],
  ])('may say a volume as %s, and the marks of the goods', (said, volumeM3) => {
    const text = changed('UNT+', `MEA+VOL+AAW+${said}'PCI+28+A 1:of 9'UNT+`, 2);
    expect(stopsIn(text)[0]?.lines).toMatchObject([
      { weight: { value: 8400, unit: 'kg' }, volumeM3, marks: 'A 1 of 9' },
    ]);
  });

  it('takes the place at the ramp before the one on the paper', () => {
    const ramp = "NAD+DP+++Quai 7+Rue du Port+Lyon++69007+FR'RFF+AAJ:A-1'NAD+CA";
    expect(stopsIn(changed('NAD+CA', ramp, 2))[1]).toMatchObject({
      party: { name: 'Quai 7', city: 'Lyon' },
      references: [{ qualifier: 'AAJ', value: 'A-1' }],
    });
  });

  it('takes a name and address that is not taken apart, and the town of the place', () => {
    const text = changed(
      "NAD+CN+++Entrepot Rhone SAS+4 rue de l?'Industrie+Corbas++69960+FR",
      'NAD+CN++Entrepot Rhone SAS:Quai 7:69007 Lyon',
    );
    expect(stopsIn(text)[1]?.party).toMatchObject({
      name: 'Entrepot Rhone SAS',
      address: 'Quai 7, 69007 Lyon',
      city: 'Lyon',
      country: 'FR',
    });
  });

  it.each([
    ['its code alone', 'FRLYS', { unlocode: 'FRLYS', name: undefined }, 'FRLYS', 'FR'],
    ['a code of its own', 'HUB7:ZZZ:ZZZ', { unlocode: undefined, name: 'HUB7' }, 'HUB7', undefined],
    ['its name alone', ':::Lyon', { unlocode: undefined, name: 'Lyon' }, 'Lyon', undefined],
  ])('may name a place by %s', (_, said, town, city, country) => {
    const text = changed("NAD+CN+++Entrepot Rhone SAS+4 rue de l?'Industrie+Corbas++69960+FR'\n", '', -1).replace(
      'FRLYS:139:6:Lyon',
      said,
    );
    expect(stopsIn(text)[1]).toMatchObject({ town, party: { name: '', city, country } });
  });

  it('reads texts that are about no goods as notes, and who pays', () => {
    const text = changed('NAD+CA', "FTX+DEL+++Ring at:gate 2'NAD+FP+9988::92++Payer NV'NAD+CA", 2);
    expect(tenderIn(text).value).toMatchObject({
      notes: ['Ring at gate 2'],
      billTo: { name: 'Payer NV', code: { qualifier: '92', value: '9988' } },
    });
  });

  it('leaves weight and count of a single line to the totals, or of all goods', () => {
    const bare = changed("GID+1+14:PX'\nTMP+2+4:CEL'\nFTX+AAA+++Canned vegetables'\nMEA+WT+AAB+KGM:8400'\n", '', -4);
    const whole = { weight: { value: 8400, unit: 'kg' }, count: 14 };
    expect(stopsIn(bare)[0]?.lines).toMatchObject([{ ...whole, description: undefined }]);
    expect(stopsIn(changed("MEA+WT+AAB+KGM:8400'\n", '', -1))[0]?.lines).toMatchObject([whole]);
    expect(stopsIn(changed('GID+1+14:PX', 'GID+1+:PX'))[0]?.lines).toMatchObject([whole]);
    const nothing = bare.replace("CNT+7:8400:KGM'\nCNT+11:14'\n", '').replace('UNT+19', 'UNT+17');
    expect(stopsIn(nothing)[0]?.lines).toEqual([]);
  });

  it('tells of totals that are not the sum of the lines', () => {
    const text = changed("GID+1+14:PX'", "GID+1+3:CT'MEA+WT+AAB+KGM:100'GID+2+14:PX'", 2);
    expect(tenderIn(text).notes).toEqual([
      { code: 'totals_differ', segment: 4, tag: 'CNT', element: 1, read: '8400', expected: '8500' },
      { code: 'totals_differ', segment: 5, tag: 'CNT', element: 1, read: '14', expected: '17' },
    ]);
  });

  it('is read in the character set that it names', () => {
    const accented = tenderIftmin.replace('Entrepot Rhone', 'Entrepôt Rhône').replace('Canned', 'Légumes');
    const bytes = latin1(accented);
    expect([...bytes]).toContain(0xe9);
    const { value } = tenderIn(decodeEdi(bytes) ?? '');
    expect(value?.stops[1]?.party.name).toBe('Entrepôt Rhône SAS');
    expect(value?.stops[0]?.lines[0]?.description).toBe('Légumes vegetables');
  });

  it.each([
    ['no number of the load', 'SR-2026-000418', '', 0, { code: 'element_missing', segment: 2, tag: 'BGM', element: 2 }],
    [
      'an unknown purpose',
      "000418+9'",
      "000418+43'",
      0,
      { code: 'code_unknown', segment: 2, tag: 'BGM', element: 3, read: '43', expected: '9, 1, 4, 5' },
    ],
    [
      'a day that does not exist',
      'DTM+234:20261124',
      'DTM+234:20261131',
      0,
      { code: 'not_a_date', segment: 7, tag: 'DTM', element: 1, read: '202611310700' },
    ],
    [
      'an offset that no place has',
      '0700?+0100',
      '0700?+1900',
      0,
      { code: 'not_a_date', segment: 7, tag: 'DTM', element: 1, read: '202611240700+1900' },
    ],
    [
      'an unknown format of a date',
      '0700?+0100:205',
      '0700?+0100:999',
      0,
      {
        code: 'code_unknown',
        segment: 7,
        tag: 'DTM',
        element: 1,
        read: '999',
        expected: '102, 203, 204, 205, 303',
      },
    ],
    [
      'a weight that is no number',
      'AAB+KGM:8400',
      'AAB+KGM:1x',
      0,
      { code: 'not_a_number', segment: 22, tag: 'MEA', element: 3, read: '1x' },
    ],
    [
      'an unknown unit of weight',
      'AAB+KGM',
      'AAB+STN',
      0,
      { code: 'code_unknown', segment: 22, tag: 'MEA', element: 3, read: 'STN', expected: 'KGM, TNE, LBR' },
    ],
    [
      'an unknown unit of temperature',
      '4:CEL',
      '4:KEL',
      0,
      { code: 'code_unknown', segment: 20, tag: 'TMP', element: 2, read: 'KEL', expected: 'CEL, FAH' },
    ],
    [
      'an unknown unit of volume',
      'UNT+',
      "MEA+VOL+AAW+XX:9'UNT+",
      1,
      { code: 'code_unknown', segment: 23, tag: 'MEA', element: 3, read: 'XX', expected: 'MTQ, DMQ, LTR' },
    ],
    [
      'dangerous goods without a name',
      'UNT+',
      "DGS+ADR+3+1263'UNT+",
      1,
      { code: 'shipping_name_missing', segment: 23, tag: 'DGS' },
    ],
    [
      'a second place to deliver to',
      'RFF+CU',
      "LOC+7+FRPAR:139:6:Paris'RFF+CU",
      1,
      { code: 'stops_several', segment: 12, tag: 'LOC', element: 1, read: '7' },
    ],
    [
      'goods that go elsewhere',
      'TMP+2',
      "NAD+CN+++Other SAS'TMP+2",
      1,
      { code: 'stops_several', segment: 20, tag: 'NAD', element: 1, read: 'CN' },
    ],
  ])('is refused with %s', (_, find, replace, more, error) => {
    const { value, errors } = tenderIn(changed(find, replace, more));
    expect(errors).toEqual([error]);
    expect(value).toBeUndefined();
  });

  it.each([
    ['before the first goods', 'GID+1', "DGS+ADR+3+1263'GID+1", 1, 'DGS'],
    ['behind the equipment', 'UNT+', "EQD+CN+X'DGS+ADR+3+1263'UNT+", 2, 'DGS'],
    ['in words', 'UNT+', "FTX+HAZ+++Flammable'UNT+", 1, 'FTX'],
  ])('is refused with dangerous goods %s', (_, find, replace, more, tag) => {
    const { value, errors } = tenderIn(changed(find, replace, more));
    expect(errors).toMatchObject([{ code: 'dangerous_goods', tag }]);
    expect(value).toBeUndefined();
  });

  it('needs a pickup and a delivery, unless it cancels', () => {
    const head = "UNB+UNOC:3+A+B+261120:0815+1'UNH+1+IFTMIN:D:01B:UN'BGM+610+SR-1+";
    const tail = "'UNT+3+1'UNZ+1+1'";
    expect(tenderIn(`${head}9${tail}`).errors).toEqual([{ code: 'stops_missing', tag: 'LOC' }]);
    expect(tenderIn(`${head}1${tail}`).value).toMatchObject({ purpose: 'cancel', reference: 'SR-1', stops: [] });
  });

  it('lists every segment that is ignored, and packages that nobody knows', () => {
    const text = changed("GID+1+14:PX'", "GID+1+14:ZZ'PIA+1+2005:HS'", 1).replace('TE', 'EM');
    const { value, notes } = tenderIn(text);
    expect(value?.stops[0]?.lines[0]?.packageCode).toBeUndefined();
    expect(notes).toEqual([
      { code: 'package_unknown', segment: 19, tag: 'GID', element: 2, read: 'ZZ' },
      { code: 'not_understood', segment: 15, tag: 'CTA', read: 'IC :Dana Ortiz' },
      { code: 'not_understood', segment: 16, tag: 'COM', read: '+3235550142:EM' },
      { code: 'not_understood', segment: 20, tag: 'PIA', read: '1 2005:HS' },
    ]);
  });

  it.each([
    ['PX', 'PX'],
    ['CT', 'CT'],
    ['201', 'OH'],
    ['200::9', 'OG'],
    ['202', 'PX'],
    ['OI', 'PX'],
  ])('knows goods that are packed as %s', (said, packageCode) => {
    const { value, notes } = tenderIn(changed('14:PX', `14:${said}`));
    expect(value?.stops[0]?.lines[0]?.packageCode).toBe(packageCode);
    expect(notes).toEqual([]);
  });

  it('does not take the weight of a container for that of goods', () => {
    const text = changed("MEA+WT+AAB+KGM:8400'\n", "EQD+TE+X'MEA+WT+AAB+KGM:7000'\n", 1);
    expect(stopsIn(text)[0]?.lines[0]?.weight).toEqual({ value: 8400, unit: 'kg' });
  });

  it('stands beside others in a file, each for itself', () => {
    const [, message = ''] = /(UNH[^]*UNT\+23\+1'\n)/.exec(tenderIftmin) ?? [];
    const other = message.replace('UNH+1', 'UNH+2').replace('UNT+23+1', 'UNT+23+2').replace('IFTMIN', 'IFTSTA');
    const { value } = readFile(tenderIftmin.replace(message, message + other).replace('UNZ+1', 'UNZ+2'));
    const work = value && readTenders(value);
    work?.next();
    work?.next();
    expect(work?.next().value).toMatchObject([
      { value: { reference: 'SR-2026-000418' } },
      { errors: [{ code: 'set_not_supported', segment: 1, tag: 'UNH', read: 'IFTSTA', expected: '204, IFTMIN' }] },
    ]);
  });

  it('is never thrown at', () => {
    const tags = ['BGM', 'DTM', 'LOC', 'NAD', 'RFF', 'GID', 'MEA', 'TMP', 'RNG', 'FTX', 'CNT', 'COM', 'CTA', 'DGS'];
    const values = ['', '1', '7', '88', '234', '63', 'CZ', 'CN', 'AAA', 'AAB', '202611240700?+0100', '205', '102', 'x'];
    const element = fc.array(fc.constantFrom(...values), { maxLength: 4 }).map((parts) => parts.join(':'));
    const segment = fc
      .tuple(fc.constantFrom(...tags), fc.array(element, { maxLength: 6 }))
      .map(([tag, elements]) => [tag, ...elements].join('+'));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), (segments) => {
        const body = segments.map((each) => `${each}'`).join('');
        const count = segments.length + 2;
        const set = firstSet(`UNB+UNOC:3+A+B+1:1+1'UNH+1+IFTMIN'${body}UNT+${count}+1'UNZ+1+1'`);
        const { value, errors } = readIftmin(set.segments);
        expect(value === undefined).toBe(errors.length > 0);
      }),
    );
  });
});
