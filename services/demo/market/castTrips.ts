import type { SeededRandom } from '../SeededRandom.ts';
import { findCrew } from './findCrew.ts';
import type { Carrier, Ledger } from './Ledger.ts';
import type { CastPlan, RequestPlan } from './RequestPlan.ts';

interface Yard {
  readonly ledger: Ledger;
  readonly random: SeededRandom;
  readonly now: Date;
}

/** Carriers in an order in which larger ones come first more often. */
function bySize(carriers: readonly Carrier[], random: SeededRandom): readonly Carrier[] {
  const drawn = carriers.map((carrier) => ({
    carrier,
    rank: random.between(0, 1) * Math.sqrt(carrier.drivers.length),
  }));
  return drawn.toSorted((one, other) => other.rank - one.rank).map(({ carrier }) => carrier);
}

/**
 * Gives each trip a carrier that was asked, with a crew that is free. A trip to come for which there is none waits for its truck; a past one
 * never was, and its request expired.
 */
export const castTrips = (
  plans: readonly RequestPlan[],
  carriers: readonly Carrier[],
  yard: Yard,
): readonly CastPlan[] =>
  plans.map((plan) => {
    const { content, journey } = plan;
    if (!journey) return { ...plan, cast: null };
    const { carriers: named } = content.audience;
    const asked = carriers.filter(({ companyId }) => named.length === 0 || named.includes(companyId));
    const inTurn = bySize(asked, yard.random);
    for (const carrier of inTurn) {
      const crew = findCrew(content, journey, carrier, yard);
      if (crew) return { ...plan, cast: { carrier, crew } };
    }
    const [carrier] = inTurn;
    if (carrier && journey.dispatchedAt > yard.now.getTime()) {
      return { ...plan, journey: { ...journey, assignedAt: null }, cast: { carrier, crew: null } };
    }
    return { ...plan, fate: 'expired', journey: null, cast: null };
  });
