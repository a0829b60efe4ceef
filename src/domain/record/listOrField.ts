/** The list that a path is in, such as `stops` for `stops.0.place.city`; outside lists the path itself. */
export const listOrField = (path: string): string => path.replace(/\.\d+\..*/, '');
