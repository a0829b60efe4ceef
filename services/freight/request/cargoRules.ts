import type { Broken } from './Broken.ts';
import { mostKg, type CargoLine } from './cargoField.ts';
import { totalKg } from './cargoTotals.ts';
import { mostLines } from './requestContent.ts';
import type { Stop } from './stopField.ts';

const ofLine = ['description', 'packageCode', 'count', 'grossKg'] as const;
const ofDangerous = ['un', 'name', 'class'] as const;

function stopOf(line: CargoLine, type: 'pickup' | 'delivery', path: string, stops: readonly Stop[]): Broken | false {
  const index = line[type];
  const field = `${path}.${type}`;
  if (index === null) return [field, 'required'];
  const stop = stops[index];
  if (!stop) return [field, 'notAChoice', { expected: 'the stops' }];
  if (stop.type !== null && stop.type !== type) return [field, type === 'pickup' ? 'mustBePickup' : 'mustBeDelivery'];
  const isTooEarly = type === 'delivery' && line.pickup !== null && index <= line.pickup;
  return isTooEarly && [field, 'deliveredFirst'];
}

const rulesOf = (line: CargoLine, path: string, stops: readonly Stop[]): readonly (Broken | false)[] => [
  ...ofLine.map((part): Broken | false => line[part] === null && [`${path}.${part}`, 'required']),
  ...ofDangerous.map(
    (part): Broken | false => line.dangerous?.[part] === null && [`${path}.dangerous.${part}`, 'required'],
  ),
  stopOf(line, 'pickup', path, stops),
  stopOf(line, 'delivery', path, stops),
];

/** What cargo must be to be published: complete, picked up before it is delivered, and not too heavy in all. */
export const cargoRules = (cargo: readonly CargoLine[], stops: readonly Stop[]): readonly (Broken | false)[] => [
  cargo.length === 0 && ['cargo', 'tooFewItems', { least: 1, most: mostLines }],
  ...cargo.flatMap((line, at) => rulesOf(line, `cargo.${at}`, stops)),
  totalKg(cargo) > mostKg && ['cargo', 'tooHeavy', { most: mostKg }],
];
