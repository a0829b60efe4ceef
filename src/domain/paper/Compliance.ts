export const compliances = ['expired', 'missing', 'expiring', 'valid'] as const;

/** Whether the papers of a vehicle or driver are in order; worst first. */
export type Compliance = (typeof compliances)[number];
