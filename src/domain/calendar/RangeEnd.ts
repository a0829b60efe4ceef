/** The two ends of a range. */
export type RangeEnd = 'from' | 'to';
