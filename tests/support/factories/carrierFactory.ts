import { Factory } from 'fishery';
import type { Carrier } from '../../../src/domain/carrier/Carrier.ts';

/** A carrier that has done ten trips for the shipper. */
export const carrierFactory = Factory.define<Carrier>(({ sequence }) => ({
  id: `00000000-0000-4000-c100-${String(sequence).padStart(12, '0')}`,
  name: `Harbour Haulage ${sequence}`,
  favourite: false,
  blocked: false,
  note: undefined,
  lists: [],
  scorecard: {
    days: 90,
    completed: 10,
    lastUsedAt: '2026-01-02T08:00:00.000Z',
    onTime: { n: 20, share: 0.9 },
    hitRate: { n: 9, share: undefined },
    fallOff: { n: 12, share: 0 },
    answer: { n: 15, medianMin: 95 },
  },
}));
