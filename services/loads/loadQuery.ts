import * as v from 'valibot';
import { dayField } from '../fields/dayField.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { listQuery } from '../fields/listQuery.ts';
import { bodyTypes } from '../freight/bodyTypes.ts';
import { pricingModels } from '../freight/request/requestContent.ts';
import { problem } from '../web/problems/problem.ts';

const number = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,6}(?:\.\d{1,6})?$/, problem('notANumber')),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A position as `lat,lng`. */
const position = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/, problem('otherType', { expected: 'lat,lng' })),
  v.transform((text) => {
    const [lat = 0, lng = 0] = text.split(',').map(Number);
    return { lat, lng };
  }),
  v.check(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180, problem('otherType', { expected: 'lat,lng' })),
);

const vehicleId = v.pipe(idAnswer, v.toLowerCase());

/** What loads may be sorted and filtered by. Radii are as the crow flies; `best` begins with what a truck fits, the nearest first (`inOrder`). */
export const loadQuery = listQuery(['pickup', 'newest', 'km', 'pricePerKm', 'emptyKm', 'best'], 'pickup', {
  near: v.optional(position),
  radiusKm: v.optional(number(1, 2_000)),
  toNear: v.optional(position),
  toRadiusKm: v.optional(number(1, 2_000)),
  from: v.optional(dayField),
  to: v.optional(dayField),
  bodyType: v.optional(v.picklist(bodyTypes)),
  maxKg: v.optional(number(0, 60_000)),
  adr: v.optional(v.picklist(['true', 'false'])),
  pricing: v.optional(v.picklist(pricingModels)),
  fits: v.optional(v.literal('true')),
  /** Only those that the fleet is asked for by name. */
  asked: v.optional(v.literal('true')),
  /** Only those that the fleet watches. */
  watched: v.optional(v.literal('true')),
  vehicleId: v.optional(vehicleId),
});

/** With the truck to judge. */
export const oneLoadQuery = v.strictObject({ vehicleId: v.optional(vehicleId) });

export type LoadQuery = v.InferOutput<typeof loadQuery>;
