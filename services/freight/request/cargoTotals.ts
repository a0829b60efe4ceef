import type { CargoLine, Temperatures } from './cargoField.ts';

/** The weight of all lines in kg. */
export function totalKg(cargo: readonly Pick<CargoLine, 'grossKg'>[]): number {
  let sum = 0;
  for (const line of cargo) sum += line.grossKg ?? 0;
  return Math.round(sum * 1_000) / 1_000;
}

/** The temperatures that all lines together need, in °C; null if none needs any. */
export function temperaturesOf(cargo: readonly CargoLine[]): Temperatures | null {
  const ranges = cargo.map((line) => line.temperatureC).filter((range) => range !== null);
  if (ranges.length === 0) return null;
  return { min: Math.min(...ranges.map((range) => range.min)), max: Math.max(...ranges.map((range) => range.max)) };
}

/** Whether there are dangerous goods among the lines. */
export const isDangerous = (cargo: readonly CargoLine[]): boolean => cargo.some((line) => line.dangerous !== null);
