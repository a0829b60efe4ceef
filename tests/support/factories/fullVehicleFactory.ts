import { documentFactory } from './documentFactory.ts';
import { filledVehicleFacts } from './filledVehicleFacts.ts';
import { vehicleFactory } from './vehicleFactory.ts';

/** A vehicle with all optional fields filled. */
export const fullVehicleFactory = vehicleFactory.params({
  ...filledVehicleFacts,
  photo: documentFactory.build({ type: 'photo' }),
  documents: [documentFactory.build()],
});
