import { describe, expect, it } from 'vitest';
import { read204 } from '../../../src/domain/edi/tender/read204.ts';
import { requestOfTender } from '../../../src/domain/edi/tender/requestOfTender.ts';
import type { FoundPlace } from '../../../src/domain/place/FoundPlace.ts';
import { towns } from '../../support/edi/towns.ts';
import { firstSet } from './readFile.ts';
import { tender204 } from './vectors.ts';

const places = [towns.elwood, towns.columbus];

const requestIn = (text: string, found: readonly (FoundPlace | undefined)[] = places) => {
  const { value } = read204(firstSet(text).segments);
  if (!value) throw new Error('no tender');
  return requestOfTender(value, found);
};

describe('a tender as a request', () => {
  it('has windows by the clock of each stop, weights in kilograms and the price that was offered', () => {
    const { content, notes } = requestIn(tender204);
    expect(notes).toEqual([]);
    expect(content).toEqual({
      reference: 'SR2026000417',
      stops: [
        {
          type: 'pickup',
          place: {
            name: 'LAKESHORE FOODS PLANT 2',
            address: '1450 ARSENAL RD',
            postcode: '60421',
            city: 'Elwood',
            country: 'US',
            lat: 41.4,
            lng: -88.1,
            accuracy: 'town',
            contact: { name: 'DANA ORTIZ', phone: '+13125550142' },
          },
          window: {
            from: '2026-11-24T08:00:00-06:00',
            to: '2026-11-24T10:00:00-06:00',
            timeZone: 'America/Chicago',
          },
          note: 'AO: APPT7731, LU: LSF02',
        },
        {
          type: 'delivery',
          place: {
            name: 'HARBOR GROCERS DC',
            address: '900 INDUSTRIAL DR',
            postcode: '43207',
            city: 'Columbus',
            country: 'US',
            lat: 39.96,
            lng: -83,
            accuracy: 'town',
            contact: undefined,
          },
          window: {
            from: '2026-11-25T06:00:00-05:00',
            to: '2026-11-25T09:00:00-05:00',
            timeZone: 'America/New_York',
          },
          note: 'LU: HGR07',
        },
      ],
      cargo: [
        {
          description: 'CANNED VEGETABLES',
          packageCode: 'PX',
          count: 22,
          grossKg: 8391.459,
          temperatureC: undefined,
          pickup: 0,
          delivery: 1,
        },
      ],
      required: { bodyTypes: ['box', 'curtainsider'] },
      pricing: { model: 'fixed', currency: 'USD', target: { amountMinor: 215_000, currency: 'USD' } },
      audience: { market: true },
      decisionBy: '2026-11-20T16:00:00-06:00',
      notes: 'DRIVER MUST WEAR SAFETY SHOES\nPO: PO88123, BM: BL5512',
    });
  });

  it('takes the clock of the stop where the file names no zone, and says so', () => {
    const { content, notes } = requestIn(tender204.replaceAll('*CT~', '~').replaceAll('*ET~', '~'));
    expect(content.stops?.[1]?.window?.from).toBe('2026-11-25T06:00:00-05:00');
    expect(notes).toEqual([{ code: 'zone_assumed', read: 'America/Chicago' }]);
  });

  it('takes local to the place at its word', () => {
    const { content, notes } = requestIn(tender204.replaceAll('*ET~', '*LT~'));
    expect(content.stops?.[1]?.window?.from).toBe('2026-11-25T06:00:00-05:00');
    expect(notes).toEqual([]);
  });

  it('keeps what the file says of a place that was not found', () => {
    const { content } = requestIn(tender204, []);
    expect(content.stops?.[0]?.place).toMatchObject({ city: 'ELWOOD', country: 'US', lat: undefined });
  });

  it.each([
    ['an unknown trailer', 'TF~', 'XX~', { code: 'equipment_unknown', read: 'XX' }],
    ['no day to answer by', 'G62*64*20261120*1*1600*CT', 'L11*X*ZZ', { code: 'deadline_assumed', read: undefined }],
  ])('goes on with %s, and says so', (_, find, replace, note) => {
    expect(requestIn(tender204.replace(find, replace)).notes).toEqual([note]);
  });

  it('is open until pickup begins if no day to answer by was set', () => {
    const { content } = requestIn(tender204.replace('G62*64*20261120*1*1600*CT', 'L11*X*ZZ'));
    expect(content.decisionBy).toBe(content.stops?.[0]?.window?.from);
    expect(content.decisionBy).toBeDefined();
  });
});
