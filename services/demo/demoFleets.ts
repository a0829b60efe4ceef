import type { bodyTypes } from '../freight/bodyTypes.ts';
import type { SeededRandom } from './SeededRandom.ts';

export interface DemoFleet {
  readonly vehicles: number;
  /** Besides the invited ones. */
  readonly drivers: number;
  /** The bodies of every third vehicle, a semi-trailer; of any kind if left out. */
  readonly bodies?: readonly (typeof bodyTypes)[number][];
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
    vehicles: 45,
    drivers: 24,
    bodies: ['curtainsider', 'box', 'reefer'],
    prefix: 'NC',
    country: 'SE',
    plate: (n, random) => `${letters(random, 3)} ${String(100 + n)}`,
  },
  'Alder Cold Chain': {
    vehicles: 42,
    drivers: 22,
    bodies: ['reefer', 'reefer', 'curtainsider'],
    prefix: 'AC',
    country: 'NL',
    plate: (n, random) => `${String(10 + n)}-${letters(random, 3)}-${random.below(10)}`,
  },
  'Sierra Norte Trucking': {
    vehicles: 45,
    drivers: 26,
    bodies: ['reefer', 'reefer', 'curtainsider'],
    prefix: 'SN',
    country: 'ES',
    plate: (n, random) => `${String(2000 + n)} ${letters(random, 3)}`,
  },
  'Spedition Weserland': {
    vehicles: 24,
    drivers: 9,
    bodies: ['curtainsider', 'box', 'reefer'],
    prefix: 'SW',
    country: 'DE',
    plate: (n, random) => `HB-${letters(random, 2)} ${3000 + n}`,
  },
  'Transports Vauban': {
    vehicles: 21,
    drivers: 8,
    bodies: ['curtainsider', 'box', 'reefer'],
    prefix: 'TV',
    country: 'FR',
    plate: (n, random) => `${letters(random, 2)}-${String(200 + n)}-${letters(random, 2)}`,
  },
  'Moravia Cargo': {
    vehicles: 18,
    drivers: 8,
    bodies: ['curtainsider', 'box', 'reefer'],
    prefix: 'MC',
    country: 'CZ',
    plate: (n, random) => `${String(1 + (n % 9))}B${random.below(10)} ${4000 + n}`,
  },
  'Kolb & Söhne': {
    vehicles: 18,
    drivers: 8,
    bodies: ['curtainsider', 'box', 'reefer'],
    prefix: 'KS',
    country: 'DE',
    plate: (n, random) => `M-${letters(random, 2)} ${5000 + n}`,
  },
  'Transportes Guadiana': {
    vehicles: 24,
    drivers: 9,
    bodies: ['curtainsider', 'box', 'reefer'],
    prefix: 'TG',
    country: 'ES',
    plate: (n, random) => `${String(4000 + n)} ${letters(random, 3)}`,
  },
  'Ebro Frío Logística': {
    vehicles: 21,
    drivers: 8,
    bodies: ['reefer', 'reefer', 'curtainsider'],
    prefix: 'EF',
    country: 'ES',
    plate: (n, random) => `${String(6000 + n)} ${letters(random, 3)}`,
  },
  'Occitanie Fret': {
    vehicles: 18,
    drivers: 8,
    bodies: ['curtainsider', 'box', 'reefer'],
    prefix: 'OF',
    country: 'FR',
    plate: (n, random) => `${letters(random, 2)}-${String(500 + n)}-${letters(random, 2)}`,
  },
  'Lusitânia Carga': {
    vehicles: 18,
    drivers: 8,
    bodies: ['curtainsider', 'box', 'reefer'],
    prefix: 'LC',
    country: 'PT',
    plate: (n, random) => `${letters(random, 2)}-${String(10 + n)}-${letters(random, 2)}`,
  },
};
