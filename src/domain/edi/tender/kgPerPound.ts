/** The international pound. */
export const kgPerPound = 0.453_592_37;
