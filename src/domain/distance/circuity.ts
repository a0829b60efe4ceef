/** How much longer roads are than the line over 300 km as the crow flies, by country. Estimates: single lanes are up to 30 % off. */
const regions: readonly (readonly [countries: string, factor: number])[] = [
  ['DE AT CH LI FR BE NL LU PL CZ SK HU SI IT MC SM VA HR', 1.22],
  ['NO SE FI DK IS EE LV LT', 1.35],
  ['ES PT AD GI', 1.24],
  ['GB IE IM JE GG', 1.28],
  ['US CA', 1.12],
  ['BR ZA', 1.21],
  ['KE TZ UG RW BI ET', 1.2],
];
const elsewhere = 1.3;

const factorOf = (country: string): number =>
  regions.find(([countries]) => countries.split(' ').includes(country))?.[1] ?? elsewhere;

/** Short trips wind more: least of these lengths in km, and their factor. */
const short = [
  [30, 1.4],
  [100, 1.32],
  [300, 1.27],
] as const;

/** Road km per km as the crow flies, between two countries (ISO 3166-1 alpha-2). Of two regions the longer way counts. */
export const circuity = (lineKm: number, from: string, to: string): number =>
  short.find(([below]) => lineKm < below)?.[1] ?? Math.max(factorOf(from), factorOf(to));
