/** How close the rows of a table stand. */
export const densities = ['compact', 'comfortable'] as const;

export type Density = (typeof densities)[number];
