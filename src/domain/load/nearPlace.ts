import { isPosition } from '../stop/isPosition.ts';
import type { FoundPlace } from '../place/FoundPlace.ts';

/** A place to look around, as an address holds it. */
interface NearPlace {
  /** `lat,lng` in degrees, as the service takes it. */
  readonly position: string;
  /** What it is called; undefined for a bare position. */
  readonly city: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
}

/** Loads show their positions to 0.1 degrees: more digits would tell nothing. */
const digits = 2;

/** The place as `51.45,7.01 Essen, DE`, so that a link says where and shows what it is called. */
export const nearWritten = ({
  city,
  country,
  lat,
  lng,
}: Pick<FoundPlace, 'city' | 'country' | 'lat' | 'lng'>): string =>
  `${lat.toFixed(digits)},${lng.toFixed(digits)} ${city}, ${country}`;

const written = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)(?: (.{1,80}), ([A-Z]{2}))?$/;

/** Reads it; undefined if it is no place on the map. */
export const nearRead = (text: string): NearPlace | undefined => {
  const [all, lat = '', lng = '', city, country] = written.exec(text) ?? [];
  if (all === undefined || !isPosition(Number(lat), Number(lng))) return undefined;
  return { position: `${lat},${lng}`, city, country };
};
