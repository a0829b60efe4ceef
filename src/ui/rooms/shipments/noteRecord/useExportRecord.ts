import { ExportRecord } from '../../../../application/noteRecord/exportRecord.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTask } from '../../../shared/useTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Saves the electronic record of a shipment, under the number of its last state. */
export const useExportRecord = (shipment: ShipmentRecord) => {
  const { noteRecord: words } = useShipmentTexts();
  const save = useInjection(ExportRecord);
  return useTask<number>((state) => save(shipment, words.fileName(shipment.reference, String(state))));
};
