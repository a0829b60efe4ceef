/** Stands between the two ends of a range (seed §9). */
export const rangeSeparator = '~';
