import type { SeenLoad } from '../../../domain/load/SeenLoad.ts';
import { loadChangeNamesEnUS } from '../../shared/freight/loadChangeNamesEnUS.ts';

/** What a load was when the price was said, and is now, in American English. */
export const loadChangesEnUS = {
  ...loadChangeNamesEnUS,
  place: (stop: string) => `Place of stop ${stop}`,
  window: (stop: string, town: string) => `Window of stop ${stop}, ${town}`,
  service: (stop: string, town: string) => `Time at stop ${stop}, ${town}`,
  details: 'Cargo details changed',
  /** What this version does not know. */
  other: 'Something else',
  fromTo: (before: string, now: string) => `${before} → ${now}`,
  /** Of what reads the same before and now. */
  changed: 'Changed',
  nothing: 'none',
  needed: 'required',
  notNeeded: 'not required',
  anyBody: 'Any',
  degrees: (min: string, max: string) => `${min} to ${max} °C`,
  fixed: (price: string) => `${price}, fixed`,
  /** What can be different in single goods. */
  field: {
    description: 'description',
    packageCode: 'packaging',
    count: 'count',
    grossKg: 'gross weight',
    volumeM3: 'volume',
    loadingMetres: 'loading meters',
    stackable: 'stackable',
    temperatureC: 'temperature',
    hsCode: 'HS code',
    dangerous: 'dangerous goods',
    pickup: 'where they are picked up',
    delivery: 'where they are delivered',
  } satisfies Record<keyof SeenLoad['cargo'][number], string>,
} as const;
