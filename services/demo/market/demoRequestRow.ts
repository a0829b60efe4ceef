import type { RequestContent } from '../../freight/request/requestContent.ts';
import { listedColumns } from '../../requests/listedColumns.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import type { RequestPlan } from './RequestPlan.ts';

/** Half of the drafts miss something. */
const unfinished = (content: RequestContent): RequestContent => ({
  ...content,
  stops: content.stops.map((stop, at) => (at === 0 ? stop : { ...stop, window: null })),
  pricing: { ...content.pricing, target: null, model: null },
  decisionBy: null,
});

/** The row of a planned request under its number in the company, as if it had been entered. */
export function demoRequestRow(plan: RequestPlan, number: number, random: SeededRandom) {
  const isNumbered = number % 5 > 0;
  const year = plan.createdAt.getUTCFullYear();
  const reference = isNumbered ? `SR-${year}-${String(number).padStart(6, '0')}` : `PO ${4_500_000 + number * 37}`;
  const said = plan.fate === 'draft' && number % 2 === 0 ? unfinished(plan.content) : plan.content;
  const content = { ...said, reference };
  const isOver = plan.fate !== 'open' && plan.fate !== 'draft';
  return {
    ...listedColumns(content),
    content,
    id: random.uuid(),
    company_id: plan.shipperId,
    version: 1 + (plan.publishedAt ? 1 : 0) + (plan.changed ? 1 : 0) + (isOver ? 1 : 0),
    created_at: plan.createdAt,
    updated_at: isOver ? plan.endedAt : (plan.changed?.at ?? plan.publishedAt ?? plan.createdAt),
    reference,
    status: plan.fate === 'carried' ? ('awarded' as const) : plan.fate,
    published_at: plan.publishedAt,
    cancel_reason:
      plan.fate === 'cancelled' ? random.pick(['The order was postponed.', 'We collect it ourselves.']) : null,
  };
}

export type DemoRequest = ReturnType<typeof demoRequestRow>;
