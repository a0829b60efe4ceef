import type { Position } from '../../../domain/distance/greatCircleKm.ts';
import { nearestStop } from '../../../domain/shipment/nearestStop.ts';
import { plannedStops } from '../../../domain/shipment/plannedStops.ts';
import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useStopWords } from './useStopWords.ts';

/** As the crow flies. */
const nearKm = 5;

/** Words a position by the nearest stop: "near Lyon", "38 km from Lyon"; '' where no stop has a position. */
export const useNearText = (shipment: Pick<Shipment, 'stops'>): ((position: Position | null) => string) => {
  const { near } = useShipmentTexts().timeline;
  const { town } = useStopWords(shipment);
  const measure = useMeasure();
  return (position) => {
    const found = position && nearestStop(position, plannedStops(shipment.stops));
    if (!found) return '';
    return found.km < nearKm
      ? near.at(town(found.stop))
      : near.from(measure(Math.round(found.km), 'km'), town(found.stop));
  };
};
