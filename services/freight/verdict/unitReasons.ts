import type { Combination, Engagement, Unit } from './Combination.ts';
import type { Reason } from './Verdict.ts';

type Of = 'vehicle' | 'trailer' | 'driver';

/** What each kind of vehicle pulls. Other kinds are pulled themselves. */
const pulls: ReadonlyMap<string, string> = new Map([
  ['tractor', 'semi_trailer'],
  ['rigid', 'trailer'],
  ['van', 'trailer'],
]);

/** Whether there is something to pull, and something that pulls it. */
export function trailerReason({ vehicle, trailer }: Combination): Reason | undefined {
  const needs = pulls.get(vehicle.kind);
  if (needs === undefined) return { code: 'trailer_unfit', severity: 'block', of: 'vehicle', has: [vehicle.kind] };
  if (trailer && trailer.kind !== needs) {
    return { code: 'trailer_unfit', severity: 'block', of: 'trailer', has: [trailer.kind], needs: [needs] };
  }
  if (trailer || vehicle.kind !== 'tractor') return undefined;
  return { code: 'trailer_missing', severity: 'block', needs: [needs] };
}

/** Another shipment within the same time. */
export function overlapReason(
  engagements: readonly Engagement[],
  of: Of,
  time: Engagement | undefined,
): Reason | undefined {
  if (!time) return undefined;
  const ends = engagements.filter(({ from, to }) => from < time.to && to > time.from).map(({ to }) => to.getTime());
  if (ends.length === 0) return undefined;
  return { code: 'overlap', severity: 'block', of, until: new Date(Math.max(...ends)).toISOString() };
}

const paperReasons = ({ papers }: Unit, of: Of, until: string): readonly (Reason | undefined)[] =>
  papers.map(({ type, expiresOn }) => {
    if (expiresOn === null) return { code: 'paper_missing', severity: 'block', of, needs: [type] };
    return expiresOn < until
      ? { code: 'paper_expires', severity: 'block', of, has: [type], until: expiresOn }
      : undefined;
  });

const onDuty: ReadonlySet<string> = new Set(['available', 'assigned', 'in_use']);

const reasonsOf = (
  unit: Unit,
  of: Of,
  until: string,
  time: Engagement | undefined,
): readonly (Reason | undefined)[] => [
  ...paperReasons(unit, of, until),
  onDuty.has(unit.status) ? undefined : { code: 'status_vehicle', severity: 'block', of, has: [unit.status] },
  overlapReason(unit.engagements, of, time),
];

/** Papers, status and other shipments of vehicle and trailer. `until` is a day. */
export const unitReasons = ({ vehicle, trailer }: Combination, until: string, time: Engagement | undefined) => [
  ...reasonsOf(vehicle, 'vehicle', until, time),
  ...(trailer ? reasonsOf(trailer, 'trailer', until, time) : []),
];
