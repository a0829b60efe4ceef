import type { RequestContent } from '../../freight/request/requestContent.ts';
import type { Engagement } from '../../freight/verdict/Combination.ts';
import { taskNeeds } from '../../freight/verdict/taskNeeds.ts';
import { verdictOn } from '../../freight/verdict/verdictOn.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { carries } from './chooseTruck.ts';
import type { Crew } from './Crew.ts';
import type { Journey } from './Journey.ts';
import { journeySpan } from './journeySpan.ts';
import type { Carrier, Ledger } from './Ledger.ts';

/** A list from some place on, and around. */
const from = <Item>(items: readonly Item[], first: number): readonly Item[] => [
  ...items.slice(first),
  ...items.slice(0, first),
];

/** In milliseconds. */
const hoursBefore = 12 * 3_600_000;

/** What sets out within hours is not on the road any more. */
const keptFor = ({ from: sets, to }: Engagement, now: Date): Engagement =>
  sets > now && sets.getTime() < now.getTime() + hoursBefore ? { from: now, to } : { from: sets, to };

/**
 * A truck and a driver of a carrier that fit a trip and are free all the while, and takes them for it. Of a trip that is over only that
 * they were free counts, as papers may have ended since. Undefined if the carrier has none.
 */
export function findCrew(
  content: RequestContent,
  journey: Journey,
  carrier: Carrier,
  { ledger, random, now }: { readonly ledger: Ledger; readonly random: SeededRandom; readonly now: Date },
): Crew | undefined {
  const span = keptFor(journeySpan(content, journey), now);
  const isPast = span.to <= now;
  const needs = taskNeeds(content, now);
  const drivers = carrier.drivers.filter(({ id }) => ledger.isFree([id], span));
  if (drivers.length === 0) return undefined;
  const able = carrier.trucks.filter(
    (truck) => carries(content, truck) && ledger.isFree([truck.vehicleId, truck.trailerId], span),
  );
  for (const truck of from(able, random.below(Math.max(1, able.length)))) {
    const combination = ledger.combinationOf(truck);
    const verdict = verdictOn(content, combination, now, needs);
    const driver =
      isPast || verdict.fits
        ? from(drivers, random.below(drivers.length)).find(
            ({ atHand }) => isPast || verdictOn(content, { ...combination, driver: atHand }, now, needs).fits,
          )
        : undefined;
    if (!driver) continue;
    const { vehicleId, trailerId, plate, trailerPlate } = truck;
    ledger.add([vehicleId, trailerId, driver.id], span);
    return { vehicleId, trailerId, plate, trailerPlate, driverId: driver.id, driverName: driver.name, verdict };
  }
  return undefined;
}
