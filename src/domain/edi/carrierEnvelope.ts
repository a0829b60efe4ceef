import type { Party } from '../shipment/Shipment.ts';
import type { EdiAddress } from './EdiInterchange.ts';
import { interchangeId } from './interchangeId.ts';
import { x12TimeOf } from './x12/x12TimeOf.ts';
import type { X12Envelope } from './x12/writeX12.ts';

/** Control numbers have nine digits and begin at 1. */
const controls = 999_999_999;

/**
 * What stands around a file from a carrier to its shipper, made `now` (epoch milliseconds): that second is its control number. `to` is the
 * address of the shipper where it has given one.
 */
export const carrierEnvelope = (
  { carrier, shipper }: { readonly carrier: Party; readonly shipper: Party },
  now: number,
  to?: EdiAddress,
): X12Envelope => ({
  sender: { qualifier: 'ZZ', id: interchangeId(carrier.name) || 'CARRIER' },
  receiver: to ?? { qualifier: 'ZZ', id: interchangeId(shipper.name) || 'SHIPPER' },
  isTest: false,
  made: x12TimeOf(now, 'UTC'),
  control: (Math.floor(now / 1000) % controls) + 1,
});
