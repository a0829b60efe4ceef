/** How a driver works for the company (product §5). */
export const employments = ['employee', 'contractor', 'owner_operator'] as const;

export type Employment = (typeof employments)[number];
