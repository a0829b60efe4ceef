import { localDay } from '../freight/fields/localDay.ts';
import { laneOf } from '../freight/request/laneOf.ts';
import type { RequestContent } from '../freight/request/requestContent.ts';
import { requestEnd } from '../freight/request/requestStatus.ts';
import { estimateRoute, type Route } from '../freight/route/estimateRoute.ts';
import { postingOf } from './postingOf.ts';
import { routePoints } from './routePoints.ts';
import { searchText } from './searchText.ts';

const instantOf = (text: string | null | undefined): Date | null => (typeof text === 'string' ? new Date(text) : null);

/** What lists find a request by. */
const searchOf = ({ reference, stops, cargo }: RequestContent): string =>
  searchText([
    reference,
    ...stops.flatMap(({ place }) => [place?.city, place?.name, place?.postcode, place?.country]),
    ...cargo.map(({ description }) => description),
  ]);

/** The columns that follow from what a shipper says; the route is estimated unless it was planned. */
export function listedColumns(request: RequestContent, planned?: Pick<Route, 'km' | 'method'>) {
  const { from = null, to = null, timeZone = null } = request.stops[0]?.window ?? {};
  const points = routePoints(request);
  const route = planned ?? (points && estimateRoute(points));
  const pickupAt = instantOf(from);
  return {
    content: JSON.stringify(request),
    ends_at: requestEnd(instantOf(request.decisionBy), instantOf(to)),
    decision_by: instantOf(request.decisionBy),
    pickup_at: pickupAt,
    pickup_day: pickupAt && localDay(pickupAt, timeZone ?? 'UTC'),
    lane: laneOf(request.stops),
    km: route?.km ?? null,
    km_method: route?.method ?? null,
    posting_key: postingOf(request),
    search: searchOf(request),
  };
}
