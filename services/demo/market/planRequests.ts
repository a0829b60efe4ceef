import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { RequestContent } from '../../freight/request/requestContent.ts';
import { dayFrom } from '../dayFrom.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { demoContent, demoTrip } from './demoContent.ts';
import type { DemoShipper } from './demoShippers.ts';
import { workingDay } from './localTime.ts';
import type { Journey } from './Journey.ts';
import { awardedFates, type Fate, type RequestPlan } from './RequestPlan.ts';
import { usualJourney } from './usualJourney.ts';

const hour = 3_600_000;

/** A part of what a shipper asks: fates in turn, by frequency, and the days from now until the first pickup. */
interface Share {
  readonly fates: readonly Fate[];
  readonly pickups: Readonly<Partial<Record<Fate, readonly [least: number, most: number]>>>;
  /** Of an awarded one, beside the one that won. */
  readonly losers: number;
}

/** The market of these weeks. */
export const thisMonth: Share = {
  fates: [
    'open',
    'awarded',
    'open',
    'awarded',
    'open',
    'awarded',
    'expired',
    'open',
    'awarded',
    'open',
    'draft',
    'awarded',
    'open',
    'withdrawn',
    'awarded',
    'open',
    'open',
    'expired',
    'cancelled',
    'awarded',
  ],
  pickups: {
    draft: [2, 12],
    open: [1, 10],
    awarded: [-9, 10],
    withdrawn: [-30, -1],
    expired: [-40, -1],
    cancelled: [-30, -1],
  },
  losers: 3,
};

/** What was carried before, for figures and scorecards; one in thirty was called off or given back. */
export const before: Share = {
  fates: [
    ...Array.from({ length: 29 }, () => 'awarded' as const),
    'called_off',
    ...Array.from({ length: 29 }, () => 'awarded' as const),
    'given_back',
  ],
  pickups: { awarded: [-120, -2], called_off: [-110, -4], given_back: [-110, -4] },
  losers: 1,
};

/** How many offers open requests have, in turn; others have at least three. */
const offersOfOpen = [3, 0, 4, 2, 5, 0, 1, 4, 3, 2] as const;
const offersOfOthers: Readonly<Partial<Record<Fate, number>>> = { withdrawn: 2, expired: 2, cancelled: 1 };

const changedParts = ['stops', 'cargo', 'required'] as const satisfies readonly (keyof RequestContent)[];

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

function timesOf(fate: Fate, first: Date, random: SeededRandom, now: Date) {
  const isOpen = fate === 'open';
  const lead = (3 + random.below(20)) * hour;
  const wanted = addMilliseconds(first, -lead);
  const soonest = addMilliseconds(now, 0.6 * (first.getTime() - now.getTime()));
  const decisionBy = isOpen && wanted.getTime() - now.getTime() < hour ? soonest : wanted;
  const publishedAt = isOpen
    ? addMilliseconds(now, -random.between(0.4, 60) * hour)
    : earlier(
        addMilliseconds(decisionBy, -random.between(20, 90) * hour),
        addMilliseconds(now, -random.between(3, 70) * hour),
      );
  const opened = earlier(publishedAt, addMilliseconds(now, -hour / 4));
  if (isOpen || fate === 'draft') return { decisionBy, publishedAt: opened, endedAt: now };
  const end = earlier(decisionBy, now);
  const share = awardedFates.has(fate) ? random.between(0.3, 0.95) : 1;
  return {
    decisionBy,
    publishedAt: opened,
    endedAt: addMilliseconds(opened, share * (end.getTime() - opened.getTime())),
  };
}

const isCancelledBy = {
  called_off: { by: 'shipper', reason: 'order_changed' },
  given_back: { by: 'carrier', reason: 'driver_ill' },
} as const;

/** How an awarded trip goes; one that is called off or given back ends before the truck sets out. */
function journeyOf(fate: Fate, content: RequestContent, bookedAt: Date, random: SeededRandom): Journey | null {
  if (!awardedFates.has(fate)) return null;
  const journey = usualJourney(content, bookedAt.getTime(), content.pricing.model === 'fixed', random);
  if (fate !== 'called_off' && fate !== 'given_back') return journey;
  const { by, reason } = isCancelledBy[fate];
  const at = bookedAt.getTime() + random.between(0.86, 0.98) * (journey.dispatchedAt - bookedAt.getTime());
  return { ...journey, besides: [{ type: 'cancelled', at, by, data: { reason } }] };
}

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
    const { decisionBy, publishedAt, endedAt } = timesOf(fate, first, random, now);
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
        fate === 'open' && n % 3 === 1
          ? { at: addMilliseconds(publishedAt, 0.6 * life), part: random.pick(changedParts) }
          : null,
      endedAt,
      fairMinor: trip.fairMinor,
      offers: offersOf(fate, share, random),
      journey: journeyOf(fate, content, endedAt, random),
    };
  });
}

function offersOf(fate: Fate, { losers }: Share, random: SeededRandom): number {
  if (fate === 'open') return offersOfOpen[random.below(offersOfOpen.length)] ?? 0;
  if (fate === 'draft') return 0;
  return (awardedFates.has(fate) ? 1 + losers : (offersOfOthers[fate] ?? 0)) + random.below(2);
}
