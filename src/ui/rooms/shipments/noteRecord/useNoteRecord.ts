import { BuildNoteRecord } from '../../../../application/noteRecord/buildNoteRecord.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useReading } from '../../../shared/useReading.ts';

/** The electronic record of a shipment; undefined until it is made. */
export const useNoteRecord = (shipment: ShipmentRecord) =>
  useReading({
    port: BuildNoteRecord,
    key: ['shipments', 'record', shipment.id, shipment.version, shipment.events.length],
    read: (build) => build(shipment),
    keepsPrevious: true,
  }).data;
