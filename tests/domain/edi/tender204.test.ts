import { describe, expect, it } from 'vitest';
import { read204 } from '../../../src/domain/edi/tender/read204.ts';
import { write204 } from '../../../src/domain/edi/tender/write204.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';
import { firstSet } from './readFile.ts';
import { tender204 } from './vectors.ts';

const tenderIn = (text: string) => read204(firstSet(text).segments);

const envelope = {
  sender: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
  receiver: { qualifier: 'ZZ', id: 'GREENLINE' },
  isTest: true,
  made: { day: '2026-11-20', time: '09:15' },
  control: 101,
} as const;

/** The file with a line more or fewer, and its count mended. */
export const changed = (find: string, replace: string, more = 0): string =>
  tender204.replace(find, replace).replace('SE*30', `SE*${30 + more}`);

describe('a load tender (204)', () => {
  it('is read with all that it says', () => {
    const { value, errors, notes } = tenderIn(tender204);
    expect(errors).toEqual([]);
    expect(notes).toEqual([{ code: 'currency_assumed', segment: 29, tag: 'L3', element: 5, read: 'USD' }]);
    expect(value).toMatchObject({
      purpose: 'original',
      reference: 'SR2026000417',
      scac: 'GRNL',
      payment: 'prepaid',
      references: [
        { qualifier: 'PO', value: 'PO88123' },
        { qualifier: 'BM', value: 'BL5512' },
      ],
      respondBy: { day: '2026-11-20', time: '16:00', zone: 'CT' },
      notes: ['DRIVER MUST WEAR SAFETY SHOES'],
      equipment: 'TF',
      target: { amountMinor: 215_000, currency: 'USD' },
    });
    expect(value?.stops).toMatchObject([
      {
        type: 'pickup',
        isPart: false,
        references: [{ qualifier: 'AO', value: 'APPT7731' }],
        from: { day: '2026-11-24', time: '08:00', zone: 'CT' },
        to: { day: '2026-11-24', time: '10:00', zone: 'CT' },
        party: { name: 'LAKESHORE FOODS PLANT 2', city: 'ELWOOD', region: 'IL', contact: { phone: '3125550142' } },
        lines: [
          { description: 'CANNED VEGETABLES', weight: { value: 18_500, unit: 'lb' }, count: 22, packageCode: 'PX' },
        ],
      },
      { type: 'delivery', party: { name: 'HARBOR GROCERS DC', postcode: '43207', country: 'US' }, lines: [] },
    ]);
  });

  it('is written as it was read, to the letter', () => {
    const { value } = tenderIn(tender204);
    expect(value && writeX12([write204(value)], envelope).text).toBe(tender204);
  });

  it.each([
    ['no number of the load', 'SR2026000417', '', 0, { code: 'element_missing', segment: 2, tag: 'B2', element: 4 }],
    [
      'an unknown purpose',
      'B2A*00',
      'B2A*77',
      0,
      { code: 'code_unknown', segment: 3, tag: 'B2A', element: 1, read: '77', expected: '00, 01, 04, 05' },
    ],
    [
      'a day that does not exist',
      '20261124*I',
      '20261131*I',
      0,
      { code: 'not_a_date', segment: 15, tag: 'G62', element: 2, read: '202611310800' },
    ],
    [
      'a weight that is no number',
      'AT8*G*L*18500',
      'AT8*G*L*1x',
      0,
      { code: 'not_a_number', segment: 22, tag: 'AT8', element: 3, read: '1x' },
    ],
    [
      'an unknown unit of weight',
      'AT8*G*L',
      'AT8*G*E',
      0,
      { code: 'code_unknown', segment: 22, tag: 'AT8', element: 2, read: 'E', expected: 'L, K' },
    ],
    [
      'dangerous goods',
      'AT8*G*L*18500*22~',
      'AT8*G*L*18500*22~\nLH1*PL*1*UN1263~',
      1,
      { code: 'dangerous_goods', segment: 23, tag: 'LH1' },
    ],
    [
      'an unknown reason for a stop',
      'S5*2*CU',
      'S5*2*ZZ',
      0,
      { code: 'code_unknown', segment: 23, tag: 'S5', element: 2, read: 'ZZ', expected: 'CL, PL, LD, CU, PU, UL' },
    ],
  ])('is refused with %s', (_, find, replace, more, error) => {
    const { value, errors } = tenderIn(changed(find, replace, more));
    expect(errors).toEqual([error]);
    expect(value).toBeUndefined();
  });

  it.each([
    ['for the whole load', 'N7**NS', 'AT5*HM~\nN7**NS', 'AT5'],
    ['before the first stop', 'S5*1*CL', 'LH1*PL*1*UN1263~\nS5*1*CL', 'LH1'],
    ['at a stop, before its goods', 'L5*1*CANNED', 'LH1*PL*1*UN1263~\nL5*1*CANNED', 'LH1'],
    ['at the delivery', 'L3*18500', 'LFH*TEC*PAINT~\nL3*18500', 'LFH'],
    ['as H1', 'L3*18500', 'H1*UN1263~\nL3*18500', 'H1'],
  ])('is refused with dangerous goods %s', (_, find, replace, tag) => {
    const { value, errors } = tenderIn(changed(find, replace, 1));
    expect(errors).toMatchObject([{ code: 'dangerous_goods', tag }]);
    expect(value).toBeUndefined();
  });

  it('lists every segment that is ignored', () => {
    const { value, notes } = tenderIn(changed('N7**NS', 'AT5*EX~\nN7**NS', 1));
    expect(value?.reference).toBe('SR2026000417');
    expect(notes).toContainEqual({ code: 'not_understood', segment: 12, tag: 'AT5', read: 'EX' });
  });

  it('may cancel a load without its stops', () => {
    const cancel = `${tender204.slice(0, tender204.indexOf('ST*'))}ST*204*0001~\nB2**GRNL**SR2026000417~\nB2A*01*LT~\nSE*4*0001~\nGE*1*101~\nIEA*1*000000101~`;
    expect(tenderIn(cancel).value).toMatchObject({ purpose: 'cancel', reference: 'SR2026000417', stops: [] });
  });
});
