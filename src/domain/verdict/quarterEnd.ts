const quarter = 15 * 60_000;

/** The end of the quarter of an hour a time falls in (epoch milliseconds). Said more closely, when a truck can come would tell when it leaves another shipper. */
export const quarterEnd = (at: number): number => Math.ceil(at / quarter) * quarter;
