import type { Temperatures } from '../request/cargoField.ts';
import type { Combination, Unit } from './Combination.ts';
import { mayCarry } from './mayCarry.ts';
import { palletPlaces } from './palletPlaces.ts';
import type { TaskNeeds } from './taskNeeds.ts';
import type { Reason } from './Verdict.ts';

/** What holds the goods: a tractor carries nothing itself. */
export const carriersOf = ({ vehicle, trailer }: Combination): readonly Unit[] => [
  ...(vehicle.kind === 'tractor' ? [] : [vehicle]),
  ...(trailer ? [trailer] : []),
];

/** A capacity of all carriers; null if one of them does not say. */
function sumOf(carriers: readonly Unit[], capacity: (unit: Unit) => number | null): number | null {
  let sum = 0;
  for (const carrier of carriers) {
    const more = capacity(carrier);
    if (more === null) return null;
    sum += more;
  }
  return sum;
}

/** A capacity that is too small, or is unknown although it matters. */
function shortage(code: 'payload' | 'volume' | 'pallets', has: number | null, needs: number): Reason | undefined {
  if (needs <= 0 || (has !== null && has >= needs)) return undefined;
  return has === null ? { code, severity: 'warn', needs } : { code, severity: 'block', has, needs };
}

/** Of m³ and metres of the floor, the one that blocks, or else that is unknown. */
function volumeReason(carriers: readonly Unit[], volumeM3: number, metres: number): Reason | undefined {
  const inVolume = shortage(
    'volume',
    sumOf(carriers, (unit) => unit.volumeM3),
    volumeM3,
  );
  const inLength = shortage(
    'volume',
    sumOf(carriers, (unit) => unit.loadingLengthM),
    metres,
  );
  return [inVolume, inLength].find((found) => found?.severity === 'block') ?? inVolume ?? inLength;
}

/** Where no body is asked for, only one that holds nothing itself is wrong. */
function bodyReason(carriers: readonly Unit[], asked: readonly string[]): Reason | undefined {
  const bodies = [...new Set(carriers.map((unit) => unit.bodyType))];
  const wrong = bodies.filter((body) => !mayCarry(body, asked));
  if (wrong.length === 0) return undefined;
  return asked.length === 0
    ? { code: 'body_type', severity: 'block', has: wrong }
    : { code: 'body_type', severity: 'block', has: bodies, needs: [...asked] };
}

function temperatureReason(carriers: readonly Unit[], needs: Temperatures | null): Reason | undefined {
  if (!needs) return undefined;
  const unfit = carriers.find(({ temperatureC: can }) => !can || can.min > needs.min || can.max < needs.max);
  if (!unfit) return undefined;
  return { code: 'temperature', severity: 'block', needs, ...(unfit.temperatureC && { has: unfit.temperatureC }) };
}

function equipmentReason(combination: Combination, asked: readonly string[]): Reason | undefined {
  const units = new Set([combination.vehicle, ...carriersOf(combination)]);
  const has = [...new Set([...units].flatMap((unit) => unit.equipment))];
  const needs = asked.filter((each) => !has.includes(each));
  return needs.length > 0 ? { code: 'equipment', severity: 'block', has, needs } : undefined;
}

/** Whether the goods fit in and have what they need. Of what nothing holds, only the equipment is judged. */
export function capacityReasons(needs: TaskNeeds, combination: Combination): readonly (Reason | undefined)[] {
  const { asked } = needs;
  const carriers = carriersOf(combination);
  const lacks = equipmentReason(combination, asked.equipment);
  if (carriers.length === 0) return [lacks];
  return [
    shortage(
      'payload',
      sumOf(carriers, (unit) => unit.payloadKg),
      needs.payloadKg,
    ),
    volumeReason(carriers, needs.volumeM3, needs.loadingMetres),
    shortage('pallets', sumOf(carriers, palletPlaces), needs.pallets),
    bodyReason(carriers, asked.bodyTypes),
    temperatureReason(carriers, asked.temperatureC),
    lacks,
  ];
}
