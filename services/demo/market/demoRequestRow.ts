import type { RequestContent } from '../../freight/request/requestContent.ts';
import { listedColumns } from '../../requests/listedColumns.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Fate, RequestPlan } from './RequestPlan.ts';

/** In milliseconds. */
const leastTime = 2 * 3_600_000;

/** Half of the drafts miss something. */
const unfinished = (content: RequestContent): RequestContent => ({
  ...content,
  stops: content.stops.map((stop, at) => (at === 0 ? stop : { ...stop, window: null })),
  pricing: { ...content.pricing, target: null, model: null },
  decisionBy: null,
});

/** Until when another carrier can be found for what was given back, as the services reckon it. */
const decidedAgain = ({ stops, decisionBy }: RequestContent, at: number): string => {
  const [first] = stops;
  const wanted = Math.max(Date.parse(decisionBy ?? ''), at + leastTime);
  return new Date(Math.min(wanted, Date.parse(first?.window?.to ?? ''))).toISOString();
};

/** What a request is after its trip ended before it began. */
function fallOff({ fate, journey }: RequestPlan, content: RequestContent, now: Date) {
  const told = journey?.besides.find(({ type }) => type === 'cancelled');
  if (!told) return null;
  const updated_at = new Date(told.at);
  if (fate === 'called_off') {
    return { content, updated_at, status: 'cancelled' as const, cancel_reason: told.data?.reason ?? null };
  }
  const decisionBy = decidedAgain(content, told.at);
  const status = Date.parse(decisionBy) > now.getTime() ? ('open' as const) : ('expired' as const);
  return { content: { ...content, decisionBy }, updated_at, status, recovering: true };
}

interface Entered {
  readonly number: number;
  readonly now: Date;
}

/** The row of a planned request under its number in the company, as if it had been entered. */
export function demoRequestRow(plan: RequestPlan, { number, now }: Entered, random: SeededRandom) {
  const isNumbered = number % 5 > 0;
  const year = plan.createdAt.getUTCFullYear();
  const reference = isNumbered ? `SR-${year}-${String(number).padStart(6, '0')}` : `PO ${4_500_000 + number * 37}`;
  const said = plan.fate === 'draft' && number % 2 === 0 ? unfinished(plan.content) : plan.content;
  const ended = fallOff(plan, { ...said, reference }, now);
  const content = ended?.content ?? { ...said, reference };
  const isOver = plan.fate !== 'open' && plan.fate !== 'draft';
  return {
    ...listedColumns(content),
    id: random.uuid(),
    company_id: plan.shipperId,
    version: 1 + (plan.publishedAt ? 1 : 0) + (plan.changed ? 1 : 0) + (isOver ? 1 : 0) + (ended ? 1 : 0),
    created_at: plan.createdAt,
    updated_at: isOver ? plan.endedAt : (plan.changed?.at ?? plan.publishedAt ?? plan.createdAt),
    reference,
    status: writtenStatus(plan.fate),
    recovering: false,
    published_at: plan.publishedAt,
    cancel_reason:
      plan.fate === 'cancelled' ? random.pick(['The order was postponed.', 'We collect it ourselves.']) : null,
    ...ended,
    content,
  };
}

const writtenStatus = (fate: Fate) => (fate === 'called_off' || fate === 'given_back' ? 'awarded' : fate);

export type DemoRequest = ReturnType<typeof demoRequestRow>;
