export const driverStatuses = ['invited', 'active', 'on_leave', 'suspended', 'left'] as const;

/** Where a driver stands with the company; `left` is final (product §5). */
export type DriverStatus = (typeof driverStatuses)[number];
