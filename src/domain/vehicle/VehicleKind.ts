export const vehicleKinds = ['tractor', 'rigid', 'van', 'semi_trailer', 'trailer'] as const;

export type VehicleKind = (typeof vehicleKinds)[number];
