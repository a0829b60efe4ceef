import type { FactsOf } from '../../../src/domain/record/FactsOf.ts';
import type { requestFields } from './requestFields.ts';

/** A request from Köln to Lyon, the first stop with every optional field filled, the second with none. */
export const requestFacts: FactsOf<typeof requestFields> = {
  reference: undefined,
  stops: [
    {
      type: 'pickup',
      place: { name: 'Müller AG', postcode: '50667', city: 'Köln', country: 'DE', contact: { name: 'Ada' } },
      window: { from: '2026-12-01', to: '2026-12-01' },
      serviceMin: 45,
    },
    {
      type: 'delivery',
      place: { name: 'Dépôt Lyon', postcode: undefined, city: 'Lyon', country: 'FR', contact: undefined },
      window: { from: '2026-12-02', to: '2026-12-03' },
      serviceMin: undefined,
    },
  ],
  equipment: ['tail_lift', 'straps'],
  adr: true,
};
