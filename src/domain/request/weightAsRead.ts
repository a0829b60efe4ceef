import { typedNumber } from '../record/typedNumber.ts';

/** How a typed weight is read, in kg. */
interface WeightAsRead {
  readonly kg: number;
  /** What it is where its mark separates thousands, if it may be meant so: 9.600 is 9600 in Germany. */
  readonly otherKg: number | undefined;
  /** If that looks like a slip: what one package would weigh, and the weight that may be meant. */
  readonly slip: { readonly eachKg: number; readonly meantKg: number } | undefined;
}

/** How a weight with a dot or comma is read, which is one thing in France and another in Britain; undefined for one without. */
export const weightAsRead = (typed: string, typedCount: string): WeightAsRead | undefined => {
  const kg = typedNumber(typed);
  if (kg === undefined || !/[.,]/.test(typed)) return undefined;
  const meantKg = typedNumber(typed, true);
  const eachKg = kg / Math.max(1, typedNumber(typedCount, true) ?? 1);
  const isOther = meantKg !== undefined && meantKg !== kg;
  return {
    kg,
    otherKg: isOther && !/^\s*0/.test(typed) ? meantKg : undefined,
    slip: isOther && eachKg < 1 ? { eachKg: Number(eachKg.toPrecision(1)), meantKg } : undefined,
  };
};
