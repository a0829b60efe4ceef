import * as v from 'valibot';

/** What a factor is per: freight carried, a vehicle driven, or fuel and power used. */
export const factorUnits = ['kg/tkm', 'kg/km', 'kg/l', 'kg/kg', 'kg/kWh'] as const;

/** The kind of distance a factor was made with: the shortest feasible one, or what was driven. */
export const distanceBases = ['sfd', 'actual'] as const;

/** How full the vehicle of a factor per km is. */
const loads = ['empty', 'average', 'full'] as const;

/** Classes of vehicles. Public: never rename one. */
export const vehicleClasses = [
  'van_diesel',
  'van_petrol',
  'van_bev',
  'rigid_7_5',
  'rigid_17',
  'rigid_over_17',
  'artic_33',
  'artic_over_33',
  'any_hgv',
] as const;

export type VehicleClass = (typeof vehicleClasses)[number];

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const key = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be small letters, digits and _'));
const kg = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));

/** What a factor of a set says by itself. Kilograms of CO2e per unit; without a split `ttw` and `wtt` are null. */
const factorEntries = {
  key,
  /** In words. */
  vehicle: v.nullable(text),
  fuel: text,
  refrigerated: v.boolean(),
  load: v.nullable(v.picklist(loads)),
  unit: v.picklist(factorUnits),
  distanceBasis: v.nullable(v.picklist(distanceBases)),
  ttw: v.nullable(kg),
  wtt: v.nullable(kg),
  wtw: kg,
};

/** What all factors of a set share. */
const setEntries = {
  set: text,
  version: text,
  /** A day or a month. */
  publishedOn: v.pipe(v.string(), v.regex(/^\d{4}-\d\d(?:-\d\d)?$/, 'must be a day or a month')),
  region: text,
  gwp: v.picklist(['AR5', 'AR6']),
  licence: text,
  source: text,
};

/** A factor with the set it is of: a result keeps it whole, so that a later set changes nothing. */
export const factorAnswer = v.object({ ...setEntries, ...factorEntries });

export type Factor = v.InferOutput<typeof factorAnswer>;

/** Between these lies what carrying a tonne for a kilometre causes, in kg; all else is a slip in a unit. */
const plausible = { least: 0.02, most: 3 } as const;

const factor = v.pipe(
  v.strictObject(factorEntries),
  v.check(
    ({ ttw, wtt, wtw }) => (ttw === null || wtt === null ? ttw === wtt : Math.abs(ttw + wtt - wtw) < 0.000_02),
    'has a wtw that is not the sum of its ttw and wtt',
  ),
  v.check(
    ({ unit, wtw }) => unit !== 'kg/tkm' || (wtw >= plausible.least && wtw <= plausible.most),
    'is not between 20 and 3000 g per tkm',
  ),
  v.check(({ unit, load }) => (unit === 'kg/km') === (load !== null), 'must say its load per km, and nowhere else'),
  v.check(
    ({ unit, distanceBasis }) => (unit === 'kg/tkm') === (distanceBasis !== null),
    'must say its distanceBasis per tkm, and nowhere else',
  ),
);

const nameOf = ({ key: name, unit, load, refrigerated }: v.InferOutput<typeof factor>): string =>
  [name, unit, load, refrigerated].join(' ');

/** A set of factors as an operator writes it down. */
export const factorSet = v.pipe(
  v.strictObject({
    ...setEntries,
    factors: v.pipe(
      v.array(factor),
      v.minLength(1),
      v.maxLength(500),
      v.check((all) => new Set(all.map(nameOf)).size === all.length, 'has two factors for the same'),
      v.check(
        (all) => all.some((each) => each.key === 'any_hgv' && each.unit === 'kg/tkm' && !each.refrigerated),
        'has no factor any_hgv in kg/tkm',
      ),
    ),
  }),
  v.transform(({ factors, ...shared }): readonly Factor[] => factors.map((each) => ({ ...shared, ...each }))),
);

/** The factors in use. */
export type FactorSet = readonly Factor[];
