import type { Fuel } from './Fuel.ts';

const noFuel: Fuel = 'none';

/** Whether a vehicle moves by itself, by what it runs on; one that is pulled has no emission class. */
export const hasEngine = (fuel: string): boolean => fuel !== noFuel;
