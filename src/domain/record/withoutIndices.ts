/** A path without the indices of lists: `stops.place.city` for `stops.0.place.city`. Labels are kept by it. */
export const withoutIndices = (path: string): string => path.replaceAll(/\.\d+(?=\.)/g, '');
