import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { awardedFates, type Fate } from './RequestPlan.ts';

const hour = 3_600_000;

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** When a request with that first pickup is published, decided and over. */
export function requestTimes(fate: Fate, first: Date, random: SeededRandom, now: Date) {
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
