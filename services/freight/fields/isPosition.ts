/** Whether this is a place on the map; 0, 0 is what is sent when a position is missing. */
export const isPosition = (lat: number, lng: number): boolean =>
  lat > -90 && lat < 90 && lng >= -180 && lng <= 180 && !(lat === 0 && lng === 0);
