import { RecordNote } from '../../../../application/noteRecord/recordNote.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useReading } from '../../../shared/useReading.ts';

/** The electronic record of a shipment; undefined until it is made. */
export const useNoteRecord = (shipment: ShipmentRecord) =>
  useReading({
    port: RecordNote,
    key: ['shipments', 'record', shipment.id, shipment.version, shipment.events.length],
    read: (record) => record(shipment),
    keepsPrevious: true,
  }).data;
