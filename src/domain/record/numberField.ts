import type { Scalar, Unit } from './Field.ts';
import { typedNumber } from './typedNumber.ts';

interface NumberOptions {
  readonly least: number;
  readonly most: number;
  /** Maximum decimal places; 0 for whole numbers. */
  readonly decimals?: number;
  readonly unit?: Unit;
}

/** A number from `least` to `most`, both included. */
export const numberField = ({ least, most, decimals = 0, unit }: NumberOptions): Scalar<number, false> => {
  const limits = { least, most, decimals };
  return {
    kind: 'number',
    optional: false,
    unit,
    ...limits,
    read: (typed) => {
      const number = typedNumber(typed, decimals === 0);
      if (number === undefined) {
        const isDecimal = decimals === 0 && typedNumber(typed) !== undefined;
        return { ok: false, problems: { code: isDecimal ? 'not_whole' : 'not_a_number', limits } };
      }
      if (number < least || number > most) return { ok: false, problems: { code: 'out_of_range', limits } };
      if (Number(number.toFixed(decimals)) !== number) return { ok: false, problems: { code: 'too_precise', limits } };
      return { ok: true, value: number };
    },
    write: String,
  };
};
