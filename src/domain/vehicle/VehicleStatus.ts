export const vehicleStatuses = ['available', 'assigned', 'in_use', 'maintenance', 'out_of_service', 'retired'] as const;

/** `assigned` and `in_use` come from shipments, the others by hand; `retired` is final (product §5). */
export type VehicleStatus = (typeof vehicleStatuses)[number];
