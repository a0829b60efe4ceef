/** The lists that show something of a vehicle, its own first. */
export const vehicleLists = ['vehicles', 'drivers', 'papers'] as const;
