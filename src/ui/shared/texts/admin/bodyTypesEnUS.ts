import type { VehicleFacts } from '../../../../domain/vehicle/vehicleFields.ts';

/** Bodies of vehicles, as fleets have them and shippers ask for them, in American English. */
export const bodyTypesEnUS = {
  curtainsider: 'Curtainsider',
  box: 'Box',
  reefer: 'Reefer',
  flatbed: 'Flatbed',
  step_deck: 'Step deck',
  low_loader: 'Lowboy',
  tanker: 'Tanker',
  tipper: 'End dump',
  container_chassis: 'Container chassis',
  swap_body: 'Swap body',
  car_transporter: 'Car hauler',
  livestock: 'Livestock',
  bulk_silo: 'Bulk silo',
  logging: 'Log carrier',
  other: 'Other',
} as const satisfies Record<VehicleFacts['bodyType'], string>;
