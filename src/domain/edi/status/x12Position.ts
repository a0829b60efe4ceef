import type { Position } from '../../distance/greatCircleKm.ts';

/** Degrees of X12 1654 and 1655: `DDDMMSS`, or with a decimal point as some partners send them. */
const degreesOf = (text: string): number | undefined => {
  const [, degrees, minutes, seconds] = /^(\d{2,3})([0-5]\d)([0-5]\d)$/.exec(text) ?? [];
  if (degrees !== undefined) return Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /^-?\d{1,3}\.\d{1,8}$/.test(text) ? Number(text) : undefined;
};

/** Where a truck was, by longitude and latitude and their directions (MS1-04 to 07); undefined where they say no place on earth. */
export const x12Position = (
  longitude: string | undefined,
  latitude: string | undefined,
  [east, north]: readonly [string | undefined, string | undefined],
): Position | undefined => {
  const [lng, lat] = [degreesOf(longitude ?? ''), degreesOf(latitude ?? '')];
  if (lng === undefined || lat === undefined) return undefined;
  const position = { lat: north === 'S' ? -lat : lat, lng: east === 'W' ? -lng : lng };
  const isSomewhere = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 && (lat !== 0 || lng !== 0);
  return isSomewhere ? position : undefined;
};
