import { useState } from 'react';
import { AssignTruck } from '../../../../application/shipments/assignTruck.ts';
import type { AssignmentEntry } from '../../../../application/shipments/DispatchDesk.ts';
import { Failure } from '../../../../domain/failure/Failure.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { Verdict } from '../../../../domain/verdict/Reason.ts';
import { useDoubtQuestion } from '../../../shared/freight/useDoubtQuestion.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** The dialog itself says that the shipment moved on, and why a truck does not fit. */
const shownHere: ReadonlySet<number> = new Set([404, 409, 412, 422]);

interface Assigning {
  readonly entry: AssignmentEntry;
  readonly plate: string;
  readonly verdict: Verdict;
}

/** Gives a shipment a truck; asks before one that is too late or too heavy. `refused` is set if it came too late, or if the truck does not fit. */
export const useAssignTruck = (shipment: ShipmentRecord, onDone: () => void, onRefused: () => void) => {
  const { assign: words } = useShipmentTexts();
  const assign = useInjection(AssignTruck);
  const isMeant = useDoubtQuestion();
  const tell = useTell();
  const [refused, setRefused] = useState<Failure>();
  const task = useWriteTask<Assigning>(async ({ entry, plate, verdict }) => {
    if (!(await isMeant({ verdict, plate, until: shipment.stops[0]?.window?.to }))) return false;
    setRefused(undefined);
    try {
      const { assignment } = await assign(shipment, entry);
      tell(words.told(assignment?.vehicle.plate ?? ''));
    } catch (error) {
      if (!(error instanceof Failure) || error.trouble.kind !== 'refused' || !shownHere.has(error.trouble.status))
        throw error;
      setRefused(error);
      onRefused();
      return false;
    }
    onDone();
    return true;
  });
  return { ...task, refused, forgive: () => setRefused(undefined) };
};
