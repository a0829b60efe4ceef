/** Compliance of a vehicle's or driver's papers, worst first (product §5). */
export const compliances = ['expired', 'missing', 'expiring', 'valid'] as const;

export type Compliance = (typeof compliances)[number];
