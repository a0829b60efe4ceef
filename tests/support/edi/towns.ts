import type { FoundPlace } from '../../../src/domain/place/FoundPlace.ts';

const town = (
  city: string,
  region: string,
  country: string,
  lat: number,
  lng: number,
  timeZone: string,
): FoundPlace => ({
  id: undefined,
  name: city,
  address: undefined,
  postcode: undefined,
  city,
  region,
  country,
  lat,
  lng,
  accuracy: 'town',
  contact: undefined,
  note: undefined,
  timeZone,
});

/** Towns that files of tests name. */
export const towns = {
  leipzig: town('Leipzig', 'Saxony', 'DE', 51.34, 12.37, 'Europe/Berlin'),
  lyon: town('Lyon', 'Auvergne-Rhône-Alpes', 'FR', 45.75, 4.85, 'Europe/Paris'),
  elwood: town('Elwood', 'IL', 'US', 41.4, -88.1, 'America/Chicago'),
  columbus: town('Columbus', 'OH', 'US', 39.96, -83, 'America/New_York'),
  otherColumbus: town('Columbus', 'GA', 'US', 32.46, -84.99, 'America/New_York'),
} as const;
