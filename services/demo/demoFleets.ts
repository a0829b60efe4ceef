import type { SeededRandom } from './SeededRandom.ts';

export interface DemoFleet {
  readonly vehicles: number;
  /** Besides the invited ones. */
  readonly drivers: number;
  /** Prefix of the fleet numbers. */
  readonly prefix: string;
  readonly country: string;
  /** The nth plate in the country's format. Unique. */
  readonly plate: (n: number, random: SeededRandom) => string;
}

const letters = (random: SeededRandom, count: number): string =>
  Array.from({ length: count }, () => 'BDFGHJKLNPRSTVXZ'.charAt(random.below(16))).join('');

/** The demo's fleets by company name. */
export const demoFleets: Readonly<Record<string, DemoFleet>> = {
  'Rhine Valley Transport': {
    vehicles: 140,
    drivers: 57,
    prefix: 'RV',
    country: 'DE',
    plate: (n, random) => `K-${letters(random, 2)} ${1000 + n}`,
  },
  'Nordic Crest Haulage': {
    vehicles: 36,
    drivers: 12,
    prefix: 'NC',
    country: 'SE',
    plate: (n, random) => `${letters(random, 3)} ${String(100 + n)}`,
  },
  'Alder Cold Chain': {
    vehicles: 28,
    drivers: 9,
    prefix: 'AC',
    country: 'NL',
    plate: (n, random) => `${String(10 + n)}-${letters(random, 3)}-${random.below(10)}`,
  },
  'Sierra Norte Trucking': {
    vehicles: 32,
    drivers: 11,
    prefix: 'SN',
    country: 'ES',
    plate: (n, random) => `${String(2000 + n)} ${letters(random, 3)}`,
  },
};
