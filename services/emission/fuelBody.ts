import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { decimalField } from '../fields/decimalField.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { listField } from '../fields/listField.ts';

/** So many shipments a trip has at most, and as much of its fuel: litres, kg or kWh. */
export const fuelLimits = { shipments: 20, least: 0.1, most: 20_000, decimals: 2 } as const;

/** What a truck burnt on a trip with a shipment, and which others were on it. */
export const fuelBody = v.strictObject({
  /** Key of a factor of the set. */
  fuel: boundedText(40),
  amount: decimalField(fuelLimits.least, fuelLimits.most, fuelLimits.decimals),
  others: v.nullish(listField(v.pipe(idAnswer, v.toLowerCase()), fuelLimits.shipments - 1), []),
});

export type FuelBody = v.InferOutput<typeof fuelBody>;
