export const goodsTrouble = ['damage', 'shortage', 'overage', 'temperature'] as const;

/** Trouble with goods that a carrier notes when it takes them over (CMR article 8). */
export type GoodsTrouble = (typeof goodsTrouble)[number];
