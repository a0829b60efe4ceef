import type { RequestContent } from '../../freight/request/requestContent.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Journey } from './Journey.ts';
import { awardedFates, type Fate } from './RequestPlan.ts';
import { usualJourney } from './usualJourney.ts';

const isCancelledBy = {
  called_off: { by: 'shipper', reason: 'order_changed' },
  given_back: { by: 'carrier', reason: 'driver_ill' },
} as const;

/** How an awarded trip goes; one that is called off or given back ends before the truck sets out. */
export function requestJourney(
  fate: Fate,
  content: RequestContent,
  bookedAt: Date,
  random: SeededRandom,
): Journey | null {
  if (!awardedFates.has(fate)) return null;
  const journey = usualJourney(content, bookedAt.getTime(), content.pricing.model === 'fixed', random);
  if (fate !== 'called_off' && fate !== 'given_back') return journey;
  const { by, reason } = isCancelledBy[fate];
  const at = bookedAt.getTime() + random.between(0.86, 0.98) * (journey.dispatchedAt - bookedAt.getTime());
  return { ...journey, besides: [{ type: 'cancelled', at, by, data: { reason } }] };
}
