export const employments = ['employee', 'contractor', 'owner_operator'] as const;

/** How a driver works for the company (product §5). */
export type Employment = (typeof employments)[number];
