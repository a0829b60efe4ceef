import { useState } from 'react';
import { MakeProofPack } from '../../../../../application/shipments/makeProofPack.ts';
import type { ShipmentRecord } from '../../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../../../shared/useAdminTexts.ts';
import { useBrandName } from '../../../../shared/useBrandName.ts';
import { useTask } from '../../../../shared/useTask.ts';
import { useShipmentTexts } from '../../useShipmentTexts.ts';

/** Saves the pack of proofs of a shipment, and tells what is not in it as it should be. */
export const useProofPack = (shipment: ShipmentRecord) => {
  const { pack, report, reservation } = useShipmentTexts();
  const { freight } = useAdminTexts();
  const make = useInjection(MakeProofPack);
  const brand = useBrandName();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const task = useTask<void>(async () => {
    setNotes([]);
    const words = { ...pack.printed, kinds: freight.package, exceptions: report.kinds, reserved: reservation.printed };
    const made = await make(shipment, { words, brand, fileName: pack.fileName(shipment.reference) });
    setNotes([
      ...(made.unknownLetters.length > 0 ? [pack.unknownLetters(made.unknownLetters.join(' '))] : []),
      ...(made.missing.length > 0 ? [pack.missing(made.missing.join(', '))] : []),
    ]);
  });
  return { save: () => void task.run(), pending: task.pending, notes };
};
