/** `available ↔ assigned → in_use → available`; off the road in `maintenance` or `out_of_service`; `retired` is final. */
export const vehicleStatuses = ['available', 'assigned', 'in_use', 'maintenance', 'out_of_service', 'retired'] as const;

export type VehicleStatus = (typeof vehicleStatuses)[number];
