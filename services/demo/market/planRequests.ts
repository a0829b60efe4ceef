import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import { dayFrom } from '../dayFrom.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { demoChanges } from './contentBefore.ts';
import { demoContent, demoTrip } from './demoContent.ts';
import type { DemoShipper } from './demoShippers.ts';
import { workingDay } from './localTime.ts';
import { awardedFates, type Fate, type RequestPlan } from './RequestPlan.ts';
import { requestJourney } from './requestJourney.ts';
import { requestTimes } from './requestTimes.ts';
import type { Share } from './shares.ts';

const hour = 3_600_000;

/** How many offers open requests have, in turn; others have at least three. */
const offersOfOpen = [3, 0, 4, 2, 5, 0, 1, 4, 3, 2] as const;
const offersOfOthers: Readonly<Partial<Record<Fate, number>>> = { withdrawn: 2, expired: 2, cancelled: 1 };

/** Plans a share of the requests of a shipper. `carriers` are the fleets of its brand. */
export function planRequests(
  shipperId: string,
  shipper: DemoShipper,
  carriers: readonly string[],
  { count, share }: { readonly count: number; readonly share: Share },
  random: SeededRandom,
  now: Date,
): readonly RequestPlan[] {
  return Array.from({ length: count }, (_, n): RequestPlan => {
    const fate = share.fates[n % share.fates.length] ?? 'open';
    const [least, most] = share.pickups[fate] ?? [-30, -1];
    const away = Math.round(random.between(least, most));
    const day = workingDay(dayFrom(now, away), away < 0 ? -1 : 1);
    const trip = demoTrip(shipper, day, random);
    const first = new Date(trip.stops[0]?.window?.from ?? now);
    const { decisionBy, publishedAt, endedAt } = requestTimes(fate, first, random, now);
    const skipped = random.below(carriers.length);
    const asked =
      n % 4 === 3 ? carriers.filter((__, at) => at !== skipped && at !== (skipped + 2) % carriers.length) : [];
    const life = endedAt.getTime() - publishedAt.getTime();
    const content = demoContent(trip, { decisionBy, carriers: asked, isFixed: n % 5 === 2 }, shipper, random);
    return {
      shipperId,
      shipper,
      fate,
      content,
      createdAt: addMilliseconds(publishedAt, -random.between(0.1, 5) * hour),
      publishedAt: fate === 'draft' ? null : publishedAt,
      changed:
        fate === 'open' && n % 5 < 3
          ? { at: addMilliseconds(publishedAt, 0.6 * life), part: random.pick(demoChanges) }
          : null,
      endedAt,
      fairMinor: trip.fairMinor,
      offers: offersOf(fate, share, random),
      journey: requestJourney(fate, content, endedAt, random),
    };
  });
}

function offersOf(fate: Fate, { losers }: Share, random: SeededRandom): number {
  if (fate === 'open') return offersOfOpen[random.below(offersOfOpen.length)] ?? 0;
  if (fate === 'draft') return 0;
  return (awardedFates.has(fate) ? 1 + losers : (offersOfOthers[fate] ?? 0)) + random.below(2);
}
