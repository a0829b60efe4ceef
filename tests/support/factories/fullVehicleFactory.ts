import { documentFactory } from './documentFactory.ts';
import { filledVehicleFacts } from './filledVehicleFacts.ts';
import { vehicleFactory } from './vehicleFactory.ts';

/** A vehicle with every optional value filled. */
export const fullVehicleFactory = vehicleFactory.params({
  ...filledVehicleFacts,
  photo: documentFactory.build({ type: 'photo' }),
  documents: [documentFactory.build()],
});
