import type { Container } from 'inversify';
import { Clock } from '../../application/shared/Clock.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { MoveVehicle, moveVehicle } from '../../application/vehicles/moveVehicle.ts';
import { RemoveVehicle, removeVehicle } from '../../application/vehicles/removeVehicle.ts';
import { SaveVehicle, saveVehicle } from '../../application/vehicles/saveVehicle.ts';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';

/** Use cases of the vehicles room. */
export const bindVehicles = (container: Container): void => {
  container.bind(SaveVehicle).toResolvedValue(saveVehicle, [VehicleRegister, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(MoveVehicle).toResolvedValue(moveVehicle, [VehicleRegister, RecordChanges]);
  container.bind(RemoveVehicle).toResolvedValue(removeVehicle, [VehicleRegister, Dialogs, RecordChanges]);
};
