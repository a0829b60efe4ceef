import { keptProofs } from '../../../../domain/outbox/keptProofs.ts';
import { nextSteps } from '../../../../domain/shipment/nextSteps.ts';
import { type ProvenDelivery, provenDeliveries } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useOwnOutbox } from '../outbox/useOwnOutbox.ts';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';

/** The delivery whose proof is the next step here; undefined where that is another one, or where it is kept on this device. */
export const useProofToAdd = (shipment: ShipmentRecord): ProvenDelivery | undefined => {
  const folded = useFolded(shipment);
  const { main } = nextSteps(folded, useOwnSide());
  const kept = keptProofs(useOwnOutbox().entries, shipment.id);
  if (main?.type !== 'pod_added' || kept.some(({ proof }) => proof.stop === main.stop)) return undefined;
  return provenDeliveries(shipment, folded).find(({ stop }) => stop === main.stop);
};
