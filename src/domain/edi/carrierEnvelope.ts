import type { Party } from '../shipment/Shipment.ts';
import { usualDelimiters } from './x12/x12Delimiters.ts';
import { x12Text } from './x12/x12Text.ts';
import { x12TimeOf } from './x12/x12TimeOf.ts';
import type { X12Envelope } from './x12/writeX12.ts';

/** Control numbers have nine digits and begin at 1. */
const controls = 999_999_999;

const idOf = (name: string): string =>
  x12Text(name, usualDelimiters)
    .replaceAll(/[^A-Z\d]/g, '')
    .slice(0, 15);

/** What stands around a file from a carrier to its shipper, made `now` (epoch milliseconds): that second is its control number. */
export const carrierEnvelope = (
  { carrier, shipper }: { readonly carrier: Party; readonly shipper: Party },
  now: number,
): X12Envelope => ({
  sender: { qualifier: 'ZZ', id: idOf(carrier.name) || 'CARRIER' },
  receiver: { qualifier: 'ZZ', id: idOf(shipper.name) || 'SHIPPER' },
  isTest: false,
  made: x12TimeOf(now, 'UTC'),
  control: (Math.floor(now / 1000) % controls) + 1,
});
