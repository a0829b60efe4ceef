import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptanceFile } from '../../../src/domain/edi/response/acceptanceFile.ts';
import { read990 } from '../../../src/domain/edi/response/read990.ts';
import { responseActions, type TenderResponse } from '../../../src/domain/edi/response/TenderResponse.ts';
import { write990 } from '../../../src/domain/edi/response/write990.ts';
import type { EdiFinding } from '../../../src/domain/edi/EdiFinding.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { firstSet, readFile } from './readFile.ts';
import { accept990, decline990 } from './vectors.ts';

const envelope = (control: number) => ({
  sender: { qualifier: 'ZZ', id: 'GREENLINE' },
  receiver: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
  isTest: true,
  made: { day: '2026-11-20', time: '10:22' },
  control,
});

const accepted: TenderResponse = {
  action: 'accept',
  scac: 'GRNL',
  reference: 'SR2026000417',
  day: '2026-11-20',
  carrierReference: 'SHP2026004411',
  reasons: [],
};
const declined: TenderResponse = { ...accepted, action: 'decline', reasons: ['NO CAPACITY'] };

const responseIn = (text: string) => read990(firstSet(text).segments);
const changed = (find: string, replace: string, segments = 5): string =>
  decline990.replace(find, replace).replace('SE*5', `SE*${segments}`);

describe('a response to a tender (990)', () => {
  it.each([
    ['acceptance', accepted, 55, accept990],
    ['refusal', declined, 56, decline990],
  ])('is written as partners send it, to the letter: %s', (_, response, control, file) => {
    expect(writeX12([write990(response)], envelope(control))).toEqual({ text: file, changed: [] });
    expect(responseIn(file)).toEqual({ value: response, errors: [], notes: [] });
  });

  it.each<[title: string, find: string, replace: string, error: EdiFinding]>([
    ['no carrier', 'B1*GRNL*', 'B1**', { code: 'element_missing', segment: 2, tag: 'B1', element: 1 }],
    ['no load', '*SR2026000417*', '**', { code: 'element_missing', segment: 2, tag: 'B1', element: 2 }],
    ['no day', '*20261120*D', '**D', { code: 'element_missing', segment: 2, tag: 'B1', element: 3 }],
    [
      'a day that does not exist',
      '*20261120*D',
      '*20261131*D',
      { code: 'not_a_date', segment: 2, tag: 'B1', element: 3, read: '20261131' },
    ],
    ['no action', '*20261120*D', '*20261120', { code: 'element_missing', segment: 2, tag: 'B1', element: 4 }],
    [
      'a letter that partners agreed on among themselves',
      '*20261120*D',
      '*20261120*P',
      { code: 'code_unknown', segment: 2, tag: 'B1', element: 4, read: 'P', expected: 'A, D' },
    ],
  ])('is refused with %s', (_, find, replace, error) => {
    const { value, errors } = responseIn(changed(find, replace));
    expect(errors).toEqual([error]);
    expect(value).toBeUndefined();
  });

  it('is refused without its first segment', () => {
    const { value, errors } = responseIn(changed('B1*GRNL*SR2026000417*20261120*D~\n', '', 4));
    expect(value).toBeUndefined();
    expect(errors).toContainEqual({ code: 'element_missing', tag: 'B1', element: 4 });
  });

  it('may leave out the number of the carrier, and lists what is not read', () => {
    const { value, notes } = responseIn(changed('N9*CN*SHP2026004411', 'V9*X3'));
    expect(value).toEqual({ ...declined, carrierReference: undefined });
    expect(notes).toEqual([{ code: 'not_understood', segment: 3, tag: 'V9', read: 'X3' }]);
  });

  it('is read as it was written, whatever it says', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('ABZ019-.')), minLength: 1, maxLength: 30 });
    const response = fc.record({
      action: fc.constantFrom(...responseActions),
      scac: fc.constantFrom('GRNL', 'AB'),
      reference: text,
      day: fc.constantFrom('2026-11-20', '2028-02-29'),
      carrierReference: fc.option(text, { nil: undefined }),
      reasons: fc.array(text, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(response, (each) => {
        expect(responseIn(writeX12([write990(each)], envelope(1)).text)).toEqual({
          value: each,
          errors: [],
          notes: [],
        });
      }),
    );
  });
});

describe('the acceptance of a shipment as a file', () => {
  const shipment = shipmentFactory.build({
    reference: 'SR2026000417',
    createdAt: '2026-11-20T23:30:00Z',
    carrier: { id: 'c-1', name: 'Greenline' },
    shipper: { id: 'c-2', name: 'Lakeshore Foods' },
    price: { amountMinor: 215_000, currency: 'USD' },
  });
  const { text, changed: lost } = acceptanceFile(shipment, 'GRNL', Date.UTC(2026, 10, 21, 8));

  it('says yes on the day of the award, under the number of the load', () => {
    expect(lost).toEqual([]);
    expect(responseIn(text).value).toEqual({
      ...accepted,
      carrierReference: 'SR2026000417',
    });
    expect(readFile(text).value).toMatchObject({ sender: { id: 'GREENLINE' }, receiver: { id: 'LAKESHOREFOODS' } });
    expect(text).toContain('\nGS*GF*GREENLINE*LAKESHOREFOODS*20261121*0800*');
  });

  it('never tells the price', () => expect(text).not.toContain('2150'));
});
