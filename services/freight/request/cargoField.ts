import * as v from 'valibot';
import { maybe } from '../../fields/maybe.ts';
import { boundedText } from '../../fields/boundedText.ts';
import { decimalField } from '../../fields/decimalField.ts';
import { plainText } from '../../fields/plainText.ts';
import { wholeField } from '../../fields/wholeField.ts';
import { spelledTunnelCode, tunnelCode } from './tunnelCode.ts';
import { problem } from '../../web/problems/problem.ts';

/** How goods are packed (UN/ECE Recommendation 21). */
export const packageCodes = (
  'OH PX CT 43 RO WA 8A OB OC OG AG PE BX 4H CS CR 8B BG EC 5M SA FX DR 1A BA JC PL RL CW BE BN BL LG CY TK PK PC PP NE ' +
  'VL VR VY VO'
).split(' ');

/** Classes of dangerous goods and their divisions (ADR 2.1.1.1). */
export const dangerousClasses = '1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(
  ' ',
);

export const packingGroups = ['I', 'II', 'III'] as const;

/** The heaviest request, in kg. */
export const mostKg = 60_000;

const degrees = decimalField(-60, 60, 1);

/** A range of temperatures in °C. */
export const temperatureField = v.pipe(
  v.strictObject({ min: degrees, max: degrees }),
  v.forward(
    v.partialCheck([['min'], ['max']], ({ min, max }) => min <= max, problem('temperatureOrder')),
    ['max'],
  ),
);

const dangerous = v.strictObject({
  un: maybe(v.pipe(boundedText(4), v.regex(/^\d{4}$/, problem('notAUnNumber')))),
  name: maybe(plainText(200)),
  class: maybe(v.picklist(dangerousClasses)),
  packingGroup: maybe(v.picklist(packingGroups)),
  tunnelCode: maybe(
    v.pipe(plainText(10), v.transform(spelledTunnelCode), v.regex(tunnelCode, problem('notATunnelCode'))),
  ),
  transportCategory: maybe(wholeField(0, 4)),
  quantity: maybe(decimalField(0, 60_000, 3)),
  limitedQuantity: maybe(v.boolean()),
});

/** A line of goods as far as it is known. `pickup` and `delivery` are indices of stops. */
export const cargoField = v.strictObject({
  description: maybe(plainText(200)),
  packageCode: maybe(v.picklist(packageCodes)),
  count: maybe(wholeField(1, 9_999)),
  grossKg: maybe(decimalField(0.001, mostKg, 3)),
  volumeM3: maybe(decimalField(0.001, 200, 3)),
  loadingMetres: maybe(decimalField(0.01, 25, 2)),
  stackable: maybe(v.boolean()),
  temperatureC: maybe(temperatureField),
  hsCode: maybe(plainText(20)),
  marks: maybe(plainText(200)),
  dangerous: maybe(dangerous),
  pickup: maybe(v.number()),
  delivery: maybe(v.number()),
});

export type CargoLine = v.InferOutput<typeof cargoField>;
export type DangerousGoods = NonNullable<CargoLine['dangerous']>;
export type Temperatures = v.InferOutput<typeof temperatureField>;
