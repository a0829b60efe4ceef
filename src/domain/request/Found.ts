import type { Problem } from '../record/Problem.ts';

/** A problem and the path of what it is about; undefined where a rule holds. */
export type Found = readonly [path: string, problem: Problem] | undefined;

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly decimals: number;
}

/** A missing value. */
export const missing = (path: string): Found => [path, { code: 'required' }];

/** What is wrong with a number that should lie between two limits, both included; nothing if it is left out. */
export const numberFound = (path: string, value: number | undefined, limits: Limits): Found => {
  if (value === undefined) return undefined;
  if (limits.decimals === 0 && !Number.isInteger(value)) return [path, { code: 'not_whole', limits }];
  if (!(value >= limits.least && value <= limits.most)) return [path, { code: 'out_of_range', limits }];
  return Number(value.toFixed(limits.decimals)) === value ? undefined : [path, { code: 'too_precise', limits }];
};

/** The ends of a temperature range out of order. */
export const temperaturesFound = (
  path: string,
  range: { readonly min: number; readonly max: number } | undefined,
): readonly Found[] => {
  if (!range) return [];
  const limits = { least: -60, most: 60, decimals: 1 };
  return [
    numberFound(`${path}.min`, range.min, limits),
    numberFound(`${path}.max`, range.max, limits) ??
      (range.min > range.max ? [`${path}.max`, { code: 'temperature_order' }] : undefined),
  ];
};
