import { useState } from 'react';
import type { PaperWay } from '../../../../../application/sheets/PaperWay.ts';
import { MakeProofPack } from '../../../../../application/shipments/makeProofPack.ts';
import type { ShipmentRecord } from '../../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../../../shared/useAdminTexts.ts';
import { useBrandName } from '../../../../shared/useBrandName.ts';
import { useTask } from '../../../../shared/useTask.ts';
import { useTell } from '../../../../shared/useTell.ts';
import { useShipmentTexts } from '../../useShipmentTexts.ts';

/** Makes the pack of proofs of a shipment, to be saved or printed, and tells what is not in it as it should be. */
export const useProofPack = (shipment: ShipmentRecord) => {
  const { pack, report, reservation } = useShipmentTexts();
  const { freight } = useAdminTexts();
  const make = useInjection(MakeProofPack);
  const brand = useBrandName();
  const tell = useTell();
  const [making, setMaking] = useState<PaperWay>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const task = useTask<PaperWay>(async (way) => {
    setMaking(way);
    setNotes([]);
    const words = { ...pack.printed, kinds: freight.package, exceptions: report.kinds, reserved: reservation.printed };
    const made = await make(shipment, { words, brand, way, fileName: pack.fileName(shipment.reference) });
    setNotes([
      ...(made.unknownLetters.length > 0 ? [pack.unknownLetters(made.unknownLetters.join(' '))] : []),
      ...(made.missing.length > 0 ? [pack.missing(made.missing.join(', '))] : []),
    ]);
    if (way === 'print') tell(pack.printTold);
  });
  return { make: (way: PaperWay) => void task.run(way), making: task.pending ? making : undefined, notes };
};
