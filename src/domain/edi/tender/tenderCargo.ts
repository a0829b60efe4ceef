import { isOneOf } from '../../outside/isOneOf.ts';
import { packageCodes } from '../../request/cargoCodes.ts';
import type { CargoLine } from '../../request/RequestContent.ts';
import { kgOf } from './kgOf.ts';
import type { Tender, TenderStop } from './Tender.ts';

interface TenderCargo {
  readonly cargo: readonly CargoLine[];
  /** Whether the tender leaves open where some of it is picked up or delivered. */
  readonly isAssumed: boolean;
}

const indicesOf = (stops: readonly TenderStop[], type: TenderStop['type']): readonly number[] =>
  stops.flatMap((stop, at) => (stop.type === type ? [at] : []));

/** The goods of a tender, each line from a pickup to a delivery. With one of either there is no doubt which. */
export const tenderCargo = ({ stops }: Tender): TenderCargo => {
  const [pickups, deliveries] = [indicesOf(stops, 'pickup'), indicesOf(stops, 'delivery')];
  const isByDelivery = deliveries.some((at) => (stops[at]?.lines.length ?? 0) > 0) && deliveries.length > 1;
  const counted = isByDelivery ? deliveries : pickups;
  const cargo = counted.flatMap((at) =>
    (stops[at]?.lines ?? []).map(
      ({ description, weight, count, packageCode, temperatureC, volumeM3, marks, dangerous }): CargoLine => ({
        description,
        packageCode: packageCode !== undefined && isOneOf(packageCodes, packageCode) ? packageCode : undefined,
        count,
        grossKg: weight && kgOf(weight),
        volumeM3,
        temperatureC,
        marks,
        dangerous: dangerous && { ...dangerous, quantity: dangerous.quantity?.value },
        pickup: isByDelivery ? pickups.findLast((pickup) => pickup < at) : at,
        delivery: isByDelivery ? at : deliveries.find((delivery) => delivery > at && isLast(delivery, deliveries)),
      }),
    ),
  );
  return { cargo, isAssumed: (isByDelivery ? pickups : deliveries).length > 1 };
};

const isLast = (at: number, all: readonly number[]): boolean => at === all.at(-1);
