import lookUpZone from '@photostructure/tz-lookup';

/** The time zone (IANA) at a position. Near borders it may be the neighbour's. */
export const zoneAt = (lat: number, lng: number): string => lookUpZone(lat, lng);
