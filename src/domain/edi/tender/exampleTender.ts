import { addDays } from '../../calendar/addDays.ts';
import type { EdiTime } from '../EdiTime.ts';
import type { EdiParty, Tender } from './Tender.ts';

const party = (name: string, address: string, postcode: string, city: string, country: string): EdiParty => ({
  name,
  code: undefined,
  address,
  city,
  region: undefined,
  postcode,
  country,
  contact: undefined,
});

/** By the clock of the place, as X12 says it. */
const localTime = (day: string, time: string): EdiTime => ({ day, time, zone: 'LT' });

/** A tender to try an import with, right on `today`: a day, `YYYY-MM-DD`. */
export const exampleTender = (today: string, reference: string, timeOf = localTime): Tender => {
  const at = (days: number, time: string) => timeOf(addDays(today, days), time);
  return {
    purpose: 'original',
    reference,
    scac: undefined,
    payment: 'prepaid',
    references: [{ qualifier: 'PO', value: 'PO-1001' }],
    respondBy: at(1, '16:00'),
    notes: ['Safety shoes required'],
    billTo: undefined,
    equipment: 'TF',
    target: { amountMinor: 125_000, currency: 'EUR' },
    stops: [
      {
        type: 'pickup',
        isPart: false,
        party: party('Plant Leipzig', 'Hafenstr. 8', '04103', 'Leipzig', 'DE'),
        town: undefined,
        references: [],
        from: at(2, '08:00'),
        to: at(2, '12:00'),
        lines: [
          {
            description: 'Machine parts',
            weight: { value: 18_400, unit: 'kg' },
            count: 24,
            packageCode: 'PX',
            temperatureC: undefined,
            volumeM3: undefined,
            marks: undefined,
            dangerous: undefined,
          },
        ],
      },
      {
        type: 'delivery',
        isPart: false,
        party: party('Warehouse Lyon', '12 rue du Port', '69007', 'Lyon', 'FR'),
        town: undefined,
        references: [],
        from: at(3, '08:00'),
        to: at(3, '16:00'),
        lines: [],
      },
    ],
  };
};
