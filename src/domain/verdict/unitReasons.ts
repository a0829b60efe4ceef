import type { Combination, Engagement, Unit } from './Combination.ts';
import type { Reason } from './Reason.ts';

const pulledBy: Readonly<Record<string, readonly string[]>> = {
  tractor: ['semi_trailer'],
  rigid: ['trailer'],
  van: ['trailer'],
};

const isPulled = (kind: string): boolean => !Object.hasOwn(pulledBy, kind);

/** Whether there is something to pull, and something that pulls it. */
export const trailerReasons = ({ vehicle, trailer }: Combination): readonly Reason[] => {
  if (isPulled(vehicle.kind)) return [{ code: 'trailer_unfit', severity: 'block', of: 'vehicle', has: [vehicle.kind] }];
  const needs = pulledBy[vehicle.kind] ?? [];
  if (trailer && !needs.includes(trailer.kind)) {
    return [{ code: 'trailer_unfit', severity: 'block', of: 'trailer', has: [trailer.kind], needs }];
  }
  return !trailer && vehicle.kind === 'tractor' ? [{ code: 'trailer_missing', severity: 'block', needs }] : [];
};

const onDuty: ReadonlySet<string> = new Set(['available', 'assigned', 'in_use']);

const statusReasons = (unit: Unit, of: 'vehicle' | 'trailer'): readonly Reason[] =>
  onDuty.has(unit.status) ? [] : [{ code: 'status_vehicle', severity: 'block', of, has: [unit.status] }];

/** Papers that are missing, or that end before the day `until`. */
const paperReasons = ({ papers }: Unit, of: 'vehicle' | 'trailer', until: string): readonly Reason[] =>
  papers.flatMap(({ type, expiresOn }): readonly Reason[] => {
    if (expiresOn === undefined) return [{ code: 'paper_missing', severity: 'block', of, needs: [type] }];
    return expiresOn < until ? [{ code: 'paper_expires', severity: 'block', of, has: [type], until: expiresOn }] : [];
  });

/** Other shipments within the same time. */
export const overlapReasons = (
  engagements: readonly Engagement[],
  of: 'vehicle' | 'trailer' | 'driver',
  time: Engagement | undefined,
): readonly Reason[] => {
  const met = time ? engagements.filter(({ from, to }) => from < time.to && time.from < to) : [];
  if (met.length === 0) return [];
  const end = Math.max(...met.map(({ to }) => to));
  return [{ code: 'overlap', severity: 'block', of, until: new Date(end).toISOString() }];
};

/** Status, papers and other shipments of vehicle and trailer. */
export const unitReasons = (
  { vehicle, trailer }: Combination,
  until: string,
  time: Engagement | undefined,
): readonly Reason[] =>
  (
    [
      ['vehicle', vehicle],
      ['trailer', trailer],
    ] as const
  ).flatMap(([of, unit]) =>
    unit
      ? [...paperReasons(unit, of, until), ...statusReasons(unit, of), ...overlapReasons(unit.engagements, of, time)]
      : [],
  );
