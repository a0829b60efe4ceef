import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeEdifact } from '../../../src/domain/edi/edifact/writeEdifact.ts';
import { readIftmin } from '../../../src/domain/edi/tender/readIftmin.ts';
import { type Tender, tenderPurposes } from '../../../src/domain/edi/tender/Tender.ts';
import { writeIftmin } from '../../../src/domain/edi/tender/writeIftmin.ts';
import { firstSet } from './readFile.ts';
import { tenderIftmin } from './vectors.ts';

const envelope = {
  sender: { qualifier: 'ZZ', id: 'LAKESHOREEU' },
  receiver: { qualifier: 'ZZ', id: 'GREENLINE' },
  isTest: false,
  made: { day: '2026-11-20', time: '08:15' },
  control: 101,
} as const;
const made = { ...envelope.made, zone: undefined };

const fileOf = (tender: Tender, carrier?: string) => writeEdifact([writeIftmin(tender, { made, carrier })], envelope);

const text = fc
  .string({ unit: fc.constantFrom(...Array.from("AByz09?'+:é .-")), minLength: 1, maxLength: 30 })
  .map((raw) => raw.trim().replaceAll(/ {2,}/g, ' '))
  .filter((each) => each !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const time = fc.record({
  day: fc.constantFrom('2026-11-24', '2026-02-28', '2027-12-31'),
  time: fc.constantFrom('00:00', '08:05', '23:59'),
  zone: maybe(fc.constantFrom('+01:00', '-05:30', '+00:00')),
});
const reference = fc.record({ qualifier: fc.constantFrom('CU', 'ON', 'AAJ'), value: text });
const party = fc.record({
  name: text,
  code: maybe(fc.record({ qualifier: fc.constantFrom('9', '92', 'ZZZ'), value: text })),
  address: maybe(text),
  city: text,
  region: maybe(fc.constantFrom('IL', 'VLG')),
  postcode: maybe(fc.constantFrom('2030', 'EC1A 1BB')),
  country: maybe(fc.constantFrom('BE', 'FR')),
  contact: maybe(fc.record({ name: text, phone: text })),
});
const temperature = fc.constantFrom({ min: 4, max: 4 }, { min: -18, max: -15 }, { min: 2.5, max: 8 });
const dangerous = fc.record({
  un: fc.constantFrom('0081', '1263'),
  name: text,
  class: fc.constantFrom('1.1', '3'),
  packingGroup: maybe(fc.constantFrom('I', 'II', 'III')),
  tunnelCode: maybe(fc.constantFrom('D/E', '-')),
  quantity: maybe(fc.record({ value: fc.constantFrom(0.5, 200), unit: maybe(fc.constantFrom('kg', 'l')) })),
});
const line = fc.record({
  description: maybe(text),
  weight: fc.record({ value: fc.integer({ min: 1, max: 60_000 }), unit: fc.constantFrom('kg', 'lb') }),
  count: fc.integer({ min: 1, max: 999 }),
  packageCode: maybe(fc.constantFrom('PX', 'CT', '43')),
  temperatureC: maybe(temperature),
  volumeM3: maybe(fc.constantFrom(0.001, 12.5, 200)),
  marks: maybe(text),
  dangerous: maybe(dangerous),
});
const stop = (type: 'pickup' | 'delivery') =>
  fc.record({
    type: fc.constant(type),
    isPart: fc.constant(false),
    party,
    town: fc.constantFrom(
      { unlocode: 'BEANR', name: 'Antwerpen' },
      { unlocode: 'FRLYS', name: undefined },
      { unlocode: undefined, name: 'Gent' },
    ),
    references: fc.array(reference, { maxLength: 2 }),
    from: maybe(time),
    to: maybe(time),
    lines: type === 'pickup' ? fc.array(line, { minLength: 1, maxLength: 3 }) : fc.constant([]),
  });
const goodsOf = ({ purpose, stops }: Pick<Tender, 'purpose' | 'stops'>): Tender['stops'] =>
  purpose === 'cancel'
    ? stops.map((each) => ({ ...each, lines: each.lines.map((goods) => ({ ...goods, dangerous: undefined })) }))
    : stops;
const tender = fc
  .record({
    purpose: fc.constantFrom(...tenderPurposes),
    reference: text,
    scac: maybe(fc.constantFrom('GRNL')),
    payment: fc.constant(undefined),
    references: fc.array(reference, { maxLength: 3 }),
    respondBy: fc.constant(undefined),
    notes: fc.array(text, { maxLength: 2 }),
    billTo: maybe(party.map((each) => ({ ...each, contact: undefined }))),
    equipment: fc.constant(undefined),
    target: fc.constant(undefined),
    stops: fc.tuple(stop('pickup'), stop('delivery')).map((stops) => [...stops]),
  })
  // What is dangerous in goods is no matter where they are canceled.
  .map((each) => ({ ...each, stops: goodsOf(each) }));

describe('writing an instruction to carry goods (IFTMIN)', () => {
  it('writes it as it was read, to the letter', () => {
    const { value } = readIftmin(firstSet(tenderIftmin).segments);
    expect(value && fileOf(value, 'Greenline Haulage BV')).toEqual({ text: tenderIftmin, changed: [] });
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(tender, (each) => {
        const { value, errors, notes } = readIftmin(firstSet(fileOf(each).text).segments);
        expect([errors, notes]).toEqual([[], []]);
        expect(value).toEqual(each);
      }),
    );
  });

  it('breaks long names and texts, and tells of those that are too long even so', () => {
    const { value } = readIftmin(firstSet(tenderIftmin).segments);
    if (!value) throw new Error('no tender');
    const [pickup, delivery] = value.stops;
    if (!pickup || !delivery) throw new Error('no stops');
    const named = (name: string): Tender => ({
      ...value,
      stops: [{ ...pickup, party: { ...pickup.party, name } }, delivery],
    });
    const long = 'Vereinigte Speditionen Hamburg Altona und Söhne';
    const { text: broken, changed } = fileOf(named(long));
    expect(broken).toContain('++Vereinigte Speditionen Hamburg:Altona und Söhne+Havenlaan 12');
    expect(changed).toEqual([]);
    expect(readIftmin(firstSet(broken).segments).value?.stops[0]?.party.name).toBe(long);
    const endless = 'Donau'.repeat(10);
    expect(fileOf(named(endless)).changed).toEqual([endless]);
  });

  it('adds up only what every line says, and names the town of an address where nothing nearer is known', () => {
    const { value } = readIftmin(firstSet(tenderIftmin).segments);
    if (!value) throw new Error('no tender');
    const stops = value.stops.map((each) => ({
      ...each,
      town: undefined,
      lines: each.lines.flatMap((one) => [one, { ...one, weight: undefined, count: undefined }]),
    }));
    const { text: written } = fileOf({ ...value, stops });
    expect(written).not.toContain('CNT');
    expect(written).toContain("\nLOC+7+:::Corbas'\n");
  });
});
