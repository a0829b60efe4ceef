import type { VehicleFacts } from '../../../../domain/vehicle/vehicleFields.ts';
import type { VehicleStatus } from '../../../../domain/vehicle/VehicleStatus.ts';

/** What one may choose of a vehicle, in words. */
export const vehicleWordsEnUS = {
  kind: {
    tractor: 'Tractor unit',
    rigid: 'Rigid truck',
    van: 'Van',
    semi_trailer: 'Semi-trailer',
    trailer: 'Trailer',
  } satisfies Record<VehicleFacts['kind'], string>,
  bodyType: {
    curtainsider: 'Curtainsider',
    box: 'Box',
    reefer: 'Reefer',
    flatbed: 'Flatbed',
    step_deck: 'Step deck',
    low_loader: 'Low loader',
    tanker: 'Tanker',
    tipper: 'Tipper',
    container_chassis: 'Container chassis',
    swap_body: 'Swap body',
    car_transporter: 'Car transporter',
    livestock: 'Livestock',
    bulk_silo: 'Bulk silo',
    logging: 'Logging',
    other: 'Other',
  } satisfies Record<VehicleFacts['bodyType'], string>,
  fuel: {
    diesel: 'Diesel',
    petrol: 'Petrol',
    electric: 'Electric',
    hybrid: 'Hybrid',
    cng: 'Compressed gas (CNG)',
    lng: 'Liquefied gas (LNG)',
    hydrogen: 'Hydrogen',
    none: 'None, it is pulled',
  } satisfies Record<VehicleFacts['fuel'], string>,
  euroClass: {
    euro_3: 'Euro 3',
    euro_4: 'Euro 4',
    euro_5: 'Euro 5',
    euro_6: 'Euro 6',
    zero: 'Zero emission',
  } satisfies Record<NonNullable<VehicleFacts['euroClass']>, string>,
  status: {
    available: 'Available',
    assigned: 'Assigned',
    in_use: 'In use',
    maintenance: 'In workshop',
    out_of_service: 'Out of service',
    retired: 'Retired',
  } satisfies Record<VehicleStatus, string>,
} as const;
