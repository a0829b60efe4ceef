/** Whether a latitude is on the map. The poles are not: no road leads there. */
export const isLatitude = (lat: number): boolean => lat > -90 && lat < 90;

export const isLongitude = (lng: number): boolean => lng >= -180 && lng <= 180;

/** Whether this is a place on the map. 0, 0 is what is sent when a position is missing. */
export const isPosition = (lat: number, lng: number): boolean =>
  isLatitude(lat) && isLongitude(lng) && !(lat === 0 && lng === 0);
