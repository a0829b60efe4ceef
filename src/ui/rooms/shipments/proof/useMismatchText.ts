import { provenDeliveries } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { usePackagesText } from './usePackagesText.ts';

/** Where the counts of the proofs do not come to the order, delivery by delivery; undefined if all do. */
export const useMismatchText = (shipment: ShipmentRecord): string | undefined => {
  const { proof: words } = useShipmentTexts();
  const { town } = useStopWords(shipment);
  const { mismatch } = usePackagesText();
  const deliveries = provenDeliveries(shipment, useFolded(shipment));
  const found = deliveries.flatMap(({ stop, ordered, proof }) => {
    const text = proof?.packages && mismatch(proof.packages, ordered);
    return text === undefined ? [] : [deliveries.length > 1 ? words.mismatchIn(town(stop), text) : text];
  });
  return found.length > 0 ? found.join(' ') : undefined;
};
