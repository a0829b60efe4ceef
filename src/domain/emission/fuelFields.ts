import { numberField } from '../record/numberField.ts';

/** What is typed of the fuel of a trip: litres, kg or kWh. */
export const fuelFields = { amount: numberField({ least: 0.1, most: 20_000, decimals: 2 }) } as const;
