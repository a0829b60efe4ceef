import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { factorAnswer, vehicleClasses } from './FactorSet.ts';

/** How a figure was found, the roughest first. Public: never rename one. */
export const levels = ['default', 'modelled', 'measured'] as const;

export type Level = (typeof levels)[number];

const grams = { wtwGrams: wholeNumber, ttwGrams: wholeNumber };

/** What carrying a shipment causes, in grams of CO2e, with all that says how it was found. It is kept as it is. */
export const footprintAnswer = v.pipe(
  v.object({
    level: v.picklist(levels),
    /** Well to wheel; of that, tank to wheel. */
    ...grams,
    massKg: v.number(),
    tkm: v.number(),
    distance: v.object({ type: v.literal('sfd'), method: v.literal('planned_route') }),
    /** By where the goods go; their grams sum to the whole. */
    consignments: v.array(
      v.object({
        pickup: wholeNumber,
        delivery: wholeNumber,
        massKg: v.number(),
        km: v.number(),
        tkm: v.number(),
        ...grams,
      }),
    ),
    class: v.picklist(vehicleClasses),
    refrigerated: v.boolean(),
    /** How far the truck came empty, where that is counted by itself. */
    emptyKm: v.nullable(v.number()),
    /** All factors that were used. */
    factors: v.array(factorAnswer),
  }),
  v.metadata({ ref: 'Footprint' }),
);

export type Footprint = v.InferOutput<typeof footprintAnswer>;
