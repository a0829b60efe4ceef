import type { SeededRandom } from '../SeededRandom.ts';
import type { RequestPlan } from './RequestPlan.ts';

/** What becomes of an offer while the request takes offers, in turn. */
const fatesOfOpen = [
  'submitted',
  'countered',
  'submitted',
  'submitted',
  'rejected',
  'submitted',
  'withdrawn',
  'countered',
  'submitted',
  'expired',
] as const;
const fatesOfOver = ['rejected', 'rejected', 'rejected', 'withdrawn', 'rejected', 'expired'] as const;

export type OfferFate = (typeof fatesOfOpen)[number] | (typeof fatesOfOver)[number] | 'accepted';

const reasons = {
  withdrawn: 'request_withdrawn',
  cancelled: 'request_cancelled',
  awarded: 'not_selected',
  called_off: 'not_selected',
  given_back: 'not_selected',
} as const;

/** Why an offer was turned down; null for one that was not. */
export const closedReason = (plan: RequestPlan, fate: OfferFate, random: SeededRandom): string | null => {
  if (fate !== 'rejected') return null;
  if (plan.fate === 'open') return random.pick(['price', 'too_slow', 'equipment']);
  return plan.fate === 'expired' || plan.fate === 'draft' ? 'price' : reasons[plan.fate];
};

/** Each carrier has its fates in turn, so that every one has something to answer. */
export function nextFate(plan: RequestPlan, companyId: string, turns: Map<string, number>): OfferFate {
  const isOpen = plan.fate === 'open';
  const fates = isOpen ? fatesOfOpen : fatesOfOver;
  const key = `${companyId} ${isOpen}`;
  const turn = turns.get(key) ?? 0;
  turns.set(key, turn + 1);
  const fate = fates[turn % fates.length] ?? 'submitted';
  return plan.fate === 'expired' && fate === 'rejected' ? 'expired' : fate;
}
