import { tooLateReason } from '../freight/verdict/tooLateReason.ts';
import type { Judged } from './Judged.ts';

const blocksOf = ({ verdict }: Judged): number => verdict.reasons.filter(({ severity }) => severity === 'block').length;

/** What can go as it stands, then what would be late or too heavy for the route, then what nobody drives; last what does not fit. */
const rank = ({ truck, verdict }: Judged): number => {
  if (!verdict.fits) return 3;
  if (!truck.driver) return 2;
  return tooLateReason(verdict) || verdict.reasons.some(({ code }) => code === 'weight_limit') ? 1 : 0;
};

const byKm = ({ approach: one }: Judged, { approach: other }: Judged): number =>
  // Two that are not known are no number apart.
  (one.emptyKm ?? Infinity) - (other.emptyKm ?? Infinity) || 0;

const byTime = ({ approach: one }: Judged, { approach: other }: Judged): number =>
  (other.slackMin ?? -Infinity) - (one.slackMin ?? -Infinity) || 0;

/**
 * Orders candidates, the best first: of those that fit, the truck the offer named, then the fewest empty km, then the most time to spare;
 * of those that do not, the fewest reasons that block, then the most time.
 */
export const byWorth = (one: Judged, other: Judged): number =>
  rank(one) - rank(other) ||
  blocksOf(one) - blocksOf(other) ||
  Number(other.offered) - Number(one.offered) ||
  (one.verdict.fits ? byKm(one, other) || byTime(one, other) : byTime(one, other) || byKm(one, other)) ||
  (one.truck.id < other.truck.id ? -1 : 1);
