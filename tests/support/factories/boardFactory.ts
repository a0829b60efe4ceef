import { Factory } from 'fishery';
import type { BoardTrip, BoardTruck } from '../../../src/domain/board/Board.ts';
import { requestFactory } from './requestFactory.ts';

/** A shipment from Leipzig to Lyon that waits for a truck; its clock is that of `FakeClock`. */
export const boardTripFactory = Factory.define<BoardTrip>(({ sequence }) => ({
  id: `00000000-0000-4000-e000-${String(sequence).padStart(12, '0')}`,
  version: 2,
  reference: `SH-2026-${String(sequence).padStart(6, '0')}`,
  status: 'booked',
  flags: [],
  pickupAt: '2026-01-06T07:00:00Z',
  endsAt: '2026-01-07T16:00:00Z',
  assignBy: '2026-01-06T03:00:00Z',
  startedAt: undefined,
  expectedAt: undefined,
  deliveredAt: undefined,
  shipper: 'Sundby Foods',
  stops: requestFactory.build().stops ?? [],
  grossKg: 18_400,
  trailer: undefined,
  driver: undefined,
}));

/** A rigid truck with its driver and nothing to do. */
export const boardTruckFactory = Factory.define<BoardTruck>(({ sequence }) => ({
  id: `00000000-0000-4000-a000-${String(sequence).padStart(12, '0')}`,
  fleetNo: `T-${sequence}`,
  plate: `B-HA ${200 + sequence}`,
  kind: 'rigid',
  bodyType: 'box',
  status: 'available',
  trailer: undefined,
  driver: { id: `00000000-0000-4000-d000-${String(sequence).padStart(12, '0')}`, name: `Driver ${sequence}` },
  blocks: [],
  trips: [],
}));
