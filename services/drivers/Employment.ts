/** A driver's type of employment (product §5). */
export const employments = ['employee', 'contractor', 'owner_operator'] as const;

export type Employment = (typeof employments)[number];
