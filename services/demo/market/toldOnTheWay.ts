import type { RequestContent } from '../../freight/request/requestContent.ts';
import type { RoutePoint } from '../../freight/route/estimateRoute.ts';
import { routePoints } from '../../requests/routePoints.ts';
import { drawnName } from './drawnName.ts';
import { totalCount } from './totalCount.ts';
import type { Journey, Proof, Told } from './Journey.ts';

const minute = 60_000;
/** Of trips from before that, positions are no longer of interest: two days. */
const watched = 48 * 60 * minute;
const betweenPositions = 50 * minute;

const recipients = ['M. Laurent', 'P. Schneider', 'A. Rossi', 'J. de Boer', 'K. Nowak', 'S. Ferrer'] as const;

/** Where a truck is on the line between two places; whatever the road, it is roughly there. */
const between = (from: RoutePoint, to: RoutePoint, share: number): { readonly lat: number; readonly lng: number } => ({
  lat: Math.round((from.lat + share * (to.lat - from.lat)) * 1e4) / 1e4,
  lng: Math.round((from.lng + share * (to.lng - from.lng)) * 1e4) / 1e4,
});

/** Positions from a departure to an arrival. */
function positionsOf(from: RoutePoint, to: RoutePoint, left: number, arrived: number): readonly Told[] {
  const count = Math.max(0, Math.ceil((arrived - left) / betweenPositions) - 1);
  return Array.from({ length: count }, (_, index): Told => {
    const at = left + (index + 1) * betweenPositions;
    const position = between(from, to, (at - left) / (arrived - left));
    return { type: 'position', at, by: 'carrier', position };
  });
}

function proofOf({ at, rejectedAt, short = 0, ...said }: Proof, stop: number, count: number): readonly Told[] {
  const damaged = Math.min(said.damaged ?? 0, count - short);
  const packages = { delivered: count - short, short, damaged };
  const recipient = recipients[(stop + count) % recipients.length] ?? recipients[0];
  const signature = drawnName(stop + count);
  const added: Told = { type: 'pod_added', at, by: 'carrier', stop, data: { recipient, packages, signature } };
  const kind = short > 0 ? 'shortage' : 'damage';
  return [
    added,
    ...(short + damaged > 0 ? [{ type: 'exception', at: at + 1, by: 'carrier', stop, data: { kind } } as const] : []),
    ...(rejectedAt === undefined
      ? []
      : [
          {
            type: 'pod_rejected',
            at: rejectedAt,
            by: 'shipper',
            stop,
            data: { reason: 'The stamp of the consignee is missing.' },
          } as const,
        ]),
  ];
}

const byTime = (one: Told, other: Told): number => one.at - other.at;

/** All that is told of a journey until `now`, in order. A journey that is cancelled ends with that. */
export function toldOnTheWay(content: RequestContent, journey: Journey, now: number): readonly Told[] {
  const { assignedAt, dispatchedAt, visits, proofs, completed, besides } = journey;
  const told: Told[] = [...besides];
  if (assignedAt !== null) {
    const points = routePoints(content) ?? [];
    told.push(
      { type: 'assigned', at: assignedAt, by: 'carrier' },
      { type: 'dispatched', at: dispatchedAt, by: 'carrier' },
    );
    const last = visits.length - 1;
    const isWatched = (visits[last]?.leftAt ?? 0) > now - watched;
    for (const [stop, { arrivedAt, leftAt }] of visits.entries()) {
      const [point, onwards] = [points[stop], points[stop + 1]];
      if (!point) continue;
      const position = between(point, point, 0);
      told.push({ type: 'arrived', at: arrivedAt, by: 'carrier', stop, position });
      told.push({ type: stop === last ? 'delivered' : 'departed', at: leftAt, by: 'carrier', stop, position });
      const next = visits[stop + 1];
      if (isWatched && next && onwards) told.push(...positionsOf(point, onwards, leftAt, next.arrivedAt));
    }
    for (const [stop, { type }] of content.stops.entries()) {
      if (type === 'delivery')
        told.push(
          ...proofs.flatMap((proof) => proofOf({ ...proof, at: proof.at + stop }, stop, totalCount(content, stop))),
        );
    }
    if (completed) {
      const { at, automatic } = completed;
      const ended = { type: 'completed', at: at + visits.length };
      told.push(automatic ? { ...ended, by: 'service', data: { automatic } } : { ...ended, by: 'shipper' });
    }
  }
  const happened = told.filter(({ at }) => at <= now).toSorted(byTime);
  const end = happened.findIndex(({ type }) => type === 'cancelled');
  return end < 0 ? happened : happened.slice(0, end + 1);
}
