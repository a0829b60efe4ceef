/** Days that a scorecard looks back. */
export const scoredDays = 90;

/** Whether so few cases say little about a carrier: their number is told, and no figure made of them. */
export const isTooFew = (cases: number): boolean => cases < 10;
