import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import { carrierEnvelope } from '../carrierEnvelope.ts';
import type { PartnerCodes } from '../partner/PartnerCodes.ts';
import { x12TimeOf } from '../x12/x12TimeOf.ts';
import { writeX12, type WrittenFile } from '../x12/writeX12.ts';
import { write990 } from './write990.ts';

/** That a carrier takes the load of a shipment, as a file to its shipper. The day is that of the award, in UTC. */
export const acceptanceFile = (
  shipment: Pick<ShipmentRecord, 'reference' | 'createdAt' | 'carrier' | 'shipper'>,
  scac: string,
  now: number,
  partner?: PartnerCodes,
): WrittenFile => {
  const { reference, createdAt } = shipment;
  const { day } = x12TimeOf(Date.parse(createdAt), 'UTC');
  const response = { action: 'accept', scac, reference, day, carrierReference: reference, reasons: [] } as const;
  const envelope = carrierEnvelope(shipment, now, partner?.address);
  return writeX12([write990(response, partner?.write)], envelope);
};
