import type { VehicleFacts } from '../vehicle/vehicleFields.ts';

type Kind = VehicleFacts['kind'];

/** Which kinds a kind pulls; none for what is pulled itself. */
export const pulledKinds: Readonly<Record<Kind, readonly Kind[]>> = {
  tractor: ['semi_trailer'],
  rigid: ['trailer'],
  van: ['trailer'],
  semi_trailer: [],
  trailer: [],
};
