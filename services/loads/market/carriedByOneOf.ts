import type { Capacity } from '../../freight/verdict/capacityOf.ts';
import { type Availability, truckLimits, type TruckLimits } from '../../freight/verdict/truckLimits.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import type { CarriedNeeds, OpenLoad } from './OpenLoad.ts';

const upTo = (needed: number, most: number | null): boolean => most === null || needed <= most;

const isCarried = (needs: CarriedNeeds, { temperatureC, equipment, ...most }: Capacity): boolean =>
  upTo(needs.payloadKg, most.payloadKg) &&
  upTo(needs.volumeM3, most.volumeM3) &&
  upTo(needs.loadingMetres, most.loadingLengthM) &&
  upTo(needs.pallets, most.pallets) &&
  (needs.equipmentBits & equipment) === needs.equipmentBits &&
  (needs.temperatureC === null ||
    (temperatureC !== null &&
      needs.temperatureC.min >= temperatureC.min &&
      needs.temperatureC.max <= temperatureC.max));

const isInTime = (
  { pickupAt }: OpenLoad,
  { papersUntil, carriedUntil, needsCertificate }: CarriedNeeds,
  { until, adrUntil, engagements }: Availability,
): boolean =>
  papersUntil <= until &&
  (!needsCertificate || papersUntil <= adrUntil) &&
  engagements.every(({ from, to }) => pickupAt >= to.getTime() || carriedUntil <= from.getTime());

const takes = ({ capacity, times }: TruckLimits, load: OpenLoad, needs: CarriedNeeds): boolean =>
  (load.bodyBits & capacity.bodies) === capacity.bodies &&
  (!needs.needsCertificate || capacity.adr) &&
  isCarried(needs, capacity) &&
  times.some((each) => isInTime(load, needs, each));

/** Whether one of these trucks fits a load, by the verdict; also one from before the services noted what a load needs. */
export function carriedByOneOf(trucks: readonly Truck[]): (load: OpenLoad) => boolean {
  const limits = truckLimits(trucks);
  return (load) => {
    const { needs } = load;
    return needs === null || limits.some((each) => takes(each, load, needs));
  };
}
