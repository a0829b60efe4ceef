import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import { carrierEnvelope } from '../carrierEnvelope.ts';
import type { PartnerCodes } from '../partner/PartnerCodes.ts';
import { writeX12, type WrittenFile } from '../x12/writeX12.ts';
import { statusOfShipment } from './statusOfShipment.ts';
import { write214 } from './write214.ts';

/** The status of a shipment as a file from its carrier to its shipper, with the shipper's own address and codes where it has some. */
export const x12StatusFile = (
  shipment: ShipmentRecord,
  scac: string | undefined,
  now: number,
  partner?: PartnerCodes,
): WrittenFile => {
  const envelope = carrierEnvelope(shipment, now, partner?.address);
  return writeX12([write214(statusOfShipment(shipment, scac), partner?.write)], envelope);
};
