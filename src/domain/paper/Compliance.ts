export const compliances = ['expired', 'missing', 'expiring', 'valid'] as const;

/** Whether the papers of a vehicle or driver allow it on the road; the worst first. */
export type Compliance = (typeof compliances)[number];
