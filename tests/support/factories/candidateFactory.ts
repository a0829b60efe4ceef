import { Factory } from 'fishery';
import type { Candidate } from '../../../src/domain/shipment/Candidate.ts';

/** A box truck with its driver that fits, 42 km from the pickup. */
export const candidateFactory = Factory.define<Candidate>(({ sequence }) => ({
  vehicle: {
    id: `00000000-0000-4000-a000-${String(sequence).padStart(12, '0')}`,
    fleetNo: `T-${sequence}`,
    plate: `B-HA ${200 + sequence}`,
    bodyType: 'box',
    payloadKg: 24_000,
  },
  trailer: undefined,
  driver: { id: `00000000-0000-4000-d000-${String(sequence).padStart(12, '0')}`, name: `Driver ${sequence}` },
  offered: false,
  verdict: { fits: true, reasons: [] },
  free: { city: 'Halle', country: 'DE', at: '2026-01-05T06:00:00Z' },
  emptyKm: 42,
  slackMin: 130,
}));
