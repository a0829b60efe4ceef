/** From `invited` a driver becomes active; `left` is final (product §5). */
export const driverStatuses = ['invited', 'active', 'on_leave', 'suspended', 'left'] as const;

export type DriverStatus = (typeof driverStatuses)[number];
