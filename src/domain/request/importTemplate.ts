import { addDays } from '../calendar/addDays.ts';
import { csvOf } from '../csv/csvOf.ts';
import { importColumns } from './importColumns.ts';

const example: Readonly<Record<string, string>> = {
  reference: 'PO-1001',
  pickup_name: 'Plant Leipzig',
  pickup_address: 'Hafenstr. 8',
  pickup_postcode: '04103',
  pickup_city: 'Leipzig',
  pickup_country: 'DE',
  delivery_name: 'Warehouse Lyon',
  delivery_address: '12 rue du Port',
  delivery_postcode: '69007',
  delivery_city: 'Lyon',
  delivery_country: 'FR',
  goods: 'Machine parts',
  package: 'OH',
  count: '24',
  weight_kg: '18400',
  body_types: 'curtainsider box',
  pricing: 'bid',
  currency: 'EUR',
  price: '1250',
};

/** A table to fill in, with one row as an example that is right on `today`. */
export const importTemplate = (today: string): string => {
  const dates: Readonly<Record<string, string>> = {
    pickup_from: `${addDays(today, 2)} 08:00`,
    pickup_to: `${addDays(today, 2)} 12:00`,
    delivery_from: `${addDays(today, 3)} 08:00`,
    delivery_to: `${addDays(today, 3)} 16:00`,
    decide_by: `${addDays(today, 1)} 16:00`,
  };
  const titles = Object.keys(importColumns);
  return csvOf(titles, [titles.map((title) => dates[title] ?? example[title] ?? '')]);
};
