import { useState } from 'react';
import type { PaperWay } from '../../../../application/sheets/PaperWay.ts';
import { MakeConsignmentNote } from '../../../../application/shipments/makeConsignmentNote.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useTask } from '../../../shared/useTask.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Makes the consignment note of a shipment, to be saved or printed. */
export const useConsignmentNote = (shipment: ShipmentRecord) => {
  const { consignment, reservation } = useShipmentTexts();
  const { freight } = useAdminTexts();
  const makeNote = useInjection(MakeConsignmentNote);
  const tell = useTell();
  const [making, setMaking] = useState<PaperWay>();
  const [unknownLetters, setUnknownLetters] = useState<readonly string[]>([]);
  const task = useTask<PaperWay>(async (way) => {
    setMaking(way);
    const fileName = consignment.fileName(shipment.reference);
    const words = { ...consignment.note, packages: freight.package, reserved: reservation.printed };
    setUnknownLetters(await makeNote(shipment, { way, fileName, words }));
    if (way === 'print') tell(consignment.printTold);
  });
  return {
    make: (way: PaperWay) => task.run(way),
    making: task.pending ? making : undefined,
    unknownLetters,
  };
};
