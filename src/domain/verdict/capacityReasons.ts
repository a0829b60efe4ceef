import { requirementsOf } from '../request/requirementsOf.ts';
import type { Combination, Task, Unit } from './Combination.ts';
import { mayCarry } from './mayCarry.ts';
import { peakLoad } from './onBoard.ts';
import { palletPlaces } from './palletPlaces.ts';
import type { Reason, ReasonCode } from './Reason.ts';

/** What of a combination holds the goods: a tractor carries nothing itself. */
export const carriersOf = ({ vehicle, trailer }: Combination): readonly Unit[] =>
  [vehicle.kind === 'tractor' ? undefined : vehicle, trailer].filter((unit) => unit !== undefined);

/** The sum of a capacity; undefined if one of them does not say. */
const together = (units: readonly Unit[], of: (unit: Unit) => number | undefined): number | undefined =>
  units.reduce<number | undefined>((total, unit) => {
    const more = of(unit);
    return total === undefined || more === undefined ? undefined : total + more;
  }, 0);

/** A capacity that is too small, or is not known although something is asked of it. */
const shortage = (code: ReasonCode, has: number | undefined, needs: number): readonly Reason[] => {
  if (needs <= 0) return [];
  if (has === undefined) return [{ code, severity: 'warn', needs }];
  return has < needs ? [{ code, severity: 'block', has, needs }] : [];
};

/** The first is reported that does not hold the goods: m³, or else metres of the floor. */
const volumeReasons = (carriers: readonly Unit[], volumeM3: number, metres: number): readonly Reason[] => {
  const byVolume = shortage(
    'volume',
    together(carriers, (unit) => unit.volumeM3),
    volumeM3,
  );
  const byLength = shortage(
    'volume',
    together(carriers, (unit) => unit.loadingLengthM),
    metres,
  );
  return (
    [byVolume, byLength].find((found) => found[0]?.severity === 'block') ?? (byVolume.length > 0 ? byVolume : byLength)
  );
};

/** Where no body is asked for, only one that holds nothing itself is wrong. */
const bodyReasons = (carriers: readonly Unit[], asked: readonly string[]): readonly Reason[] => {
  const bodies = [...new Set(carriers.map(({ bodyType }) => bodyType))];
  const wrong = bodies.filter((body) => !mayCarry(body, asked));
  if (wrong.length === 0) return [];
  return [
    asked.length === 0
      ? { code: 'body_type', severity: 'block', has: wrong }
      : { code: 'body_type', severity: 'block', has: bodies, needs: asked },
  ];
};

/** Whether the goods fit in, and find what they need. Without anything to hold them nothing is said of it. */
export const capacityReasons = (task: Task, combination: Combination): readonly Reason[] => {
  const { stops = [], cargo = [] } = task;
  const carriers = carriersOf(combination);
  const asked = requirementsOf(task);
  const equipment = [combination.vehicle, ...carriers].flatMap((unit) => unit.equipment);
  const lacking = (asked.equipment ?? []).filter((each) => !equipment.includes(each));
  const lacks: readonly Reason[] =
    lacking.length > 0 ? [{ code: 'equipment', severity: 'block', has: [...new Set(equipment)], needs: lacking }] : [];
  if (carriers.length === 0) return lacks;
  const peak = peakLoad(cargo, stops.length);
  const kept = asked.temperatureC;
  const warm = kept && carriers.find(({ temperatureC: can }) => !can || can.min > kept.min || can.max < kept.max);
  return [
    ...shortage(
      'payload',
      together(carriers, (unit) => unit.payloadKg),
      Math.max(peak.kg, asked.minPayloadKg ?? 0),
    ),
    ...volumeReasons(carriers, peak.volumeM3, peak.loadingMetres),
    ...shortage('pallets', together(carriers, palletPlaces), peak.pallets),
    ...bodyReasons(carriers, asked.bodyTypes),
    ...(kept && warm
      ? [
          {
            code: 'temperature',
            severity: 'block',
            needs: kept,
            ...(warm.temperatureC && { has: warm.temperatureC }),
          } as const,
        ]
      : []),
    ...lacks,
  ];
};
