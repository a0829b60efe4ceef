import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { RequestContent } from '../../freight/request/requestContent.ts';
import { dayFrom } from '../dayFrom.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { demoContent, demoTrip } from './demoContent.ts';
import type { DemoShipper } from './demoShippers.ts';
import { workingDay } from './localTime.ts';
import type { Fate, RequestPlan } from './RequestPlan.ts';

const hour = 3_600_000;

/** Fates in turn, by frequency. */
const fates = [
  'open',
  'carried',
  'open',
  'carried',
  'awarded',
  'open',
  'carried',
  'expired',
  'open',
  'carried',
  'open',
  'draft',
  'carried',
  'open',
  'withdrawn',
  'awarded',
  'carried',
  'open',
  'expired',
  'cancelled',
] as const satisfies readonly Fate[];

/** Range of days from now until the first pickup. */
const pickups: Readonly<Record<Fate, readonly [number, number]>> = {
  draft: [2, 12],
  open: [1, 10],
  awarded: [1, 9],
  carried: [-75, -3],
  withdrawn: [-30, -1],
  expired: [-40, -1],
  cancelled: [-30, -1],
};

/** How many offers open requests have, in turn; others have at least three. */
const offersOfOpen = [3, 0, 4, 2, 5, 0, 1, 4, 3, 2] as const;
const offersOfOthers: Readonly<Record<Exclude<Fate, 'open'>, number>> = {
  draft: 0,
  awarded: 4,
  carried: 4,
  withdrawn: 2,
  expired: 2,
  cancelled: 1,
};

const changedParts = ['stops', 'cargo', 'required'] as const satisfies readonly (keyof RequestContent)[];

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

function timesOf(isOpen: boolean, first: Date, random: SeededRandom, now: Date) {
  const lead = (3 + random.below(20)) * hour;
  const wanted = addMilliseconds(first, -lead);
  const soonest = addMilliseconds(now, 0.6 * (first.getTime() - now.getTime()));
  const decisionBy = isOpen && wanted.getTime() - now.getTime() < hour ? soonest : wanted;
  const publishedAt = isOpen
    ? addMilliseconds(now, -random.between(0.4, 60) * hour)
    : addMilliseconds(decisionBy, -random.between(20, 90) * hour);
  return { decisionBy, publishedAt: earlier(publishedAt, addMilliseconds(now, -hour / 4)) };
}

/** Plans the requests of a shipper, with something in every status. `carriers` are the fleets of its brand. */
export function planRequests(
  shipperId: string,
  shipper: DemoShipper,
  carriers: readonly string[],
  random: SeededRandom,
  now: Date,
): readonly RequestPlan[] {
  return Array.from({ length: shipper.requests }, (_, n): RequestPlan => {
    const fate = fates[n % fates.length] ?? 'open';
    const [least, most] = pickups[fate];
    const day = workingDay(dayFrom(now, Math.round(random.between(least, most))), least < 0 ? -1 : 1);
    const trip = demoTrip(shipper, day, random);
    const first = new Date(trip.stops[0]?.window?.from ?? now);
    const { decisionBy, publishedAt } = timesOf(fate === 'open' || fate === 'awarded', first, random, now);
    const skipped = random.below(carriers.length);
    const asked =
      n % 4 === 3 ? carriers.filter((__, at) => at !== skipped && at !== (skipped + 2) % carriers.length) : [];
    const isOver = fate !== 'open' && fate !== 'awarded' && fate !== 'draft';
    const endedAt = isOver ? earlier(decisionBy, now) : now;
    const life = endedAt.getTime() - publishedAt.getTime();
    return {
      shipperId,
      shipper,
      fate,
      content: demoContent(trip, { decisionBy, carriers: asked, isFixed: n % 5 === 2 }, shipper, random),
      createdAt: addMilliseconds(publishedAt, -random.between(0.1, 5) * hour),
      publishedAt: fate === 'draft' ? null : publishedAt,
      changed:
        fate === 'open' && n % 3 === 1
          ? { at: addMilliseconds(publishedAt, 0.6 * life), part: random.pick(changedParts) }
          : null,
      endedAt,
      fairMinor: trip.fairMinor,
      offers:
        fate === 'open'
          ? (offersOfOpen[random.below(offersOfOpen.length)] ?? 0)
          : offersOfOthers[fate] + random.below(2),
    };
  });
}
