import * as v from 'valibot';
import { instantAnswer, optional } from '../answers.ts';

const share = v.object({ n: v.number(), share: optional(v.number()) });

/** How a fleet did for the shipper. */
export const scorecardAnswer = v.object({
  days: v.number(),
  completed: v.number(),
  lastUsedAt: optional(instantAnswer),
  onTimePickup: share,
  onTime: share,
  notified: share,
  accepted: share,
  tracked: share,
  proof: share,
  hitRate: share,
  fallOff: share,
  answer: v.object({ n: v.number(), medianMin: optional(v.number()) }),
});
