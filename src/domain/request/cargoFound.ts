import { spelledTunnelCode, tunnelCode } from '../dangerous/tunnelCode.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import type { Stop } from '../stop/Stop.ts';
import { dangerousClasses, packageCodes } from './cargoCodes.ts';
import { totalKg } from './cargoTotals.ts';
import { type Found, missing, numberFound, temperaturesFound } from './Found.ts';
import type { CargoLine, DangerousGoods } from './RequestContent.ts';

/** How many lines a request has. */
const cargoLimits = { least: 1, most: 50 } as const;

/** What a truck takes at most, in kg. */
const mostKg = 60_000;

const dangerousValues = (
  path: string,
  { un, class: kind, tunnelCode: code, transportCategory, quantity }: DangerousGoods,
): readonly Found[] => [
  un !== undefined && !/^\d{4}$/.test(un) ? [`${path}.un`, { code: 'un_number' }] : undefined,
  kind !== undefined && !isOneOf(dangerousClasses, kind) ? [`${path}.class`, { code: 'not_a_choice' }] : undefined,
  code !== undefined && !tunnelCode.test(spelledTunnelCode(code))
    ? [`${path}.tunnelCode`, { code: 'tunnel_code' }]
    : undefined,
  numberFound(`${path}.transportCategory`, transportCategory, { least: 0, most: 4, decimals: 0 }),
  numberFound(`${path}.quantity`, quantity, { least: 0, most: 60_000, decimals: 3 }),
];

const lineValues = (line: CargoLine, path: string): readonly Found[] => [
  line.packageCode !== undefined && !isOneOf(packageCodes, line.packageCode)
    ? [`${path}.packageCode`, { code: 'not_a_choice' }]
    : undefined,
  numberFound(`${path}.count`, line.count, { least: 1, most: 9999, decimals: 0 }),
  numberFound(`${path}.grossKg`, line.grossKg, { least: 0.001, most: mostKg, decimals: 3 }),
  numberFound(`${path}.volumeM3`, line.volumeM3, { least: 0.001, most: 200, decimals: 3 }),
  numberFound(`${path}.loadingMetres`, line.loadingMetres, { least: 0.01, most: 25, decimals: 2 }),
  ...temperaturesFound(`${path}.temperatureC`, line.temperatureC),
  ...(line.dangerous ? dangerousValues(`${path}.dangerous`, line.dangerous) : []),
];

/** What is wrong with the single values of cargo, also in a draft. */
export const cargoValues = (cargo: readonly CargoLine[]): readonly Found[] =>
  cargo.flatMap((line, at) => lineValues(line, `cargo.${at}`));

const neededParts = ['description', 'packageCode', 'count', 'grossKg'] as const;
const neededOfDangerous = ['un', 'name', 'class'] as const;

const stopFound = (
  path: string,
  index: number | undefined,
  type: 'pickup' | 'delivery',
  stops: readonly Stop[],
): Found => {
  if (index === undefined) return missing(path);
  const stop = stops[index];
  if (!stop) return [path, { code: 'not_a_choice' }];
  if (stop.type === undefined || stop.type === type) return undefined;
  return [path, { code: type === 'pickup' ? 'must_be_pickup' : 'must_be_delivery' }];
};

const lineRules = (line: CargoLine, path: string, stops: readonly Stop[]): readonly Found[] => {
  const { pickup, delivery, dangerous } = line;
  return [
    ...neededParts.map((part) => (line[part] === undefined ? missing(`${path}.${part}`) : undefined)),
    ...neededOfDangerous.map((part) =>
      dangerous && dangerous[part] === undefined ? missing(`${path}.dangerous.${part}`) : undefined,
    ),
    stopFound(`${path}.pickup`, pickup, 'pickup', stops),
    stopFound(`${path}.delivery`, delivery, 'delivery', stops) ??
      (pickup !== undefined && delivery !== undefined && delivery <= pickup
        ? [`${path}.delivery`, { code: 'delivered_first' }]
        : undefined),
  ];
};

/** What cargo lacks or contradicts when it is published. */
export const cargoRules = (cargo: readonly CargoLine[], stops: readonly Stop[]): readonly Found[] => [
  cargo.length < cargoLimits.least ? ['cargo', { code: 'too_few', limits: cargoLimits }] : undefined,
  cargo.length > cargoLimits.most ? ['cargo', { code: 'too_many', limits: cargoLimits }] : undefined,
  ...cargo.flatMap((line, at) => lineRules(line, `cargo.${at}`, stops)),
  totalKg(cargo) > mostKg ? ['cargo', { code: 'too_heavy', limits: { most: mostKg } }] : undefined,
];
