const fewest = 10;

/** Whether so few cases say little about a carrier: their number is told, and no figure made of them. */
export const isTooFew = (cases: number): boolean => cases < fewest;
