import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EdiFinding } from '../../../src/domain/edi/EdiFinding.ts';
import type { FreightInvoice } from '../../../src/domain/edi/invoice/FreightInvoice.ts';
import { read210 } from '../../../src/domain/edi/invoice/read210.ts';
import { write210 } from '../../../src/domain/edi/invoice/write210.ts';
import { payments } from '../../../src/domain/edi/tender/Tender.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';
import { firstSet } from './readFile.ts';
import { invoice210 } from './vectors.ts';

const envelope = {
  sender: { qualifier: 'ZZ', id: 'GREENLINE' },
  receiver: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
  isTest: true,
  made: { day: '2026-11-26', time: '08:00' },
  control: 88,
} as const;

const invoice: FreightInvoice = {
  number: 'INV20260917',
  reference: 'SR2026000417',
  payment: 'prepaid',
  day: '2026-11-26',
  deliveredOn: '2026-11-25',
  scac: 'GRNL',
  currency: 'USD',
  references: [
    { qualifier: 'BM', value: 'BL5512' },
    { qualifier: 'PO', value: 'PO88123' },
  ],
  billTo: { name: 'LAKESHORE FOODS INC', code: { qualifier: '93', value: 'LSF00' } },
  pickup: { name: 'LAKESHORE FOODS PLANT 2', code: { qualifier: '93', value: 'LSF02' } },
  delivery: { name: 'HARBOR GROCERS DC', code: { qualifier: '93', value: 'HGR07' } },
  equipment: { number: 'T4412', kind: 'TF' },
  charges: [
    {
      description: 'CANNED VEGETABLES',
      amountMinor: 215_000,
      special: undefined,
      goods: { weight: { value: 18_500, unit: 'lb' }, count: 22, packageCode: 'PX' },
    },
    { description: 'DETENTION UNLOADING', amountMinor: 8_000, special: 'DTU', goods: undefined },
  ],
};

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const invoiceIn = (text: string) => read210(firstSet(text).segments);
const changed = (find: string, replace: string, segments = 18): string =>
  invoice210.replace(find, replace).replace('SE*18', `SE*${segments}`);

describe('an invoice for freight (210)', () => {
  it('is written as partners send it, to the letter: amounts in hundredths, rates in whole units', () => {
    expect(writeX12([write210(invoice)], envelope)).toEqual({ text: invoice210, changed: [] });
  });

  it('is read with all that it says', () => {
    expect(invoiceIn(invoice210)).toEqual({ value: invoice, errors: [], notes: [] });
  });

  it.each<[title: string, find: string, replace: string, error: EdiFinding]>([
    ['no number', '**INV20260917*', '***', { code: 'element_missing', segment: 2, tag: 'B3', element: 2 }],
    ['no day', '*20261126*223000', '**223000', { code: 'element_missing', segment: 2, tag: 'B3', element: 6 }],
    ['no total', '*223000**20261125', '***20261125', { code: 'element_missing', segment: 2, tag: 'B3', element: 7 }],
    ['no carrier', '*035*GRNL', '*035', { code: 'element_missing', segment: 2, tag: 'B3', element: 11 }],
    [
      'a decimal point where hundredths belong',
      '*FR*215000',
      '*FR*2150.00',
      { code: 'not_a_number', segment: 13, tag: 'L1', element: 4, read: '2150.00' },
    ],
    [
      'a line without an amount',
      'L1*1*2150*FR*215000',
      'L1*1*2150*FR',
      { code: 'element_missing', segment: 13, tag: 'L1', element: 4 },
    ],
    [
      'a total that its lines do not come to',
      '*20261126*223000*',
      '*20261126*223001*',
      { code: 'sum_differs', segment: 2, tag: 'B3', element: 7, read: '2230.01', expected: '2230' },
    ],
    [
      'another total at the end',
      'L3*18500*G***223000',
      'L3*18500*G***2230',
      { code: 'sum_differs', segment: 17, tag: 'L3', element: 5, read: '22.3', expected: '2230' },
    ],
    [
      'a currency that does not exist',
      'C3*USD',
      'C3*UST',
      { code: 'code_unknown', segment: 3, tag: 'C3', element: 1, read: 'UST' },
    ],
    [
      'a day of delivery that does not exist',
      '*20261125*035',
      '*20261131*035',
      { code: 'not_a_date', segment: 2, tag: 'B3', element: 9, read: '20261131' },
    ],
    [
      'an unknown unit of weight',
      '*22*PLT~',
      '*22*PLT**Q~',
      { code: 'code_unknown', segment: 12, tag: 'L0', element: 11, read: 'Q', expected: 'L, K' },
    ],
  ])('is refused with %s', (_, find, replace, error) => {
    const { value, errors } = invoiceIn(changed(find, replace));
    expect(errors).toEqual([error]);
    expect(value).toBeUndefined();
  });

  it('tells of a rate that is a hundred times too much, and goes by the charge', () => {
    const { value, notes } = invoiceIn(changed('L1*2*80*', 'L1*2*8000*'));
    expect(value).toEqual(invoice);
    expect(notes).toEqual([{ code: 'rate_differs', segment: 16, tag: 'L1', element: 2, read: '8000', expected: '80' }]);
  });

  it('means dollars without a currency, and says so', () => {
    const { value, notes } = invoiceIn(changed('C3*USD~\n', '', 17));
    expect(value?.currency).toBe('USD');
    expect(notes).toEqual([{ code: 'currency_assumed', segment: 2, tag: 'B3', element: 7, read: 'USD' }]);
  });

  it('is read as it was written, to the smallest unit, whatever it says', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('ABZ019-.')), minLength: 1, maxLength: 10 });
    const party = maybe(
      fc.record({ name: text, code: maybe(fc.record({ qualifier: fc.constant('93'), value: text })) }),
    );
    const goods = fc.record({
      weight: maybe(fc.record({ value: fc.integer({ min: 1, max: 60_000 }), unit: fc.constantFrom('kg', 'lb') })),
      count: fc.integer({ min: 1, max: 999 }),
      packageCode: fc.constantFrom('PX', 'CT', 'DR'),
    });
    const day = fc.constantFrom('2026-11-20', '2028-02-29');
    const of = (currency: string) =>
      fc.record({
        number: text,
        reference: maybe(text),
        payment: maybe(fc.constantFrom(...payments)),
        day,
        deliveredOn: maybe(day),
        scac: fc.constantFrom('GRNL', 'AB'),
        currency: fc.constant(currency),
        references: fc.array(fc.record({ qualifier: fc.constantFrom('PO', 'BM'), value: text }), { maxLength: 2 }),
        billTo: party,
        pickup: party,
        delivery: party,
        equipment: maybe(fc.record({ number: text, kind: maybe(fc.constantFrom('TF')) })),
        charges: fc.array(
          fc.record({
            description: text,
            // Thousandths of a dinar do not fit into hundredths.
            amountMinor: fc
              .integer({ min: -99_999, max: 99_999_999 })
              .map((minor) => (currency === 'BHD' ? minor * 10 : minor)),
            special: maybe(fc.constantFrom('DTU', 'DTL')),
            goods: maybe(goods),
          }),
          { minLength: 1, maxLength: 5 },
        ),
      });
    fc.assert(
      fc.property(fc.constantFrom('EUR', 'USD', 'JPY', 'BHD').chain(of), (each) => {
        expect(invoiceIn(writeX12([write210(each)], envelope).text)).toEqual({ value: each, errors: [], notes: [] });
      }),
    );
  });
});
