/** Driving licence categories (directive 2006/126/EC, article 4). */
export const licenceCategories = ['B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE'] as const;

export type LicenceCategory = (typeof licenceCategories)[number];
