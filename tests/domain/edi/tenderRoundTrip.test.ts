import fc from 'fast-check';
import { expect, it } from 'vitest';
import { read204 } from '../../../src/domain/edi/tender/read204.ts';
import { tenderPurposes, payments } from '../../../src/domain/edi/tender/Tender.ts';
import { write204 } from '../../../src/domain/edi/tender/write204.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';
import { firstSet } from './readFile.ts';

const letter = fc.constantFrom(...Array.from('ABCXYZ0189-.'));
const text = fc.string({ unit: letter, minLength: 1, maxLength: 20 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const time = fc.record({
  day: fc.constantFrom('2026-11-24', '2026-02-28', '2027-12-31'),
  time: fc.constantFrom('00:00', '08:05', '23:59'),
  zone: maybe(fc.constantFrom('CT', 'LT', 'UT', '01')),
});
const reference = fc.record({ qualifier: fc.constantFrom('PO', 'BM', 'AO', 'SI'), value: text });
const party = fc
  .record({
    name: text,
    code: maybe(fc.record({ qualifier: fc.constantFrom('93', '1'), value: text })),
    address: maybe(text),
    city: maybe(text),
    region: maybe(fc.constantFrom('IL', 'ON')),
    postcode: maybe(text),
    country: maybe(fc.constantFrom('US', 'DE')),
    contact: maybe(fc.record({ name: text, phone: text })),
  })
  // A state without a country is read as North America.
  .map((each) => ({ ...each, country: each.region === undefined ? each.country : (each.country ?? 'US') }));
const line = fc.record({
  description: text,
  weight: maybe(fc.record({ value: fc.integer({ min: 1, max: 60_000 }), unit: fc.constantFrom('kg', 'lb') })),
  count: maybe(fc.integer({ min: 1, max: 999 })),
});
const stop = (type: 'pickup' | 'delivery') =>
  fc.record({
    type: fc.constant(type),
    isPart: fc.boolean(),
    party,
    town: fc.constant(undefined),
    references: fc.array(reference, { maxLength: 2 }),
    from: maybe(time),
    to: maybe(time),
    lines: fc
      .array(line, { minLength: type === 'pickup' ? 1 : 0, maxLength: 3 })
      // The stop tells how all of its goods are packed, beside their count.
      .map((lines) =>
        lines.map((each) => ({
          ...each,
          count: each.count ?? 1,
          packageCode: 'PX',
          temperatureC: undefined,
          volumeM3: undefined,
          marks: undefined,
          dangerous: undefined,
        })),
      ),
  });
const tender = fc.record({
  purpose: fc.constantFrom(...tenderPurposes),
  reference: text,
  scac: maybe(fc.constantFrom('GRNL')),
  payment: maybe(fc.constantFrom(...payments)),
  references: fc.array(reference, { maxLength: 3 }),
  respondBy: maybe(time),
  notes: fc.array(text, { maxLength: 2 }),
  billTo: maybe(party),
  equipment: maybe(fc.constantFrom('TF', 'RT')),
  target: maybe(
    fc.record({ amountMinor: fc.integer({ min: 1, max: 1e8 }), currency: fc.constantFrom('EUR', 'USD', 'BHD', 'JPY') }),
  ).map((money) => (money?.currency === 'BHD' ? { ...money, amountMinor: money.amountMinor * 10 } : money)),
  stops: fc.tuple(stop('pickup'), stop('delivery')).map((stops) => [...stops]),
});

const envelope = {
  sender: { qualifier: 'ZZ', id: 'ONE' },
  receiver: { qualifier: 'ZZ', id: 'OTHER' },
  isTest: false,
  made: { day: '2026-11-20', time: '09:15' },
  control: 7,
} as const;

it('reads every tender as it was written', () => {
  fc.assert(
    fc.property(tender, (each) => {
      const { value, errors } = read204(firstSet(writeX12([write204(each)], envelope).text).segments);
      expect(errors).toEqual([]);
      expect(value).toEqual(each);
    }),
  );
});
