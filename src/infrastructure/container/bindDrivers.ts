import type { Container } from 'inversify';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { MoveDriver, moveDriver } from '../../application/drivers/moveDriver.ts';
import { RemoveDriver, removeDriver } from '../../application/drivers/removeDriver.ts';
import { SaveDriver, saveDriver } from '../../application/drivers/saveDriver.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';

/** Use cases of the drivers room. */
export const bindDrivers = (container: Container): void => {
  container.bind(SaveDriver).toResolvedValue(saveDriver, [DriverRegister, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(MoveDriver).toResolvedValue(moveDriver, [DriverRegister, RecordChanges]);
  container.bind(RemoveDriver).toResolvedValue(removeDriver, [DriverRegister, Dialogs, RecordChanges]);
};
