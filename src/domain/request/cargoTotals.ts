import type { CargoLine, Temperatures } from './RequestContent.ts';

/** The weight of all lines, in kg. */
export const totalKg = (cargo: readonly CargoLine[]): number =>
  Math.round(cargo.reduce((sum, { grossKg }) => sum + (grossKg ?? 0), 0) * 1000) / 1000;

/** The temperatures a truck must be able to keep for all lines, in °C; undefined if none needs any. */
export const temperaturesOf = (cargo: readonly CargoLine[]): Temperatures | undefined => {
  const ranges = cargo.flatMap(({ temperatureC }) => (temperatureC ? [temperatureC] : []));
  if (ranges.length === 0) return undefined;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
};

/** Whether any line is dangerous goods. */
export const isDangerous = (cargo: readonly CargoLine[]): boolean =>
  cargo.some(({ dangerous }) => dangerous !== undefined);
