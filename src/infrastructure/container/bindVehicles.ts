import type { Container } from 'inversify';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';
import { VehiclePauses, vehiclePauses } from '../../application/pauses/vehiclePauses.ts';
import { CoupleTrailer, coupleTrailer } from '../../application/coupling/coupleTrailer.ts';
import { VehicleWrites, vehicleWrites } from '../../application/vehicles/vehicleWrites.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';

/** Use cases of the vehicles room. */
export const bindVehicles = (container: Container): void => {
  container
    .bind(VehicleWrites)
    .toResolvedValue(vehicleWrites, [VehicleRegister, Clock, Dialogs, IdempotencyKeys, RecordChanges]);
  container.bind(CoupleTrailer).toResolvedValue(coupleTrailer, [VehicleRegister, IdempotencyKeys, RecordChanges]);
  container.bind(VehiclePauses).toResolvedValue(vehiclePauses, [VehicleRegister, IdempotencyKeys, RecordChanges]);
};
