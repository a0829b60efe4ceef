import type { CargoLine } from '../request/RequestContent.ts';
import type { Stop } from '../stop/Stop.ts';

/** What one note covers: the goods for one consignee. Stops by their index. */
export interface Consignment {
  readonly delivery: number;
  readonly pickups: readonly number[];
  readonly cargo: readonly CargoLine[];
}

const indicesOf = (stops: readonly Stop[], type: Stop['type']): readonly number[] =>
  stops.flatMap((stop, at) => (stop.type === type ? [at] : []));

/**
 * A shipment by its consignees, in the order of the stops: each has a note of its own. Every line of cargo is in exactly one; a
 * line that does not say where it goes is for the last.
 */
export const consignments = (stops: readonly Stop[], cargo: readonly CargoLine[]): readonly Consignment[] => {
  const [pickups, deliveries] = [indicesOf(stops, 'pickup'), indicesOf(stops, 'delivery')];
  const last = deliveries.at(-1) ?? Math.max(0, stops.length - 1);
  const placeOf = ({ delivery }: CargoLine): number =>
    delivery !== undefined && deliveries.includes(delivery) ? delivery : last;
  const all = (deliveries.length > 0 ? deliveries : [last]).map((delivery) => {
    const own = cargo.filter((line) => placeOf(line) === delivery);
    const from = pickups.filter((at) => own.some(({ pickup }) => pickup === at));
    return { delivery, pickups: from.length > 0 ? from : pickups.slice(0, 1), cargo: own };
  });
  const laden = all.filter((each) => each.cargo.length > 0);
  return laden.length > 0 ? laden : all.slice(-1);
};
