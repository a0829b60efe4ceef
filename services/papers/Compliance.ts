/** How the papers of a vehicle or driver stand, worst first (product §5). */
export const compliances = ['expired', 'missing', 'expiring', 'valid'] as const;

export type Compliance = (typeof compliances)[number];
