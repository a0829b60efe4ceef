/** `none` is for what is drawn. */
export const fuels = ['diesel', 'petrol', 'electric', 'hybrid', 'cng', 'lng', 'hydrogen', 'none'] as const;

export type Fuel = (typeof fuels)[number];
