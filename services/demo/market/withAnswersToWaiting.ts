import type { RequestContent } from '../../freight/request/requestContent.ts';
import { plannedStops } from '../../shipments/fold/plannedStops.ts';
import { waitingAt } from '../../shipments/fold/waitingAt.ts';
import type { Terms } from '../../terms/AgreedTerms.ts';
import type { Told } from './Journey.ts';

const minute = 60_000;
const hour = 60 * minute;
/** How long shippers take to answer, in turn: some charges lie for weeks. */
const answeredAfter = [20 * hour, 44 * hour, 28 * 24 * hour] as const;
/** One charge in so many is disputed. */
const disputed = 7;

const byTime = (one: Told, other: Told): number => one.at - other.at;

/** What was told of a trip, and what its shipper said of the waiting by `now` (epoch milliseconds): the latest charges wait for an answer. */
export function withAnswersToWaiting(
  { stops }: Pick<RequestContent, 'stops'>,
  told: readonly Told[],
  terms: Terms,
  now: number,
): readonly Told[] {
  if (told.some(({ type }) => type === 'cancelled')) return told;
  const answers = plannedStops(stops).flatMap((planned, stop): readonly Told[] => {
    const ofStop = told.filter((each) => each.stop === stop);
    const arrivedAt = ofStop.find(({ type }) => type === 'arrived')?.at ?? null;
    const departedAt = ofStop.find(({ type }) => type === 'departed' || type === 'delivered')?.at ?? null;
    const { state, chargedMin, chargeMinor } = waitingAt({ ...planned, arrivedAt, departedAt }, terms, null);
    if (state !== 'due' || departedAt === null) return [];
    const turn = Math.floor(departedAt / minute);
    const at = departedAt + (answeredAfter[turn % answeredAfter.length] ?? 0);
    if (at > now) return [];
    const charge = { minutes: chargedMin, amountMinor: chargeMinor };
    const isDisputed = turn % disputed === 0;
    return isDisputed
      ? [{ type: 'waiting_disputed', at, by: 'shipper', stop, data: { ...charge, reason: 'times_wrong' } }]
      : [{ type: 'waiting_accepted', at, by: 'shipper', stop, data: charge }];
  });
  return [...told, ...answers].toSorted(byTime);
}
