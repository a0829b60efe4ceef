import { useState } from 'react';
import { UnassignTruck } from '../../../../application/shipments/unassignTruck.ts';
import { Failure } from '../../../../domain/failure/Failure.ts';
import { isStaleFailure } from '../../../../domain/failure/isStaleFailure.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Takes truck and driver off a shipment, after a question. `overtaken` is set if the shipment moved on meanwhile. */
export const useUnassignTruck = (shipment: ShipmentRecord) => {
  const { assign: words } = useShipmentTexts();
  const ask = useQuestion();
  const tell = useTell();
  const unassign = useInjection(UnassignTruck);
  const [overtaken, setOvertaken] = useState<Failure>();
  const plate = shipment.assignment?.vehicle.plate ?? '';
  const task = useWriteTask<void>(async () => {
    const { unassignTitle: title, unassignYes: yes, cancel: no } = words;
    if (!(await ask({ title, text: words.unassignText(plate), yes, no }))) return false;
    setOvertaken(undefined);
    try {
      await unassign(shipment);
      tell(words.unassigned);
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || !isStaleFailure(error)) throw error;
      setOvertaken(error);
      return false;
    }
  });
  return { run: () => void task.run(), pending: task.pending, overtaken };
};
