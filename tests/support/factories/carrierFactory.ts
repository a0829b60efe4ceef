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
    onTimePickup: { n: 11, share: 0.8 },
    onTime: { n: 20, share: 0.9 },
    notified: { n: 10, share: 0.5 },
    accepted: { n: 16, share: 0.75 },
    tracked: { n: 22, share: 0.95 },
    proof: { n: 13, share: 1 },
    hitRate: { n: 9, share: undefined },
    fallOff: { n: 12, share: 0 },
    answer: { n: 15, medianMin: 95 },
  },
}));
